/** WCAG 2.2 contrast of text on a gradient: the lowest ratio at any position. */

import { clipToGamut } from "#engine/gamut/gamut.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import { layersRaster } from "#engine/raster/layers-raster.ts";
import type { Color } from "#engine/space/color.ts";
import { wcagRatio } from "./contrast.ts";

export interface GradientContrast {
  /** The least WCAG ratio, 1 to 21. */
  readonly ratio: number;
  /** Its position along the gradient, 0 to 1. */
  readonly position01: number;
}

/**
 * The gradient is sampled evenly, then the search narrows around the lowest sample; a dip narrower than one
 * sample may be missed.
 */
const SAMPLES = 256;
const HALVINGS = 16;

/** Text may be translucent; translucent stops are composited on `ground`. A color outside
 * sRGB counts as it is painted there. Throws without stops. */
export function worstAlongGradient(gradient: Gradient, text: Color, ground: Color): GradientContrast {
  const sample = createSampler(gradient);
  const ratioAt = (place: number): number =>
    wcagRatio(text, compositeOver(clipToGamut(sample(place), "srgb"), ground));
  let [position01, ratio] = [0, Number.POSITIVE_INFINITY];
  for (let step = 0; step <= SAMPLES; step += 1) {
    const here = ratioAt(step / SAMPLES);
    if (here < ratio) [position01, ratio] = [step / SAMPLES, here];
  }
  let reach = 1 / SAMPLES;
  for (let step = 0; step < HALVINGS; step += 1) {
    reach /= 2;
    for (const place of [position01 - reach, position01 + reach]) {
      const here = place < 0 || place > 1 ? Number.POSITIVE_INFINITY : ratioAt(place);
      if (here < ratio) [position01, ratio] = [place, here];
    }
  }
  return { ratio, position01 };
}

export interface LayersContrast {
  /** The least WCAG ratio, 1 to 21. */
  readonly ratio: number;
  /** Its place, 0 to 1 from the left and from the top. */
  readonly at01: readonly [x: number, y: number];
}

/** Rows and columns of the samples, about three pixels apart in a stage of 480 by 300. */
const GRID = [160, 100] as const;

/**
 * The same for stacked layers, the topmost first, blended as in browsers and composited on `ground`. Sampled at 160 ×
 * 100 positions, between which a small spot may be missed. Throws for a layer without stops.
 */
export function worstOnLayers(layers: readonly GradientLayer[], text: Color, ground: Color): LayersContrast {
  const [columns, rows] = GRID;
  const { writeRow } = layersRaster(layers, GRID);
  const row = new Float64Array(columns * 4);
  let [at01, ratio]: [readonly [number, number], number] = [[0, 0], Number.POSITIVE_INFINITY];
  for (let y = 0; y < rows; y += 1) {
    writeRow(row, y, 0, columns);
    for (let x = 0; x < columns; x += 1) {
      const [red = 0, green = 0, blue = 0, alpha = 0] = row.subarray(x * 4, x * 4 + 4);
      const color: Color = { space: "srgb", coords: [red, green, blue], alpha };
      const here = wcagRatio(text, compositeOver(color, ground));
      if (here < ratio) [at01, ratio] = [[(x + 0.5) / columns, (y + 0.5) / rows], here];
    }
  }
  return { ratio, at01 };
}
