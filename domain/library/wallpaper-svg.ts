import { patternOf } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { drawPattern } from "#engine/pattern/draw.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";
import { storedWallpaper } from "./wallpaper-link.ts";

/** SVG of a stored wallpaper at its own size; the same link gives the same text. */
export function wallpaperSvg(link: string): string {
  const document = storedWallpaper(link);
  return writeSceneSvg(drawPattern(patternOf(document), document.size));
}
