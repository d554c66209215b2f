import { patternOf, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import { shownStep } from "#engine/pattern/shown-step.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { storedWallpaper } from "./wallpaper-link.ts";

/** SVG of a stored wallpaper at its own size; the same link gives the same text. */
export function wallpaperSvg(link: string): string {
  const document = storedWallpaper(link);
  return writeSceneSvg(drawPattern(patternOf(document), document.size));
}

/** The same in sRGB at another size, for rasterizers, some of which paint colors of Display P3 black. */
export function plainWallpaperSvg(link: string, size: PatternSize): string {
  const scene = drawPattern(patternOf(storedWallpaper(link)), size);
  return writeSceneSvg({ ...scene, gamut: "srgb" });
}

/** The SVG of a document as its page shows it. */
export function shownWallpaper(document: WallpaperDocument): string {
  const { size } = document;
  return writeSceneSvg(drawPattern(patternOf(document), size), { id: "a", step: shownStep(size) });
}
