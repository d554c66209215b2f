/** The fonts of the Text Gradient Generator with their axes; a font's file is loaded when the font is chosen. */

/** The range of an axis. */
export type AxisRange = readonly [least: number, most: number];

export interface TextFont {
  readonly id: TextFontId;
  /** The family as its package names it, without "Variable". */
  readonly family: string;
  readonly weight: AxisRange;
  /** Percent. */
  readonly width: AxisRange | undefined;
  readonly generic: "sans-serif" | "serif";
  /**
   * Mean advance width of a letter at weight 400 and width 100, in em, as measured; it gives the first estimate of the
   * text's layout.
   */
  readonly advanceEm: number;
}

export const TEXT_FONT_IDS = [
  "mona-sans",
  "archivo",
  "anybody",
  "bricolage-grotesque",
  "fraunces",
  "playfair",
  "recursive",
  "space-grotesk",
] as const;
export type TextFontId = (typeof TEXT_FONT_IDS)[number];

/** All under the SIL Open Font License 1.1. */
export const TEXT_FONTS: readonly TextFont[] = [
  font("mona-sans", "Mona Sans", [200, 900], [75, 125], "sans-serif", 0.56),
  font("archivo", "Archivo", [100, 900], [62, 125], "sans-serif", 0.54),
  font("anybody", "Anybody", [100, 900], [50, 150], "sans-serif", 0.6),
  font("bricolage-grotesque", "Bricolage Grotesque", [200, 800], [75, 100], "sans-serif", 0.565),
  font("fraunces", "Fraunces", [100, 900], undefined, "serif", 0.575),
  font("playfair", "Playfair", [300, 900], [87.5, 112.5], "serif", 0.525),
  font("recursive", "Recursive", [300, 1000], undefined, "sans-serif", 0.59),
  font("space-grotesk", "Space Grotesk", [300, 700], undefined, "sans-serif", 0.575),
];

/** Undefined for an id that is not in the list. */
export function textFont(id: string): TextFont | undefined {
  return TEXT_FONTS.find((entry) => entry.id === id);
}

function font(
  id: TextFontId,
  family: string,
  weight: AxisRange,
  width: AxisRange | undefined,
  generic: TextFont["generic"],
  advanceEm: number,
): TextFont {
  return { id, family, weight, width, generic, advanceEm };
}
