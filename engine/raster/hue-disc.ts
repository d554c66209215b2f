/**
 * The hue–chroma disc of one lightness as pixels: hue 0 at the right, counter-clockwise as in OKLab's a-b plane,
 * chroma from the center outwards. Pixels outside the gamut are transparent.
 */
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";

export interface HueDisc {
  /** Pixels of each side, at least 1. */
  readonly size: number;
  /** OKLCH lightness, 0 to 1. */
  readonly lightness: number;
  /** Chroma at the rim. */
  readonly chromaRange: number;
  readonly gamut: RasterGamut;
}

/** RGBA bytes, row by row, in the RGB space `bytes` (by default the gamut's own). */
export function paintHueDisc(disc: HueDisc, bytes: RasterGamut = disc.gamut): Uint8ClampedArray<ArrayBuffer> {
  const { size, gamut } = disc;
  const tile = { x: 0, y: 0, width: size, height: size };
  return rasterTile(hueDiscRaster(disc), { tile, gamut: bytes, held: gamut });
}

function hueDiscRaster({ size, lightness, chromaRange }: HueDisc): Raster {
  const scale = (2 * chromaRange) / size;
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      const b = (size / 2 - y - 0.5) * scale;
      for (let x = 0; x < count; x += 1) {
        const a = (from + x + 0.5 - size / 2) * scale;
        const at = x * 4;
        row[at] = lightness;
        row[at + 1] = a;
        row[at + 2] = b;
        row[at + 3] = a * a + b * b > chromaRange * chromaRange ? 0 : 1;
      }
    },
  };
}
