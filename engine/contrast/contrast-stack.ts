/**
 * Translucent layers over an opaque ground, composited as browsers do: source over, in encoded sRGB
 * (https://www.w3.org/TR/compositing-1/#simplealphacompositing).
 */
import type { Color } from "#engine/space/color.ts";
import { compositeOver } from "./contrast.ts";

const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

/** What shows after the ground and after each layer, from the bottom up; a translucent ground lies on white. Opaque. */
export function compositeSteps(ground: Color, layers: readonly Color[]): readonly Color[] {
  const steps = [compositeOver(ground, WHITE)];
  for (const layer of layers) steps.push(compositeOver(layer, steps.at(-1) ?? WHITE));
  return steps;
}

/** What shows of the whole stack. Opaque. */
export function compositeStack(ground: Color, layers: readonly Color[]): Color {
  return compositeSteps(ground, layers).at(-1) ?? WHITE;
}
