import { expect, it } from "vitest";
import { BUILT_TOOLS } from "./built-tools.ts";
import { CONVERTER_PAIRS, pairPath } from "./converter-pairs.ts";
import { sitemapPaths } from "./sitemap-paths.ts";
import { TOOLS } from "./tools.ts";

it("[SHL-2] the sitemap has reading pages, built tools and conversion pages", () => {
  expect(sitemapPaths()).toEqual(
    expect.arrayContaining([
      "/",
      "/help",
      "/palettes",
      "/about/privacy",
      ...BUILT_TOOLS.map(({ path }) => path),
      ...CONVERTER_PAIRS.map(pairPath),
    ]),
  );
});

it("[SHL-2] the sitemap omits sign-in, account and item pages, and tools that are not built", () => {
  const unbuilt = TOOLS.filter(({ isBuilt }) => !isBuilt).map(({ path }) => path);
  for (const path of [
    "/login",
    "/login/link",
    "/signup",
    "/profile/status",
    "/profile",
    "/palettes/:id",
    ...unbuilt,
  ])
    expect(sitemapPaths()).not.toContain(path);
});
