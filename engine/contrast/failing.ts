/**
 * Finds contrast failures on a canvas: text on its backgrounds, and colors of a palette on which no other color of it
 * is readable.
 */

import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";
import { wcagRatio } from "./contrast.ts";

/** WCAG 2.2, 1.4.3: text of 24 px, or of 18.66 px in bold, is large. */
const [LARGE_PX, LARGE_BOLD_PX, BOLD] = [24, 18.66, 700];
const [TEXT, LARGE_TEXT] = [4.5, 3];
/** More combinations of translucent layers than this are not measured. */
const MAX_GROUNDS = 32;
const WHITE: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

/** The least WCAG ratio that text of this size and weight needs. */
export function leastRatioOf(sizePx: number, weight: number): number {
  return sizePx >= LARGE_PX || (sizePx >= LARGE_BOLD_PX && weight >= BOLD) ? LARGE_TEXT : TEXT;
}

/**
 * The least ratio of a text to what lies under it. `layers` are from the top down, each with the colors that may be
 * under the text, such as the stops of a gradient; what is under all of them is white.
 */
export function ratioOnLayers(text: Color, layers: readonly (readonly Color[])[]): number {
  let grounds: readonly Color[] = [WHITE];
  for (const layer of layers.toReversed())
    grounds = layer
      .flatMap((color) => grounds.map((ground) => compositeOver(color, ground)))
      .slice(0, MAX_GROUNDS);
  return Math.min(...grounds.map((ground) => wcagRatio(text, ground)));
}

/** For each color, whether no other one reads on it as text (4.5 to 1). All false for a single color. */
export function carriesNone(colors: readonly Color[]): readonly boolean[] {
  if (colors.length < 2) return colors.map(() => false);
  return colors.map((under, index) =>
    colors.every((text, other) => other === index || wcagRatio(text, under) < TEXT),
  );
}
