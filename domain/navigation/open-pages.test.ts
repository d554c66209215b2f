import { expect, it } from "vitest";
import { CONVERTER_PAIRS, pairPath } from "./converter-pairs.ts";
import { openPages } from "./open-pages.ts";
import { TOOLS } from "./tools.ts";

it("[SHL-2] the sitemap has reading pages, tools and conversion pages", () => {
  expect(openPages()).toEqual(
    expect.arrayContaining([
      "/",
      "/help",
      "/palettes",
      "/about/privacy",
      ...TOOLS.map(({ path }) => path),
      ...CONVERTER_PAIRS.map(pairPath),
    ]),
  );
});

it("[SHL-2] the sitemap omits sign-in, account and item pages", () => {
  for (const path of ["/login", "/login/link", "/signup", "/profile/status", "/profile", "/palettes/:id"])
    expect(openPages()).not.toContain(path);
});
