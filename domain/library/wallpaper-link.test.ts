import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { patternOf, WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { readWallpaperLink, storedWallpaper, wallpaperAddress, wallpaperStyle } from "./wallpaper-link.ts";
import { wallpaperSvg } from "./wallpaper-svg.ts";

/** Links as they have been stored since the first release that keeps wallpapers, and what they have drawn since. */
const STORED: readonly (readonly [link: string, sha256: string])[] = [
  [
    "c=c53c69*5-eea78c*3-819238*2-007190-f5ecc2",
    "49731cc05546d6d11f75200c6348e5e7dc48a3b969ae26546538fc952aca0b8f",
  ],
  [
    "c=c53c69-f5ecc2&style=orbits&seed=7&size=1920x1080",
    "2050f93b5bbd3062b0f6fdfc252741583ca4d612cf8d199782be253e3784b8aa",
  ],
  [
    "c=0e2a47*3-c2693d&style=waves&seed=99999&size=410x502&dark=1",
    "bfc253c5ba74ddcf2808f36189e31796974cd6ab81fffdb44e3f3c543a68591f",
  ],
];

it.each(STORED)("[WAL] %s draws what it has always drawn", (link, sha256) => {
  expect(readWallpaperLink(link)).toMatchObject({ ok: true, link });
  expect(createHash("sha256").update(wallpaperSvg(link)).digest("hex")).toBe(sha256);
});

it("[WAL] the SVG at its address is the text that the maker writes", () => {
  for (const [link] of STORED) {
    const document = storedWallpaper(link);
    expect(wallpaperSvg(link)).toBe(writeSceneSvg(drawPattern(patternOf(document), document.size)));
  }
});

it("[WAL] the view is not kept, and what a link would only leave out is refused", () => {
  expect(readWallpaperLink("c=c53c69-f5ecc2&view=pair")).toMatchObject({ ok: true, link: "c=c53c69-f5ecc2" });
  for (const bad of [
    "",
    "c=",
    "style=waves",
    "c=nothing",
    "c=c53c69&seed=x",
    "c=c53c69&style=none",
    "c=c53c69&size=1x1",
  ])
    expect(readWallpaperLink(bad), bad).toMatchObject({ ok: false });
  expect(readWallpaperLink(`c=c53c69&x=${"y".repeat(9_000)}`)).toMatchObject({
    ok: false,
    message: expect.stringContaining("too large"),
  });
  expect(wallpaperAddress("c=c53c69")).toBe(`${WALLPAPER.path}?c=c53c69`);
  expect(wallpaperStyle("c=c53c69&style=orbits")).toBe("Orbits");
});
