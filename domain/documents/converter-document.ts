/**
 * The Color Converter's document, and that of its pair pages (TLS-2).
 *
 *   c=0e2a47-oklch(66.2%_0.226_36.5)   colors, the converted one and what came along: hex digits where they hold the color
 *                                      exactly, else CSS in its own space with underscores for spaces
 *   at=2            which of them is converted, from 1
 *   d=4             decimals of each component, 0 to 10, or "full"; without it each format has its own
 *   case=upper      hex digits in capitals
 *   syntax=comma    rgb() and hsl() as before CSS Color 4
 *   wheel=ryb       wheel of the harmonies: OKLCH without it, hsl or ryb
 */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { WHEELS, type Wheel } from "#engine/palette/color-wheel.ts";
import type { Color } from "#engine/space/color.ts";
import { knownColor, readColor } from "./color-text.ts";
import { describe } from "./fields/describe.ts";
import { depending, mapped, single } from "./fields/field.ts";
import { type Item, list } from "./fields/list.ts";
import { choice, flag, whole } from "./fields/simple-fields.ts";
import type { DescribedKind, DocumentKind } from "./tool-document.ts";

export type Decimals = "auto" | "full" | number;

export interface ConverterDocument {
  /** One to 100. */
  readonly colors: readonly [Color, ...Color[]];
  /** Index of the color that is converted. */
  readonly at: number;
  readonly decimals: Decimals;
  readonly isUpper: boolean;
  readonly hasCommas: boolean;
  readonly wheel: Wheel;
}

export const MOST_COLORS = 100;
const MOST_DECIMALS = 10;
/** Decimals that an address keeps: a hundredth of what the eye could tell in any space. */
const KEPT_DECIMALS = 6;

/** Ultramarine: a first color that every format holds. */
const FIRST_COLOR = "oklch(45%_0.2_268)";

/** Hex digits when the color is one of 24 bits, or 32 with alpha; a hex that would round it is not its text. */
const EXACT: Item<Color> = {
  read: readColor,
  write: (color) => {
    const { space, coords, alpha } = color;
    const isWhole = (value: number | undefined): boolean =>
      value !== undefined && Math.abs(value * 255 - Math.round(value * 255)) < 1e-7;
    return space === "srgb" && isInGamut(color, "srgb") && [...coords, alpha].every(isWhole)
      ? formatHex(color).slice(1)
      : colorToCss(color, KEPT_DECIMALS).replaceAll(" ", "_");
  },
};

const DECIMALS = single<Decimals>("d", "decimals", { type: "text", most: 4 }, "auto", {
  read: (text) => {
    if (text === "auto" || text === "full") return text;
    const number = Number(text || Number.NaN);
    return Number.isInteger(number) && number >= 0 && number <= MOST_DECIMALS ? number : undefined;
  },
  write: String,
  mistake: () => `Decimals are a whole number from 0 to ${MOST_DECIMALS}, or “full”.`,
});

const place = (most: number) => whole("at", "place of the color (at)", [1, 1, most]);

const ADDRESS = describe<ConverterDocument>({
  fields: {
    colors: mapped(
      list("c", "colors", EXACT, { most: MOST_COLORS }),
      ([first, ...others], { notices }): ConverterDocument["colors"] => {
        if (first === undefined && notices.length === 0) notices.push("The address holds no color.");
        return first === undefined ? [knownColor(FIRST_COLOR)] : [first, ...others];
      },
      (colors) => colors,
    ),
    at: mapped(
      depending(place(MOST_COLORS), ({ colors }: ConverterDocument) => place(colors.length), 1),
      (number) => number - 1,
      (index) => index + 1,
    ),
    decimals: DECIMALS,
    isUpper: flag("case", "hex digits in capitals", ["lower", "upper"]),
    hasCommas: flag("syntax", "commas, as before CSS Color 4", ["space", "comma"]),
    wheel: choice("wheel", "wheel", WHEELS, "oklch"),
  },
  given: ["c"],
  first: `c=${FIRST_COLOR}`,
});

export const CONVERTER: DescribedKind<ConverterDocument> = {
  ...ADDRESS,
  tool: "converter",
  path: "/color-converter",
  take: ([first, ...others]) =>
    first === undefined
      ? ADDRESS.first()
      : { ...ADDRESS.first(), colors: [first, ...others.slice(0, MOST_COLORS - 1)] },
  colorsOf: (document) => [
    currentColor(document),
    ...document.colors.filter((_, index) => index !== document.at),
  ],
  // How numbers are written and on which wheel the harmonies stand; the colors are the same.
  withViewOf: (document, { decimals, isUpper, hasCommas, wheel }) => ({
    ...document,
    decimals,
    isUpper,
    hasCommas,
    wheel,
  }),
};

/** A pair page keeps its work under its own address. */
export function converterKind(path: string): DocumentKind<ConverterDocument> {
  return { ...CONVERTER, path };
}

/** The color that is converted. */
export function currentColor({ colors, at }: ConverterDocument): Color {
  return colors[at] ?? colors[0];
}
