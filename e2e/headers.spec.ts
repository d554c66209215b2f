import { expect, test } from "./fixture.ts";

const PAGES = ["/", "/palettes", "/gradients", "/about/terms", "/palette-generator", "/login"];

for (const path of PAGES) {
  test(`[QLT-4] ${path} runs no script that it does not bring itself`, async ({ request }) => {
    const answer = await request.get(path);
    const policy = answer.headers()["content-security-policy"] ?? "";
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|\*|data:|http:/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toMatch(/base-uri '(?:none|self)'/);
    expect(policy).toContain("frame-ancestors");
  });
}

test("[QLT-4] every answer says its type and is not sniffed", async ({ request }) => {
  for (const path of [...PAGES, "/robots.txt", "/sitemap.xml", "/icon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-type"], path).toBeTruthy();
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["referrer-policy"], path).toBeTruthy();
  }
});

test("[QLT-4] behind https, the browser is told to stay there; on http it is not", async ({ request }) => {
  const secure = await request.get("/", { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers()["strict-transport-security"]).toMatch(/max-age=\d{7,}/);
  expect((await request.get("/")).headers()["strict-transport-security"]).toBeUndefined();
});

test("[QLT-4] a page of another site cannot change anything", async ({ request }) => {
  const form = { kind: "idea", message: "sent from elsewhere" };
  for (const headers of [
    { origin: "https://elsewhere.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ]) {
    const answer = await request.post("/resources/feedback", { headers: { ...headers }, form });
    expect(answer.status(), JSON.stringify(headers)).toBe(403);
  }
});

test("[QLT-4] login leads to no other site", async ({ page }) => {
  await page.goto("/login?redirect=https%3A%2F%2Felsewhere.example%2F");
  const links = await page
    .locator("a[href]")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => href?.includes("://elsewhere.example"))).toEqual([]);
});

test("[QLT-4] what a query says is text, never markup", async ({ page }) => {
  const attack = '"><img src=x onerror=window.hacked=1><script>window.hacked=1</script>';
  for (const path of [
    "/palettes?q=",
    "/gradients?q=",
    "/palette-generator?colors=",
    "/login?redirect=",
    "/discover?x=",
  ]) {
    await page.goto(path + encodeURIComponent(attack));
    expect(await page.evaluate(() => "hacked" in window), path).toBe(false);
  }
});

test("assets are kept for good, pages are asked for again", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  const asset = /\/assets\/base-[\w-]+\.js/.exec(html)?.[0] ?? "no asset named on the page";
  const answer = await request.get(asset, { headers: { "accept-encoding": "br" } });
  expect(answer.headers()["cache-control"]).toContain("immutable");
  expect(answer.headers()["content-encoding"]).toBe("br");
  expect((await page.goto("/"))?.headers()["cache-control"]).not.toContain("immutable");
});

test("a page that did not change costs nothing to ask for again", async ({ request }) => {
  const first = await request.get("/about/terms");
  const etag = first.headers().etag ?? "none";
  const again = await request.get("/about/terms", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});

test("[QLT-2] what is made anew is compressed for those who ask, and told apart by caches", async ({
  request,
}) => {
  for (const path of ["/", "/palettes", "/discover.data", "/api/v1/palettes"]) {
    for (const encoding of ["gzip", "identity"]) {
      const headers = (await request.get(path, { headers: { "accept-encoding": encoding } })).headers();
      expect(headers["content-encoding"], path).toBe(encoding === "gzip" ? "gzip" : undefined);
      expect(headers["vary"], path).toMatch(/accept-encoding/i);
    }
  }
});
