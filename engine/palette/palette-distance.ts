/** The distance of two palettes: the mean ΔEOK from each color to the nearest of the other palette, both ways. */
import type { Oklab } from "#engine/space/color.ts";

/** 0 for the same colors in any order and number; about 0.1 for similar palettes; at most 1. */
export function paletteDistance(first: readonly Oklab[], second: readonly Oklab[]): number {
  if (first.length === 0 || second.length === 0) return 1;
  return (meanNearest(first, second) + meanNearest(second, first)) / 2;
}

function meanNearest(from: readonly Oklab[], to: readonly Oklab[]): number {
  const sum = from.reduce((total, color) => {
    const nearest = Math.min(
      ...to.map((other) =>
        Math.hypot(color.lightness - other.lightness, color.a - other.a, color.b - other.b),
      ),
    );
    return total + nearest;
  }, 0);
  return sum / from.length;
}
