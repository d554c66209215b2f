import { expect, test } from "./fixture.ts";

/** SHL-6, written out again: a change of the table in the code must be meant. */
const ALIASES: [from: string, to: string][] = [
  ["/sign-up", "/signup"],
  ["/register", "/signup"],
  ["/profile/subscription", "/profile/billing"],
  ["/user/gradients", "/collections/saved/gradients"],
  ["/user/palettes", "/collections/saved/palettes"],
  ["/user/likes/gradients", "/collections/likes/gradients"],
  ["/user/likes/palettes", "/collections/likes/palettes"],
  ["/gradients/catalog", "/gradients"],
  ["/palettes/catalog", "/palettes"],
  ["/gradient/generator", "/gradient-generator"],
  ["/generator/gradients", "/gradient-generator"],
  ["/generator/mgradients", "/mesh-gradient-generator"],
  ["/image/color", "/color-image-picker"],
  ["/random/color", "/random-color"],
  ["/color", "/color-converter"],
  ["/cookies", "/about/cookies"],
  ["/privacy", "/about/privacy"],
  ["/pricing", "/about/pricing"],
  ["/whats-new", "/about/whats-new"],
  ["/whatsnew", "/about/whats-new"],
];

for (const [from, to] of ALIASES) {
  test(`[SHL-6] ${from} moved to ${to} for good, and keeps its query`, async ({ request }) => {
    const plain = await request.get(from, { maxRedirects: 0 });
    expect(plain.status()).toBe(301);
    expect(plain.headers().location).toBe(to);

    const withQuery = await request.get(`${from}?ref=a%20b&x=1&x=2`, { maxRedirects: 0 });
    expect(withQuery.status()).toBe(301);
    expect(withQuery.headers().location).toBe(`${to}?ref=a%20b&x=1&x=2`);
  });
}

test("[SHL-6] an alias followed in the browser ends on its page", async ({ page }) => {
  await page.goto("/palettes/catalog?sort=newest");
  expect(new URL(page.url()).pathname).toBe("/palettes");
  expect(new URL(page.url()).search).toBe("?sort=newest");
});
