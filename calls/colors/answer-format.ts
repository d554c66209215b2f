/** The formats the API answers in: the numeric ones of requirement COL-2, and the nearest CSS color name. */

import { formatColor, NUMERIC_FORMATS, toBytes } from "#engine/format/format.ts";
import { formatComponents } from "#engine/format/format-components.ts";
import { gamutOfFormat } from "#engine/format/format-gamut.ts";
import { round } from "#engine/format/format-number.ts";
import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import { nearestCssName } from "#engine/names/names.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

export const ANSWER_FORMATS = [...NUMERIC_FORMATS, "name"] as const;
export type AnswerFormat = (typeof ANSWER_FORMATS)[number];

export interface WrittenFormat {
  readonly css: string;
  /** Null where a component is missing or powerless. */
  readonly coords: readonly (number | null)[];
}
export type WrittenFormats = Readonly<Partial<Record<AnswerFormat, WrittenFormat>>>;

/** Decimals, 0 to 10; undefined means that numbers are not rounded. */
export type RequestedPrecision = number | undefined;

export function writeFormats(
  color: Color,
  formats: Iterable<AnswerFormat>,
  precision: RequestedPrecision,
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
      const held = gamutOfFormat(format) === "srgb" ? inSrgb() : color;
      written[format] = {
        css: formatColor(held, format, { precision: precision ?? "full" }),
        coords: formatComponents(held, format).map((value, at) =>
          value === undefined ? null : rounded(value, placesOf(format, at, precision)),
        ),
      };
    }
  }
  return written;
}

/** The text of one format alone, as `writeFormats` writes it. */
export function writeText(color: Color, format: AnswerFormat, precision: RequestedPrecision): string {
  if (format === "name") return nearestCssName(color).name;
  const held =
    gamutOfFormat(format) === "srgb" && !isInGamut(color, "srgb") ? mapToGamut(color, "srgb") : color;
  return formatColor(held, format, { precision: precision ?? "full" });
}

/** Decimals of the text: the lightness of oklch() is a percentage there, and 0 to 1 among the numbers. */
function placesOf(format: AnswerFormat, at: number, precision: RequestedPrecision): RequestedPrecision {
  return precision !== undefined && format === "oklch" && at === 0 ? precision + 2 : precision;
}

/** The nearest CSS named color, with the sRGB bytes (0 to 255) of that named color. */
function writeName(color: Color): WrittenFormat {
  const { name } = nearestCssName(color);
  const parsed = parseColor(name);
  return { css: name, coords: parsed.ok ? toBytes(parsed.color).bytes : [] };
}

/** The number at the requested precision. */
export function rounded(value: number, precision: RequestedPrecision): number {
  return precision === undefined ? value : Number(round(value, precision));
}
