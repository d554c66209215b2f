/** WCAG 2.2 contrast of text along a whole gradient: where it is worst, wherever the text may stand. */

import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import type { Color } from "#engine/space/color.ts";
import { compositeOver, wcagRatio } from "./contrast.ts";

export interface GradientContrast {
  /** The least WCAG ratio, 1 to 21. */
  readonly ratio: number;
  /** Where it is along the gradient, 0 to 1. */
  readonly position01: number;
}

/** Even samples first, then the least of them is closed in on; a dip narrower than a sample may be missed. */
const SAMPLES = 256;
const HALVINGS = 16;

/** Text may be translucent; translucent stops lie on `ground`. Throws without stops. */
export function worstAlongGradient(gradient: Gradient, text: Color, ground: Color): GradientContrast {
  const sample = createSampler(gradient);
  const ratioAt = (place: number): number => wcagRatio(text, compositeOver(sample(place), ground));
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
