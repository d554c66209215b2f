/** Lightness and chroma along a gradient, for a chart, and those of the same stops mixed in sRGB. */
import { colorToOklch } from "#engine/space/convert.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface GradientCurves {
  /** OKLCH, at evenly spaced positions from 0 to 1. */
  readonly lightness: readonly number[];
  readonly chroma: readonly number[];
}

/**
 * Each list holds `places` values, at least 2: OKLCH lightness from 0 to 1, and chroma from 0 to about 0.4. Colors are
 * not mapped into a gamut.
 */
export function gradientCurves(gradient: Gradient, places: number): GradientCurves {
  const sample = createSampler(gradient);
  const seen = Array.from({ length: places }, (_, index) => colorToOklch(sample(index / (places - 1))));
  return { lightness: seen.map(({ lightness }) => lightness), chroma: seen.map(({ chroma }) => chroma) };
}
