// Malformed, hostile and automated requests: none makes the server fail, and each gets the fitting answer.
import { describe, expect, it } from "vitest";
import { ORIGIN, openApplication } from "./application.ts";
import { createVisitor } from "./visitor.ts";

const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

describe("a robot", () => {
  it("[SHL-5] gets the bare status, never the error page", async () => {
    const { ask } = createVisitor();
    for (const path of ["/no/such-page", "/palettes/no-such-id", "/gradients/no-such-id"]) {
      const answer = await ask(path, { headers: { "user-agent": BOT } });
      expect(answer.status, path).toBe(404);
      const body = await answer.text();
      expect(body.length, path).toBeLessThan(100);
      expect(body, path).not.toContain("<html");
    }
  });

  it("[SHL-5] gets pages that exist whole", async () => {
    const answer = await createVisitor().ask("/palettes", { headers: { "user-agent": BOT } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("</html>");
  });
});

/** Invalid ids as they are encoded in an address. */
const BAD_IDS = [
  "x",
  "%00",
  "..%2F..%2Fetc%2Fpasswd",
  "'%3B%20drop%20table%20item%3B--",
  "%F0%9F%8E%A8",
  "null",
  "-1",
  "a".repeat(4000),
];
for (const kind of ["palettes", "gradients"]) {
  for (const id of BAD_IDS) {
    it(`[QLT-5] ${kind}/${id.slice(0, 24)} is not found in any form`, async () => {
      const { ask } = createVisitor();
      for (const form of ["", ".json", ".css", ".svg", ".png", ".tokens.json"]) {
        const { status } = await ask(`/${kind}/${id}${form}`);
        expect([400, 404], `${form} gave ${status}`).toContain(status);
      }
    });
  }
}

const BAD_QUERIES = [
  "sort=sideways",
  "near=notacolor&near=%23zzz",
  "hue=octarine&count=9999&aa=maybe",
  "cursor=%00%ff",
  "cursor=eyJ4IjoxfQ",
  "limit=-1",
  "limit=1e99",
  "limit=NaN",
  "q=%27%3B--%20%25%5f",
  "tag=%00",
  "tag=a&tag=b&tag=&tag",
  "like=nothing",
  "q=%E0%A4%A",
  "=&&&=",
  "__proto__=1&constructor=2",
];
it.each(BAD_QUERIES)("[QLT-5] the bad query string ?%s never fails the server", async (query) => {
  const { ask } = createVisitor();
  for (const path of [
    "/",
    "/palettes",
    "/gradients",
    "/discover",
    "/palette-generator",
    "/resources/search",
  ]) {
    expect((await ask(`${path}?${query}`)).status, path).toBeLessThan(500);
  }
});

it("[QLT-5] a broken escape in the path is refused", async () => {
  const { ask } = createVisitor();
  for (const path of ["/%E0%A4%A", "/palettes/%", "/%c0%ae%c0%ae"]) {
    const { status } = await ask(path);
    expect(status, path).toBeGreaterThanOrEqual(400);
    expect(status, path).toBeLessThan(500);
  }
});

it("[QLT-5] a query of one megabyte is refused", async () => {
  const { ask } = createVisitor();
  for (const path of ["/palettes", "/palette-generator", "/"]) {
    const { status } = await ask(`${path}?q=${"a".repeat(1_000_000)}`);
    expect([400, 413, 414, 431], path).toContain(status);
  }
});

it("[QLT-5] a query just within the server's own limit never fails it", async () => {
  const { ask } = createVisitor();
  for (const path of ["/palettes", "/palette-generator"]) {
    const { status } = await ask(`${path}?q=${"a".repeat(15_000)}`);
    expect(status, path).toBeLessThan(500);
  }
});

it("[QLT-5] wrong methods are refused", async () => {
  const { ask } = createVisitor();
  const headers = { origin: ORIGIN };
  for (const path of [
    "/",
    "/palettes",
    "/about/terms",
    "/robots.txt",
    "/sitemap.xml",
    "/palette-generator",
  ]) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      const { status } = await ask(path, { method, headers });
      expect(status, `${method} ${path}`).toBe(405);
    }
  }
  expect((await ask("/", { method: "PROPFIND" })).status).toBe(405);
});

const FORM_ADDRESSES = ["/login", "/signup", "/forgot-password", "/login/two-factor", "/profile/collections"];

/** Encoded once: that takes longer than the refusal. */
const LARGE_FORM = new TextEncoder().encode(`email=${"a".repeat(20_000_000)}`);

it.each(FORM_ADDRESSES)("[QLT-5] %s takes no form of 20 MB", async (path) => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await createVisitor().send("POST", path, { headers, body: LARGE_FORM })).status).toBe(413);
});

it.each(FORM_ADDRESSES)("[QLT-5] %s reads no form without an end", async (path) => {
  let sentBytes = 0;
  const chunk = new Uint8Array(1_048_576).fill(97);
  const endless = new ReadableStream({
    pull(controller) {
      // Without this limit the test would never end if the server read everything.
      if (sentBytes > 64 * chunk.length) controller.close();
      else controller.enqueue(chunk);
      sentBytes += chunk.length;
    },
  });
  const init: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "application/x-www-form-urlencoded" },
    body: endless,
    duplex: "half",
  };
  const { status } = await (await openApplication()).fetch(new Request(ORIGIN + path, init));
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(sentBytes).toBeLessThan(24_000_000);
});

it("[QLT-5] HEAD answers as GET does, without a body", async () => {
  const { ask } = createVisitor();
  for (const path of ["/", "/palettes", "/robots.txt"]) {
    const answer = await ask(path, { method: "HEAD" });
    expect(answer.status, path).toBe(200);
    expect((await answer.arrayBuffer()).byteLength, path).toBe(0);
  }
});
