/** The list of formats of one color, with notes (COL-2, COL-3). Pure. */
import type { ConverterDocument, Decimals } from "#domain/documents/converter-document.ts";
import { deltaEOK, formatDeltaE } from "#engine/difference/difference.ts";
import { COLOR_FORMATS, type ColorFormat, type FormatOptions, formatColor } from "#engine/format/format.ts";
import { isMappedIn } from "#engine/format/format-gamut.ts";
import { smallestGamut } from "#engine/gamut/gamut.ts";
import { nearestCssName } from "#engine/names/names.ts";
import { withCommas } from "#engine/parse/comma-syntax.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

export interface FormatRow {
  readonly id: string;
  readonly label: string;
  /** The text that is shown and copied. */
  readonly text: string;
  /** A short note after the text, or "". */
  readonly note: string;
}

const LABELS: Readonly<Record<ColorFormat, string>> = {
  hex: "HEX",
  hex8: "HEX, alpha",
  rgb: "RGB",
  hsl: "HSL",
  hsv: "HSV",
  hwb: "HWB",
  lab: "Lab",
  lch: "LCH",
  oklab: "OKLab",
  oklch: "OKLCH",
  "xyz-d65": "XYZ D65",
  "xyz-d50": "XYZ D50",
  "display-p3": "Display P3",
  rec2020: "Rec. 2020",
  "a98-rgb": "Adobe RGB",
  "prophoto-rgb": "ProPhoto",
  "srgb-linear": "Linear sRGB",
  cmyk: "CMYK",
  "android-argb": "Android",
  swift: "Swift",
  flutter: "Flutter",
};

export type Writing = Pick<ConverterDocument, "decimals" | "isUpper" | "hasCommas">;

/** One format of a color, according to the options. */
export function writeColor(color: Color, format: ColorFormat, writing: Writing): string {
  const isHex = format === "hex" || format === "hex8";
  const text = formatColor(color, format, {
    ...precisionOf(writing.decimals),
    upperCase: isHex && writing.isUpper,
  });
  return writing.hasCommas ? withCommas(text) : text;
}

export function precisionOf(decimals: Decimals): Pick<FormatOptions, "precision"> {
  return decimals === "auto" ? {} : { precision: decimals };
}

export function formatRows(color: Color, writing: Writing): readonly FormatRow[] {
  const gamut = smallestGamut(color);
  const outside = gamut === "srgb" ? "" : gamut === "display-p3" ? "P3" : "outside P3";
  return COLOR_FORMATS.map((format) => ({
    id: format,
    label: LABELS[format],
    text: writeColor(color, format, writing),
    note: [isMappedIn(color, format) ? "mapped" : outside, format === "cmyk" ? "no profile" : ""]
      .filter(Boolean)
      .join(", "),
  }));
}

/** The nearest CSS color name and, once loaded, the nearest name of the list, with their distances. */
export function nameRows(
  color: Color,
  nearest: { readonly name: string; readonly deltaE: number } | undefined,
): readonly FormatRow[] {
  const css = nearestCssName(color);
  const named = parseColor(css.name);
  const distance = named.ok ? deltaEOK(named.color, color) : 0;
  return [
    { id: "css-name", label: "CSS name", text: css.name, note: distanceNote(css.isExact ? 0 : distance) },
    ...(nearest === undefined || nearest.name === ""
      ? []
      : [{ id: "name", label: "Name", text: nearest.name, note: distanceNote(nearest.deltaE) }]),
  ];
}

/** ΔEOK, of which about 0.02 is just noticeable. */
export function distanceNote(deltaE: number): string {
  return deltaE < 0.0005 ? "exact" : formatDeltaE(deltaE);
}
