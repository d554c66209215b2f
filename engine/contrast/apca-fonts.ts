/**
 * Least font sizes for an APCA contrast: the lookup table of APCA, public beta 0.1.7 (G) of May 28, 2022, as
 * published in the reference package apca-w3 0.1.9 (https://github.com/Myndex/apca-w3, function
 * fontLookupAPCA), interpolated between the rows as there. Sizes are px for a font drawn like Barlow or
 * Helvetica; for body text below Lc 75 the source asks for 15 more. Supplementary to WCAG 2.2, which decides
 * what passes. Checked against the package (apca-fonts.test.ts).
 */

export const APCA_FONT_VERSION = "0.1.7 (G), May 28, 2022";
export const FONT_WEIGHTS = [100, 200, 300, 400, 500, 600, 700, 800, 900] as const;

/** A least size in px; "non-text" allows only shapes and dots, "nothing" not even those. */
export type ApcaFont = number | "non-text" | "nothing";

export interface ApcaFontRow {
  /** Absolute value of Lc. */
  readonly lc: number;
  /** In the order of `FONT_WEIGHTS`. */
  readonly sizes: readonly ApcaFont[];
}

const NO = Number.POSITIVE_INFINITY;
/**
 * Rows of Lc 25 to 125 in steps of five, columns as in `FONT_WEIGHTS`, in px; `NO` is non-text. Below Lc 25
 * no size is legible.
 */
const FIRST_LC = 25;
const STEP_LC = 5;
const TABLE: readonly (readonly number[])[] = [
  [NO, NO, NO, 120, 120, 108, 96, 96, 96],
  [NO, NO, 120, 108, 108, 96, 72, 72, 72],
  [NO, 120, 108, 96, 72, 60, 48, 48, 48],
  [120, 108, 96, 60, 48, 42, 32, 32, 32],
  [108, 96, 72, 42, 32, 28, 24, 24, 24],
  [96, 72, 60, 32, 28, 24, 21, 21, 21],
  [80, 60, 48, 28, 24, 21, 18, 18, 18],
  [72, 48, 42, 24, 21, 18, 16, 16, 18],
  [68, 46, 32, 21.75, 19, 17, 15, 16, 18],
  [64, 44, 28, 19.5, 18, 16, 14.5, 16, 18],
  [60, 42, 24, 18, 16, 15, 14, 16, 18],
  [56, 38.25, 23, 17.25, 15.81, 14.81, 14, 16, 18],
  [52, 34.5, 22, 16.5, 15.625, 14.625, 14, 16, 18],
  [48, 32, 21, 16, 15.5, 14.5, 14, 16, 18],
  [45, 28, 19.5, 15.5, 15, 14, 13.5, 16, 18],
  [42, 26.5, 18.5, 15, 14.5, 13.5, 13, 16, 18],
  [39, 25, 18, 14.5, 14, 13, 12, 16, 18],
  [36, 24, 18, 14, 13, 12, 11, 16, 18],
  [34.5, 22.5, 17.25, 12.5, 11.875, 11.25, 10.625, 14.5, 16.5],
  [33, 21, 16.5, 11, 10.75, 10.5, 10.25, 13, 15],
  [32, 20, 16, 10, 10, 10, 10, 12, 14],
];
/** Absolute Lc below which nothing may be shown, and below which only non-text may, according to the source. */
const [NOTHING_BELOW, NON_TEXT_BELOW] = [15, 29.5];
/** From this size on, interpolation is in whole px; below it in half px, rounded up to be safe. */
const WHOLE_PX_ABOVE = 24;

/** The least sizes for an Lc of either polarity, -125 to 125; values beyond count as 125. */
export function apcaFonts(lc: number): ApcaFontRow {
  const size = Math.abs(lc);
  const sizes = FONT_WEIGHTS.map((_, column): ApcaFont => {
    if (size < NOTHING_BELOW) return "nothing";
    if (size < NON_TEXT_BELOW) return "non-text";
    return sizeBetween(Math.min(size, 125), column);
  });
  return { lc: size, sizes };
}

function sizeBetween(lc: number, column: number): ApcaFont {
  const row = Math.floor((lc - FIRST_LC) / STEP_LC);
  const here = TABLE[row]?.[column] ?? NO;
  if (here === NO) return "non-text";
  const next = TABLE[row + 1]?.[column] ?? here;
  const less = (here - next) * ((lc - FIRST_LC) / STEP_LC - row);
  return here > WHOLE_PX_ABOVE ? Math.round(here - less) : here - Math.floor(2 * less) / 2;
}

/** Use cases by absolute Lc, from "APCA in a Nutshell" (bronze conformance levels, simple mode). */
export const APCA_USES: readonly { readonly least: number; readonly use: string }[] = [
  { least: 90, use: "columns of body text, at 14 px and more" },
  { least: 75, use: "body text, at 18 px and more" },
  { least: 60, use: "text that is not body text, at 24 px, or 16 px bold" },
  { least: 45, use: "headlines at 36 px, or 24 px bold, and fine pictograms" },
  { least: 30, use: "placeholders, disabled text, solid icons" },
  { least: 15, use: "lines and shapes that are not text" },
];

/** The use case of an Lc of either polarity; undefined if the contrast is too low for any. */
export function apcaUse(lc: number): string | undefined {
  return APCA_USES.find(({ least }) => Math.abs(lc) >= least)?.use;
}

/** Formats a least size in px, rounded up to a tenth so that it never asks for too little. */
export function formatFontSize(px: number): string {
  return String(Math.ceil(px * 10 - 1e-9) / 10);
}

/** Formats Lc, truncated to one decimal towards 0; a minus sign means light text on dark. */
export function formatLc(lc: number): string {
  const cut = Math.floor(Math.abs(lc) * 10 + 1e-9) / 10;
  return `${lc < 0 && cut > 0 ? "−" : ""}${cut.toFixed(1)}`;
}
