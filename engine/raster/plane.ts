/** The lightness–chroma plane of one hue, as pixels: what a picker shows, with the true edge of the gamut. */

import { maxChroma } from "#engine/gamut/gamut.ts";
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";

export interface ChromaPlane {
  /** Whole pixels, at least 1. */
  readonly width: number;
  readonly height: number;
  /** OKLCH hue in degrees. */
  readonly hueDeg: number;
  /** Chroma at the right edge; the left edge has none. */
  readonly chromaRange: number;
  readonly gamut: RasterGamut;
}

/**
 * RGBA bytes, row by row from lightness 1 to 0, in the RGB space `bytes`, the gamut's own unless said. Where the gamut
 * ends the pixel is transparent: nothing is clipped to look as if it were there.
 */
export function paintChromaPlane(
  plane: ChromaPlane,
  bytes: RasterGamut = plane.gamut,
): Uint8ClampedArray<ArrayBuffer> {
  const { width, height } = plane;
  return rasterTile(chromaPlaneRaster(plane), { tile: { x: 0, y: 0, width, height }, gamut: bytes });
}

function chromaPlaneRaster({ width, height, hueDeg, chromaRange, gamut }: ChromaPlane): Raster {
  const angle = (hueDeg * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      const lightness = 1 - (y + 0.5) / height;
      const edge = maxChroma(lightness, hueDeg, gamut);
      const painted = Math.min(width, Math.ceil((edge / chromaRange) * width)) - from;
      for (let x = 0; x < count; x += 1) {
        const chroma = Math.min(edge, ((from + x + 0.5) / width) * chromaRange);
        const at = x * 4;
        row[at] = lightness;
        row[at + 1] = chroma * cos;
        row[at + 2] = chroma * sin;
        row[at + 3] = x < painted ? 1 : 0;
      }
    },
  };
}
