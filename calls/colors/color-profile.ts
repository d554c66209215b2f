/** Everything GET /colors/{color} answers about one color. */

import { colorToCss } from "#engine/format/css-text.ts";
import { type Gamut, smallestGamut } from "#engine/gamut/gamut.ts";
import { mixColors } from "#engine/mix/mix.ts";
import { type Namer, nearestCssName } from "#engine/names/names.ts";
import { HARMONY_RULES, harmony } from "#engine/palette/harmony.ts";
import type { Color } from "#engine/space/color.ts";
import {
  ANSWER_FORMATS,
  type RequestedPrecision,
  type WrittenFormats,
  writeFormats,
} from "./answer-format.ts";
import { BLACK, type JudgedContrast, judgeContrast, WHITE } from "./contrast-report.ts";

/** Tints and shades are mixed in tenths towards white and black, in OKLab. */
const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export interface ConvertedColor {
  readonly input: string;
  readonly gamut: Gamut | "beyond";
  readonly alpha: number | null;
  readonly formats: WrittenFormats;
}

export interface ColorProfile extends ConvertedColor {
  readonly names: {
    readonly css: { readonly name: string; readonly exact: boolean };
    readonly list: { readonly name: string; readonly deltaEOK: number };
  };
  /** White text and black text on the color. */
  readonly contrast: Readonly<Record<"white" | "black", JudgedContrast>>;
  readonly harmonies: Readonly<Record<string, readonly string[]>>;
  readonly tints: readonly string[];
  readonly shades: readonly string[];
}

export function convertedColor(
  input: string,
  color: Color,
  formats: Iterable<(typeof ANSWER_FORMATS)[number]>,
  precision: RequestedPrecision,
): ConvertedColor {
  return {
    input,
    gamut: smallestGamut(color),
    alpha: color.alpha ?? null,
    formats: writeFormats(color, formats, precision),
  };
}

/** `nameOf` looks names up in the color-name list. */
export function colorProfile(
  input: string,
  color: Color,
  nameOf: Namer,
  precision: RequestedPrecision,
): ColorProfile {
  const css = (each: Color): string => colorToCss(each, precision ?? "full");
  const { name, isExact } = nearestCssName(color);
  const listed = nameOf(color);
  const towards = (end: Color): string[] =>
    TENTHS.map((tenth) =>
      css(mixColors(color, { ...end, alpha: color.alpha }, { space: "oklab", weight01: tenth / 10 })),
    );
  return {
    ...convertedColor(input, color, ANSWER_FORMATS, precision),
    names: { css: { name, exact: isExact }, list: { name: listed.name, deltaEOK: listed.deltaE } },
    contrast: {
      white: judgeContrast({ foreground: WHITE, background: color }),
      black: judgeContrast({ foreground: BLACK, background: color }),
    },
    harmonies: Object.fromEntries(HARMONY_RULES.map((rule) => [rule, harmony(color, rule).map(css)])),
    tints: towards(WHITE),
    shades: towards(BLACK),
  };
}
