/** Outlines of gamuts, for drawing them over pictures of colors. */
import { maxChroma } from "#engine/gamut/gamut.ts";
import type { RasterGamut } from "./raster.ts";

/** Greatest chroma in gamut at this lightness, at `count` hues evenly spaced from 0°. */
export function gamutEdge(lightness: number, count: number, gamut: RasterGamut): readonly number[] {
  return Array.from({ length: count }, (_, index) => maxChroma(lightness, (index * 360) / count, gamut));
}

/** Greatest chroma in gamut at this hue (degrees), at `count` lightnesses evenly spaced from 0 to 1. */
export function planeEdge(hueDeg: number, count: number, gamut: RasterGamut): readonly number[] {
  return Array.from({ length: count }, (_, index) => maxChroma(index / (count - 1), hueDeg, gamut));
}
