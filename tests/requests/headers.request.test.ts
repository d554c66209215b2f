import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { attribute, type HtmlPage } from "./html-page.ts";
import { createVisitor } from "./visitor.ts";

const PAGES = ["/", "/palettes", "/gradients", "/about/terms", "/palette-generator", "/login"];

const hrefsOf = ({ document }: HtmlPage) =>
  [...document.querySelectorAll("a[href]")].map((link) => attribute(link, "href"));

it.each(PAGES)("[QLT-4] %s runs no script that it does not bring itself", async (path) => {
  const answer = await createVisitor().ask(path);
  const policy = answer.headers.get("content-security-policy") ?? "";
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|http:/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toMatch(/base-uri '(?:none|self)'/);
  expect(policy).toContain("frame-ancestors");
});

it("[QLT-4] every answer says its type and is not sniffed", async () => {
  const { ask } = createVisitor();
  for (const path of [...PAGES, "/robots.txt", "/sitemap.xml", "/icon.svg"]) {
    const { headers } = await ask(path);
    expect(headers.get("content-type"), path).toBeTruthy();
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
    expect(headers.get("referrer-policy"), path).toBeTruthy();
  }
});

it("[QLT-4] [S19] without a secure origin in the settings no header of a request asks browsers to stay on https", async () => {
  const answer = await createVisitor().ask("/", { headers: { "x-forwarded-proto": "https" } });
  expect(answer.headers.get("strict-transport-security")).toBeNull();
});

it.each(PAGES)(
  "[QLT-4] [S18] [S19] %s loads pictures of this site only, and stands in no frame",
  async (path) => {
    const { headers } = await createVisitor().ask(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy).toMatch(/style-src 'self' 'sha256-[^;]*'/);
    expect(policy).not.toMatch(/style-src '[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-frame-options")).toBe("DENY");
    expect([...headers.keys()].filter((name) => name.startsWith("x-tincture"))).toEqual([]);
  },
);

it("[IMG] [S18] the page that opens pictures by their address may read them, and shows none from there", async () => {
  const { headers } = await createVisitor().ask("/color-image-picker");
  const policy = headers.get("content-security-policy") ?? "";
  expect(policy).toContain("img-src 'self' data: blob:;");
  expect(policy).toMatch(/connect-src 'self'[^;]* https:;/);
});

it("[QLT-4] [S7] the policy of a page has the hashes of its own scripts, and of no others", async () => {
  for (const path of PAGES) {
    const answer = await createVisitor().ask(path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    const hashes = policy.match(/(?<=script-src [^;]*)'sha256-[^']*'/g) ?? [];
    const html = await answer.text();
    const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(scripts.length, path).toBeGreaterThan(3);
    expect(hashes.toSorted(), path).toEqual([...new Set(scripts)].toSorted());
    expect(html).not.toContain(" nonce=");
  }
});

it.each([
  { origin: "https://elsewhere.example" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("[QLT-4] a page of another site cannot change anything: %o", async (headers) => {
  const form = { kind: "idea", message: "sent from elsewhere" };
  const answer = await createVisitor().ask("/resources/feedback", { method: "POST", headers, form });
  expect(answer.status).toBe(403);
});

it("[QLT-4] login leads to no other site", async () => {
  const page = await createVisitor().open("/login?redirect=https%3A%2F%2Felsewhere.example%2F");
  const links = hrefsOf(page);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => href.includes("://elsewhere.example"))).toEqual([]);
});

it("[QLT-4] pages of links tell no other site where they are", async () => {
  const { ask } = createVisitor();
  for (const path of ["/login/link?token=x", "/login/action?mode=verifyEmail&token=x"]) {
    expect((await ask(path)).headers.get("referrer-policy"), path).toBe("same-origin");
  }
});

it("[QLT-2] assets are kept for good, pages are asked for again", async () => {
  const visitor = createVisitor();
  const page = await visitor.open("/");
  const held = page.document.querySelector("script[data-files]");
  const scripts = held?.getAttribute("data-files")?.split(" ") ?? [];
  const asset = scripts.find((href) => /^\/assets\/base-[\w-]+\.js$/.test(href)) ?? "none named on the page";
  const answer = await visitor.ask(asset, { headers: { "accept-encoding": "br" } });
  expect(answer.headers.get("cache-control")).toContain("immutable");
  expect(answer.headers.get("content-encoding")).toBe("br");
  expect(page.headers.get("cache-control")).not.toContain("immutable");
});

it.each(["br", "identity"])(
  "[PLT-1] [S20] what the newest build is, is asked for again: %s",
  async (encoding) => {
    const { ask } = createVisitor();
    for (const path of ["/sw.js", "/builds/latest.json"]) {
      const answer = await ask(path, { headers: { "accept-encoding": encoding } });
      expect(answer.status, path).toBe(200);
      expect(answer.headers.get("cache-control"), path).toBe("no-cache");
    }
  },
);

it("[QLT-2] a page that did not change costs nothing to ask for again", async () => {
  const { ask } = createVisitor();
  const first = await ask("/about/terms");
  const etag = first.headers.get("etag") ?? "none";
  const again = await ask("/about/terms", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
});

it.each(["/", "/palettes", "/discover.data", "/api/v1/palettes"])(
  "[QLT-2] %s, made anew, is compressed for those who ask, and told apart by caches",
  async (path) => {
    const { ask } = createVisitor();
    for (const encoding of ["gzip", "identity"]) {
      const { headers } = await ask(path, { headers: { "accept-encoding": encoding } });
      expect(headers.get("content-encoding")).toBe(encoding === "gzip" ? "gzip" : null);
      expect(headers.get("vary")).toMatch(/accept-encoding/i);
    }
  },
);
