import { patternOf, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_BACKDROP } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
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

/** SVGs of a document as its page shows it. */
export interface WallpaperPictures {
  readonly svg: string;
  /** The same pattern for the canvas behind the device. */
  readonly backdrop: string;
}

export function wallpaperPictures(document: WallpaperDocument): WallpaperPictures {
  const pattern = patternOf(document);
  const drawn = (size: PatternSize, id: string) =>
    writeSceneSvg(drawPattern(pattern, size), { id, step: shownStep(size) });
  return { svg: drawn(document.size, "a"), backdrop: drawn(WALLPAPER_BACKDROP, "c") };
}
