/** How the Contrast Checker takes colors from elsewhere, and which colors it passes on. */

import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { onColor, wcagRatio } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { CONTRAST_ADDRESS, type ContrastDocument, firstContrast, MAX_PALETTE } from "./contrast-document.ts";

export const CONTRAST: DescribedKind<ContrastDocument> = {
  ...CONTRAST_ADDRESS,
  tool: "contrast",
  path: "/contrast-checker",
  take: (colors) => withColors(firstContrast(), colors),
  colorsOf: ({ text, background, palette }) => distinct([text, background, ...palette]),
  withViewOf: (document, { view }) => ({ ...document, view }),
};

const DARK: Color = { space: "srgb", coords: [0, 0, 0], alpha: 1 };
const LIGHT: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };

/**
 * One color becomes the background, under black or white text; two become text and background; more become a
 * palette, with its pair of greatest contrast as text and background.
 */
export function withColors(document: ContrastDocument, colors: readonly Color[]): ContrastDocument {
  const [first, second] = colors;
  if (first === undefined) return document;
  if (second === undefined) {
    const isDark = ["dark", "black"].includes(onColor(first));
    return { ...document, text: isDark ? DARK : LIGHT, background: first };
  }
  if (colors.length === 2) return { ...document, text: first, background: second };
  const palette = distinct(colors).slice(0, MAX_PALETTE);
  if (palette.length < 2) return { ...document, text: first, background: second };
  return { ...document, ...widestPair(palette), palette, view: "palette" };
}

/** The pair of greatest contrast in a palette: the later color as text on the earlier one. */
function widestPair(palette: readonly Color[]): { text: Color; background: Color } {
  const pairs = palette.flatMap((background, row) =>
    palette.slice(row + 1).map((text) => ({ text, background, ratio: wcagRatio(text, background) })),
  );
  const [best] = pairs.toSorted((a, b) => b.ratio - a.ratio);
  return best === undefined
    ? { text: DARK, background: LIGHT }
    : { text: best.text, background: best.background };
}

function distinct(colors: readonly Color[]): readonly Color[] {
  return [...new Map(colors.map((color) => [formatHex(color), color])).values()];
}
