/** The formats that the API answers in: those of requirement COL-2 that are numbers, and the nearest CSS name. */

import { formatColor, NUMERIC_FORMATS, toBytes } from "#engine/format/format.ts";
import { formatComponents } from "#engine/format/format-components.ts";
import { round } from "#engine/format/format-number.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import { nearestCssName } from "#engine/names/names.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

export const ANSWER_FORMATS = [...NUMERIC_FORMATS, "name"] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

/** These hold sRGB only; a color outside is mapped once for all of them. */
const OVER_SRGB: ReadonlySet<AnswerFormat> = new Set<AnswerFormat>([
  "hex",
  "hex8",
  "rgb",
  "hsl",
  "hsv",
  "hwb",
  "srgb-linear",
  "cmyk",
]);

export interface WrittenFormat {
  readonly css: string;
  /** Null where a component is missing or powerless. */
  readonly coords: readonly (number | null)[];
}
export type WrittenFormats = Readonly<Partial<Record<AnswerFormat, WrittenFormat>>>;

/** Decimals, 0 to 10; with undefined no number is rounded. */
export type AskedPrecision = number | undefined;

export function writeFormats(
  color: Color,
  formats: Iterable<AnswerFormat>,
  precision: AskedPrecision,
): WrittenFormats {
  let mapped: Color | undefined;
  const inSrgb = (): Color => {
    mapped ??= isInGamut(color, "srgb") ? color : mapToGamut(color, "srgb");
    return mapped;
  };
  const written: Partial<Record<AnswerFormat, WrittenFormat>> = {};
  for (const format of formats) {
    if (format === "name") written.name = writeName(color);
    else {
      const held = OVER_SRGB.has(format) ? inSrgb() : color;
      written[format] = {
        css: formatColor(held, format, { precision: precision ?? "full" }),
        coords: formatComponents(held, format).map((value) =>
          value === undefined ? null : rounded(value, precision),
        ),
      };
    }
  }
  return written;
}

/** The nearest of CSS's named colors, with that color's own red, green and blue, 0 to 255. */
function writeName(color: Color): WrittenFormat {
  const { name } = nearestCssName(color);
  const parsed = parseColor(name);
  return { css: name, coords: parsed.ok ? toBytes(parsed.color).bytes : [] };
}

/** A number as asked for. */
export function rounded(value: number, precision: AskedPrecision): number {
  return precision === undefined ? value : Number(round(value, precision));
}
