/** Gradients on top of each other as numbers, blended in encoded sRGB as browsers blend backgrounds. */
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { blendColors } from "#engine/mix/blend.ts";
import { linearToSrgb } from "#engine/space/rgb-spaces.ts";
import { gradientRaster } from "./gradient-raster.ts";
import type { Raster } from "./raster.ts";

/** `layers` begins with the topmost. A single layer may use all of Display P3; several are blended within sRGB. */
export function layersRaster(
  layers: readonly GradientLayer[],
  size: readonly [width: number, height: number],
): Raster {
  const rasters = layers.map((layer) => ({
    ...gradientRaster(layer, size, { gamut: "srgb" }),
    blend: layer.blend,
  }));
  let held = new Float64Array(0);
  return {
    space: "srgb",
    writeRow(row, y, from, count) {
      if (held.length < count * 4) held = new Float64Array(count * 4);
      row.fill(0, 0, count * 4);
      for (const { writeRow, blend } of rasters.toReversed()) {
        writeRow(held, y, from, count);
        for (let at = 0; at < count * 4; at += 4) {
          const alpha = held[at + 3] ?? 0;
          const front = [0, 1, 2].map((channel) => encoded(held[at + channel] ?? 0));
          if (alpha >= 1 && (blend === "normal" || (row[at + 3] ?? 0) === 0)) {
            row.set(front, at);
            row[at + 3] = 1;
            continue;
          }
          const laid = blendColors(
            { space: "srgb", coords: [front[0], front[1], front[2]], alpha },
            { space: "srgb", coords: [row[at], row[at + 1], row[at + 2]], alpha: row[at + 3] },
            blend,
          );
          row.set([...laid.coords.map((part) => part ?? 0), laid.alpha ?? 0], at);
        }
      }
    },
  };
}

function encoded(light: number): number {
  return Math.min(1, Math.max(0, linearToSrgb(light)));
}
