import { expect, test } from "./fixture.ts";
import { firstItem, PUBLIC_PAGES, SIGN_IN_PAGES } from "./pages.ts";

/** Seed section 2, written out again. */
const TITLES: Record<string, string> = {
  "/": "Home",
  "/help": "Help Center",
  "/login": "Login",
  "/signup": "Signup",
  "/forgot-password": "Forgot Password",
  "/discover": "Discover",
  "/about/team": "Team",
  "/about/terms": "Terms",
  "/about/cookies": "Cookies",
  "/about/pricing": "Pricing Plans",
  "/about/privacy": "Privacy",
  "/about/whats-new": "Updates",
  "/palettes": "Palettes",
  "/gradients": "Gradients",
  "/palette-generator": "Palette Generator",
};

const attribute = (html: string, element: RegExp) => element.exec(html)?.[1]?.replaceAll("&amp;", "&");

for (const path of [...PUBLIC_PAGES, ...SIGN_IN_PAGES]) {
  test(`[SHL-2] ${path} has its title, one h1, a description, a canonical address and cards`, async ({
    request,
    baseURL,
  }) => {
    const html = await (await request.get(path)).text();
    const title = attribute(html, /<title>([^<]*)<\/title>/);
    if (TITLES[path]) expect(title).toBe(`${TITLES[path]} · Tincture`);
    else expect(title).toMatch(/^.+ · Tincture$/);
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(attribute(html, /<meta name="description" content="([^"]+)"/)?.length).toBeGreaterThan(20);
    expect(attribute(html, /<link[^>]* rel="canonical"[^>]* href="([^"]+)"/)).toBe(`${baseURL}${path}`);
    expect(html).toContain('<meta name="twitter:card"');

    const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/) ?? "";
    const answer = await request.get(picture);
    expect(answer.status(), picture).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/png");
    expect(pngSize(await answer.body())).toEqual([1200, 630]);
  });
}

for (const list of ["/palettes", "/gradients"] as const) {
  test(`[SHL-2] an item of ${list} has a card made from its own colors`, async ({ request }) => {
    const html = await (await request.get(await firstItem(request, list))).text();
    const other = await (await request.get(list)).text();
    const pictures = [html, other].map(
      (text) => attribute(text, /<meta property="og:image" content="([^"]+)"/) ?? "",
    );
    expect(pictures[0]).not.toBe(pictures[1]);
    const answer = await request.get(pictures[0] ?? "");
    expect(answer.status()).toBe(200);
    expect(pngSize(await answer.body())).toEqual([1200, 630]);
  });
}

test("[SHL-2] robots.txt names the sitemap, and the sitemap holds every public page and item", async ({
  request,
  baseURL,
}) => {
  const robots = await request.get("/robots.txt");
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const sitemap = await request.get("/sitemap.xml");
  expect(sitemap.headers()["content-type"]).toContain("xml");
  const xml = await sitemap.text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  for (const path of PUBLIC_PAGES) expect(addresses).toContain(`${baseURL}${path}`);
  for (const path of SIGN_IN_PAGES) expect(addresses).not.toContain(`${baseURL}${path}`);
  expect(addresses.filter((address) => /\/palettes\/[\w-]+$/.test(address)).length).toBeGreaterThanOrEqual(
    750,
  );
  expect(addresses.filter((address) => /\/gradients\/[\w-]+$/.test(address)).length).toBeGreaterThanOrEqual(
    280,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("[SHL-2] no page links to one that is missing", async ({ request, baseURL }) => {
  const seen = new Set<string>();
  for (const path of [...PUBLIC_PAGES, ...SIGN_IN_PAGES]) {
    const html = await (await request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a[^>]* href="([^"#]+)/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), `${baseURL}${path}`);
      if (target.origin === baseURL) seen.add(target.pathname);
    }
  }
  const items = /^\/(?:palettes|gradients)\/./;
  const targets = [...seen]
    // Leads away, and only from a page of ours: e2e/federated.spec.ts follows it.
    .filter((path) => path !== "/auth/redirect" && !items.test(path))
    .concat([...seen].filter((path) => items.test(path)).slice(0, 20));
  for (const path of targets) expect((await request.get(path)).status(), path).toBe(200);
  expect(targets.length).toBeGreaterThan(PUBLIC_PAGES.length);
});

/** Width and height, from the header of a PNG (PNG specification, 11.2.2). */
function pngSize(bytes: Buffer): [number, number] {
  expect(bytes.subarray(1, 4).toString()).toBe("PNG");
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
