/**
 * Translucent layers over an opaque ground, composited as in browsers: source-over in encoded sRGB
 * (https://www.w3.org/TR/compositing-1/#simplealphacompositing).
 */

import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

/**
 * The opaque result after the ground and after each layer, from the bottom up; a translucent ground is
 * composited on white.
 */
export function compositeSteps(ground: Color, layers: readonly Color[]): readonly Color[] {
  const steps = [compositeOver(ground, WHITE)];
  for (const layer of layers) steps.push(compositeOver(layer, steps.at(-1) ?? WHITE));
  return steps;
}

/** The opaque result of the whole stack. */
export function compositeStack(ground: Color, layers: readonly Color[]): Color {
  return compositeSteps(ground, layers).at(-1) ?? WHITE;
}
