import { expect, it } from "vitest";
import { readWallpaperLink, storedWallpaper } from "./wallpaper-link.ts";
import { wallpaperPage } from "./wallpaper-page.ts";
import { isServedWhole, variantLink } from "./wallpaper-variants.ts";

const COLORS = "c=c53c69*5-eea78c*3-f5ecc2&style=orbits&seed=7";
const linkOf = (more: string) => {
  const read = readWallpaperLink(`${COLORS}&${more}`);
  if (!read.ok) throw new Error(read.message);
  return read.link;
};

it("[WAL] a variant changes the screen or the mode, and nothing else", () => {
  const link = linkOf("size=1920x1080&dark=1&ed=2");
  expect(variantLink(link, { screen: "own" })).toBe(link);
  const { size, isDark, ...rest } = storedWallpaper(variantLink(link, { screen: "phone", mode: "light" }));
  expect([size, isDark]).toEqual([{ width: 1290, height: 2796 }, false]);
  expect(storedWallpaper(link)).toMatchObject(rest);
});

it("[WAL] [LIB-3] the page offers each screen in both modes once, and what was saved first", () => {
  const labels = (link: string) => wallpaperPage(link, "abcdefgh").files.map(({ label }) => label);
  expect(labels(linkOf("size=1920x1080"))).toEqual([
    "As saved",
    "As saved",
    "Phone",
    "Phone",
    "Desktop",
    "Desktop",
  ]);
  expect(labels(linkOf("size=2560x1440"))).toEqual(["Desktop", "Desktop", "Phone", "Phone"]);
  const dark = wallpaperPage(linkOf("size=2560x1440&dark=1"), "abcdefgh");
  expect(dark.files[dark.saved]?.mode).toBe("dark");
});

it("[WAL] a PNG that is too large for the server is offered smaller, and says so", () => {
  const [file] = wallpaperPage(linkOf("size=8192x4608"), "abcdefgh").files;
  expect(file?.pngSize).toEqual({ width: 2048, height: 1152 });
  expect(file?.png).toContain("width=2048");
  for (const { size, screen } of wallpaperPage(linkOf("size=1920x1080"), "abcdefgh").files)
    expect(isServedWhole(size), screen).toBe(true);
});
