/** The lightness–chroma plane of one hue, as pixels: what a picker shows, with the true edge of the gamut. */

import { type Gamut, maxChroma } from "#engine/gamut/gamut.ts";
import { convertColor, oklchToColor } from "#engine/space/convert.ts";

export interface ChromaPlane {
  /** Whole pixels, at least 1. */
  readonly width: number;
  readonly height: number;
  /** OKLCH hue in degrees. */
  readonly hueDeg: number;
  /** Chroma at the right edge; the left edge has none. */
  readonly chromaRange: number;
  readonly gamut: Exclude<Gamut, "rec2020">;
}

/**
 * RGBA bytes in the gamut's own RGB space, row by row from lightness 1 to 0. Where the gamut ends the pixel is
 * transparent: nothing is clipped to look as if it were there.
 */
export function paintChromaPlane(plane: ChromaPlane): Uint8ClampedArray<ArrayBuffer> {
  const { width, height, hueDeg, chromaRange, gamut } = plane;
  const bytes = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const lightness = 1 - (y + 0.5) / height;
    const edge = maxChroma(lightness, hueDeg, gamut);
    const last = Math.min(width, Math.ceil((edge / chromaRange) * width));
    for (let x = 0; x < last; x += 1) {
      const chroma = Math.min(edge, ((x + 0.5) / width) * chromaRange);
      const { coords } = convertColor(oklchToColor({ lightness, chroma, hueDeg }), gamut);
      const at = (y * width + x) * 4;
      bytes[at] = (coords[0] ?? 0) * 255;
      bytes[at + 1] = (coords[1] ?? 0) * 255;
      bytes[at + 2] = (coords[2] ?? 0) * 255;
      bytes[at + 3] = 255;
    }
  }
  return bytes;
}
