/**
 * Finds colors of a palette that can carry text in another of its colors, for posters and hero sections.
 * Contrast is WCAG 2.2's (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 */
import type { Color } from "#engine/space/color.ts";
import { wcagRatio } from "./contrast.ts";

export interface TextPair {
  /** Index of the background color. */
  readonly field: number;
  /** Index of the text color. */
  readonly text: number;
  /** WCAG contrast ratio, 1 to 21. */
  readonly ratio: number;
}

/**
 * The first background, in the palette's order, on which another of its colors reaches `target` (a WCAG
 * ratio, 1 to 21), with the color of greatest contrast as text. Undefined without such a pair; the caller
 * then uses black or white.
 */
export function firstTextPair(colors: readonly Color[], target = 4.5): TextPair | undefined {
  for (const [field, background] of colors.entries()) {
    let best: TextPair | undefined;
    for (const [text, foreground] of colors.entries()) {
      if (text === field) continue;
      const ratio = wcagRatio(foreground, background);
      if (ratio >= target && (best === undefined || ratio > best.ratio)) best = { field, text, ratio };
    }
    if (best !== undefined) return best;
  }
  return undefined;
}
