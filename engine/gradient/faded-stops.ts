import type { GradientStop } from "./gradient.ts";

/**
 * The stops of a layer with this opacity, 0 to 1. Premultiplied mixing is linear in alpha, so each color between them has the
 * same share of its alpha too. A missing alpha stays missing.
 */
export function fadedStops(stops: readonly GradientStop[], opacity01: number): readonly GradientStop[] {
  return stops.map((stop) => {
    const { alpha } = stop.color;
    return alpha === undefined ? stop : { ...stop, color: { ...stop.color, alpha: alpha * opacity01 } };
  });
}
