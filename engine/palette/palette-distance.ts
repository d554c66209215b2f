/** The distance of two palettes: the mean ΔEOK from each color to the nearest of the other palette, both ways. */

import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

/** OKLab of each color, flattened: lightness, a, b, lightness, a, b … */
export type FlatLabs = Float64Array;

/** The colors as `paletteDistance` takes them, in their order; alpha is ignored. */
export function paletteLabs(colors: readonly Color[]): FlatLabs {
  return Float64Array.from(
    colors.flatMap((color) => {
      const { lightness, a, b } = colorToOklab(color);
      return [lightness, a, b];
    }),
  );
}

/**
 * 0 for the same colors in any order and number; about 0.1 for similar palettes; at most 1. Infinity as soon as it is known to be more
 * than `within`.
 */
export function paletteDistance(
  first: FlatLabs,
  second: FlatLabs,
  within = Number.POSITIVE_INFINITY,
): number {
  if (first.length === 0 || second.length === 0) return 1;
  const there = meanNearest(first, second) / 2;
  return there > within ? Number.POSITIVE_INFINITY : there + meanNearest(second, first) / 2;
}

/** Plain loops over one kind of array: a search measures thousands of palettes. */
function meanNearest(from: FlatLabs, to: FlatLabs): number {
  let sum = 0;
  for (let at = 0; at < from.length; at += 3) {
    const lightness = from[at] ?? 0;
    const a = from[at + 1] ?? 0;
    const b = from[at + 2] ?? 0;
    let nearest = Number.POSITIVE_INFINITY;
    for (let other = 0; other < to.length; other += 3) {
      const x = lightness - (to[other] ?? 0);
      const y = a - (to[other + 1] ?? 0);
      const z = b - (to[other + 2] ?? 0);
      const squared = x * x + y * y + z * z;
      if (squared < nearest) nearest = squared;
    }
    sum += Math.sqrt(nearest);
  }
  return (sum * 3) / from.length;
}
