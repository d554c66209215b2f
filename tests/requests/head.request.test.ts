import { expect, it } from "vitest";
import { PUBLIC_PAGES, SIGN_IN_PAGES } from "#tests/public-pages.ts";
import { ORIGIN } from "./application.ts";
import { firstItem } from "./first-item.ts";
import { attribute, find, type HtmlPage, textOf } from "./html-page.ts";
import { pngSize } from "./png-size.ts";
import { createVisitor } from "./visitor.ts";

/** The titles of section 2 of the specification, repeated here so that a change must be deliberate. */
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
  "/compare": "Two palettes side by side",
  "/palettes": "Palettes",
  "/gradients": "Gradients",
  "/palette-generator": "Palette Generator",
};

/** What a new visitor gets; each page is opened once for all tests of this file. */
const opened = new Map<string, Promise<HtmlPage>>();
function openOnce(path: string): Promise<HtmlPage> {
  const page = opened.get(path) ?? createVisitor().open(path);
  opened.set(path, page);
  return page;
}

const pictureOf = ({ document }: HtmlPage) =>
  attribute(find(document, 'meta[property="og:image"]'), "content");

it.each([...PUBLIC_PAGES, ...SIGN_IN_PAGES])(
  "[SHL-2] %s has its title, one h1, a description, a canonical address and cards",
  async (path) => {
    const visitor = createVisitor();
    const page = await openOnce(path);
    const { document } = page;
    const title = textOf(find(document, "head > title"));
    if (TITLES[path]) expect(title).toBe(`${TITLES[path]} · Tincture`);
    else expect(title).toMatch(/^.+ · Tincture$/);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
    expect(attribute(find(document, 'meta[name="description"]'), "content").length).toBeGreaterThan(20);
    expect(attribute(find(document, 'link[rel="canonical"]'), "href")).toBe(`${ORIGIN}${path}`);
    expect(attribute(find(document, 'meta[name="twitter:card"]'), "content")).not.toBe("");

    const picture = pictureOf(page);
    const answer = await visitor.ask(picture);
    expect(answer.status, picture).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(pngSize(await answer.arrayBuffer())).toEqual([1200, 630]);
  },
);

it.each(["/palettes", "/gradients"] as const)(
  "[SHL-2] an item of %s has a card made from its own colors",
  async (list) => {
    const visitor = createVisitor();
    const own = pictureOf(await visitor.open(await firstItem(visitor, list)));
    expect(own).not.toBe(pictureOf(await visitor.open(list)));
    const answer = await visitor.ask(own);
    expect(answer.status).toBe(200);
    expect(pngSize(await answer.arrayBuffer())).toEqual([1200, 630]);
  },
);

it("[SHL-2] robots.txt names the sitemap, and the sitemap holds every public page and item", async () => {
  const { ask } = createVisitor();
  const robots = await ask("/robots.txt");
  expect(robots.headers.get("content-type")).toContain("text/plain");
  expect(await robots.text()).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);

  const sitemap = await ask("/sitemap.xml");
  expect(sitemap.headers.get("content-type")).toContain("xml");
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => match[1] ?? "",
  );
  for (const path of PUBLIC_PAGES) expect(addresses).toContain(`${ORIGIN}${path}`);
  for (const path of SIGN_IN_PAGES) expect(addresses).not.toContain(`${ORIGIN}${path}`);
  const itemsOf = (list: RegExp) => addresses.filter((address) => list.test(address)).length;
  expect(itemsOf(/\/palettes\/[\w-]+$/)).toBeGreaterThanOrEqual(750);
  expect(itemsOf(/\/gradients\/[\w-]+$/)).toBeGreaterThanOrEqual(280);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it("[SHL-2] no page links to one that is missing", async () => {
  const visitor = createVisitor();
  const seen = new Set<string>();
  for (const path of [...PUBLIC_PAGES, ...SIGN_IN_PAGES]) {
    const { document, url } = await openOnce(path);
    for (const link of document.querySelectorAll("a[href]")) {
      const target = new URL(attribute(link, "href"), url);
      if (target.origin === ORIGIN) seen.add(target.pathname);
    }
  }
  const items = /^\/(?:palettes|gradients)\/./;
  const targets = [...seen]
    // This address redirects to another site and accepts only requests from our own pages; e2e/federated.spec.ts
    // follows it.
    .filter((path) => path !== "/auth/redirect" && !items.test(path))
    .concat([...seen].filter((path) => items.test(path)).slice(0, 20));
  for (const path of targets) expect((await visitor.follow(path)).status, path).toBe(200);
  expect(targets.length).toBeGreaterThan(PUBLIC_PAGES.length);
});
