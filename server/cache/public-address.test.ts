import { expect, it } from "vitest";
import { publicAddressOf } from "./public-address.ts";

const ITEM = "/palettes/x7Yz12abQwKL";

it.each([
  ["/", "library"],
  ["/_.data", "library"],
  ["/_.data?_routes=page%3A%2F", "library"],
  ["/palettes", "library"],
  ["/palettes.data?_routes=page%3A%2Fpalettes", "library"],
  ["/about/credits", "library"],
  ["/help/_payload.json", "library"],
  ["/sitemap.xml", "library"],
  ["/robots.txt", "build"],
  ["/color-converter", "library"],
  ["/color-converter/hex-to-hsl.data", "library"],
  [ITEM, "library"],
  [`${ITEM}.json`, "library"],
  [`${ITEM}.tokens.json`, "library"],
  [`${ITEM}.data?_routes=page%3A%2Fpalettes%2F%3Aid`, "library"],
  [`/og${ITEM}.png`, "library"],
  ["/og/page/home.png", "library"],
  ["/palettes?sort=newest", "query"],
  ["/palettes?near=%23c53c69&near=%231b998b", "query"],
  ["/gradients.data?sort=newest&_routes=page%3A%2Fgradients", "query"],
  ["/resources/list/palettes?cursor=abc", "query"],
  ["/resources/search?q=deep+blue", "query"],
] as const)("[QLT-6] %s is cached as one of “%s”", (target, kind) => {
  expect(publicAddressOf(target)?.kind).toBe(kind);
});

it.each([
  "/login",
  "/signup.data",
  "/profile",
  "/profile/account.data",
  "/profile/status",
  "/collections/likes/palettes",
  "/collections/x7Yz12abQwKLx7Yz12abQw/palettes",
  "/resources/cached?ids=x7Yz12abQwKL",
  "/resources/own-items",
  "/resources/own-items/x7Yz12abQwKL",
  "/resources/collections",
  "/api/account/export",
  "/files/x",
  "/dev/outbox",
])("[QLT-6] %s, which is personal, is never cached", (target) => {
  expect(publicAddressOf(target)).toBeUndefined();
});

it.each([
  "/?x=1",
  "/palettes?x=1",
  "/palettes?sort=newest&x=1",
  "/palettes?sort=magic",
  "/palettes?sort=trending",
  "/palettes?limit=30",
  "/palettes?near=%23c53c69&sort=newest",
  "/palettes?q=",
  "/palettes?",
  `/palettes?q=${"a".repeat(600)}`,
  "/palettes.data?_routes=page%3A%2Fdiscover",
  `${ITEM}?utm_source=x`,
  `${ITEM}.json?x`,
  `${ITEM}.data?_routes=root`,
  "/palettes/short",
  "/color-converter?c=red",
  "/resources/search?q=blue&x=1",
  "/resources/search?q=",
  "/PALETTES",
  "/palettes/",
  "//palettes",
])("[QLT-6] %s, which no page links to in this form, is rendered each time", (target) => {
  expect(publicAddressOf(target)).toBeUndefined();
});
