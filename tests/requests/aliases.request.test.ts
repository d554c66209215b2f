import { expect, it } from "vitest";
import { createVisitor } from "./visitor.ts";

/** SHL-6, repeated here so that a change of the table in the code must be deliberate. */
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

it.each(ALIASES)("[SHL-6] %s moved to %s for good, and keeps its query", async (from, to) => {
  const { ask } = createVisitor();
  const plain = await ask(from);
  expect(plain.status).toBe(301);
  expect(plain.headers.get("location")).toBe(to);

  const withQuery = await ask(`${from}?ref=a%20b&x=1&x=2`);
  expect(withQuery.status).toBe(301);
  expect(withQuery.headers.get("location")).toBe(`${to}?ref=a%20b&x=1&x=2`);
});

it("[SHL-6] an alias that is followed ends on its page", async () => {
  const { url, status } = await createVisitor().open("/palettes/catalog?sort=newest");
  expect(status).toBe(200);
  expect(url.pathname).toBe("/palettes");
  expect(url.search).toBe("?sort=newest");
});
