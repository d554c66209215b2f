/** Blue noise on a picture, as the grain of a mesh. */
import type { DitherMask } from "#engine/raster/dither.ts";
import type { Raster } from "#engine/raster/raster.ts";

/** Greatest change of lightness at full grain, in OKLab. */
export const MAX_GRAIN = 0.12;

/**
 * The raster with its lightness changed by the mask, by up to `grain01` of 0.06 in OKLab up or down, without changing
 * the mean. 0 gives the raster itself. Throws for a raster that is not in OKLab.
 */
export function withGrain(raster: Raster, grain01: number, { side, thresholds }: DitherMask): Raster {
  if (raster.space !== "oklab") throw new TypeError(`Grain needs a raster in OKLab, not in ${raster.space}.`);
  if (grain01 === 0) return raster;
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      raster.writeRow(row, y, from, count);
      const line = (y % side) * side;
      for (let x = 0; x < count; x += 1) {
        const noise = (thresholds[line + ((from + x) % side)] ?? 0.5) - 0.5;
        row[4 * x] = (row[4 * x] ?? 0) + noise * MAX_GRAIN * grain01;
      }
    },
  };
}
