/** The lightness–chroma plane of one hue as pixels, for pickers, with the true outline of the gamut. */

import { maxChroma } from "#engine/gamut/gamut.ts";
import { type Raster, type RasterGamut, rasterTile } from "./raster.ts";

export interface ChromaPlane {
  /** Whole pixels, at least 1. */
  readonly width: number;
  readonly height: number;
  /** OKLCH hue in degrees. */
  readonly hueDeg: number;
  /** Chroma at the right edge; it is 0 at the left edge. */
  readonly chromaRange: number;
  readonly gamut: RasterGamut;
}

/**
 * RGBA bytes, row by row from lightness 1 to 0, in the RGB space `bytes` (by default the gamut's own). Pixels outside
 * the gamut are transparent, since clipped ones would suggest colors that do not exist there; a pixel on the edge is
 * as opaque as the part of it that is inside.
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
  const slope = maxChroma(CONE_LIGHTNESS, hueDeg, gamut) / CONE_LIGHTNESS;
  // The tolerance of gamut tests is wider than the cone near its tip, and would paint a black foot.
  const edgeAt = (lightness: number): number =>
    lightness < CONE_LIGHTNESS ? lightness * slope : maxChroma(lightness, hueDeg, gamut);
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      const lightness = 1 - (y + 0.5) / height;
      const edges = EDGE_SAMPLES.map((part) => (edgeAt(1 - (y + part) / height) / chromaRange) * width);
      const edge = edgeAt(lightness);
      for (let x = 0; x < count; x += 1) {
        const chroma = Math.min(edge, ((from + x + 0.5) / width) * chromaRange);
        const at = x * 4;
        row[at] = lightness;
        row[at + 1] = chroma * cos;
        row[at + 2] = chroma * sin;
        let covered = 0;
        for (const each of edges) covered += Math.min(1, Math.max(0, each - from - x));
        row[at + 3] = covered / edges.length;
      }
    },
  };
}

/** Where within a row the gamut's edge is measured, so that the edge of the picture is smooth. */
const EDGE_SAMPLES = [1 / 6, 1 / 2, 5 / 6];
/**
 * Below this OKLCH lightness the gamut is a cone with its tip in black: only the bounds at zero limit it, and chroma
 * grows with lightness. The darkest color of full saturation, sRGB blue, has 0.452.
 */
const CONE_LIGHTNESS = 0.25;
