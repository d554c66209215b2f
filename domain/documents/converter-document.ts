/**
 * The document of the Color Converter and of its conversion pages. Query fields (TLS-2):
 *
 *   c=0e2a47-oklch(66.2%_0.226_36.5)   the colors: hex if it holds the color exactly, otherwise CSS in the color's own
 *                                      space with underscores in place of spaces
 *   at=2            which of the colors is converted, counted from 1
 *   d=4             decimals of each component, 0 to 10, or "full"; by default each format has its own
 *   case=upper      hex in capitals
 *   syntax=comma    rgb() and hsl() with commas, as before CSS Color 4
 *   wheel=ryb       wheel of the harmonies: OKLCH (default), hsl or ryb
 */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { WHEELS, type Wheel } from "#engine/space/color-wheel.ts";
import { knownColor, readColor } from "./color-text.ts";
import { describe } from "./fields/describe.ts";
import { depending, mapped, single } from "./fields/field.ts";
import { type Item, list } from "./fields/list.ts";
import { choice, flag, whole } from "./fields/simple-fields.ts";
import type { DescribedKind, DocumentKind } from "./tool-document.ts";

export type Decimals = "auto" | "full" | number;

export interface ConverterDocument {
  /** 1 to 100 colors. */
  readonly colors: readonly [Color, ...Color[]];
  /** Index of the color that is converted. */
  readonly at: number;
  readonly decimals: Decimals;
  readonly isUpper: boolean;
  readonly hasCommas: boolean;
  readonly wheel: Wheel;
}

export const MAX_COLORS = 100;
const MAX_DECIMALS = 10;
/** Decimals of a color in an address: a hundredth of what the eye can distinguish in any space. */
const ADDRESS_DECIMALS = 6;

/** Ultramarine: a first color that is inside the gamut of every format. */
const FIRST_COLOR = "oklch(45%_0.2_268)";

/** The same in 8 bits: what a page writes of its two formats must be exactly what its arithmetic comes to. */
const FIRST_HEX = formatHex(knownColor(FIRST_COLOR)).slice(1);

/** Hex only if it holds the color exactly, with 24 bits or 32 with alpha; it must not round the color. */
const EXACT: Item<Color> = {
  read: readColor,
  write: (color) => {
    const { space, coords, alpha } = color;
    const isWhole = (value: number | undefined): boolean =>
      value !== undefined && Math.abs(value * 255 - Math.round(value * 255)) < 1e-7;
    return space === "srgb" && isInGamut(color, "srgb") && [...coords, alpha].every(isWhole)
      ? formatHex(color).slice(1)
      : colorToCss(color, ADDRESS_DECIMALS).replaceAll(" ", "_");
  },
};

const DECIMALS = single<Decimals>("d", "auto", {
  read: (text) => {
    if (text === "auto" || text === "full") return text;
    const number = Number(text || Number.NaN);
    return Number.isInteger(number) && number >= 0 && number <= MAX_DECIMALS ? number : undefined;
  },
  write: String,
  mistake: () => `Decimals are a whole number from 0 to ${MAX_DECIMALS}, or “full”.`,
});

const place = (most: number) => whole("at", "place of the color (at)", [1, 1, most]);

const ADDRESS = describe<ConverterDocument>({
  fields: {
    colors: mapped(
      list("c", EXACT, { most: MAX_COLORS }),
      ([first, ...others], { notices }): ConverterDocument["colors"] => {
        if (first === undefined && notices.length === 0) notices.push("The address holds no color.");
        return first === undefined ? [knownColor(FIRST_COLOR)] : [first, ...others];
      },
      (colors) => colors,
    ),
    at: mapped(
      depending(({ colors }: ConverterDocument) => place(colors.length), 1),
      (number) => number - 1,
      (index) => index + 1,
    ),
    decimals: DECIMALS,
    isUpper: flag("case", ["lower", "upper"]),
    hasCommas: flag("syntax", ["space", "comma"]),
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
      : { ...ADDRESS.first(), colors: [first, ...others.slice(0, MAX_COLORS - 1)] },
  colorsOf: (document) => [
    currentColor(document),
    ...document.colors.filter((_, index) => index !== document.at),
  ],
  // View settings are the number format and the wheel of the harmonies; the colors are the document.
  withViewOf: (document, { decimals, isUpper, hasCommas, wheel }) => ({
    ...document,
    decimals,
    isUpper,
    hasCommas,
    wheel,
  }),
};

/** A conversion page such as HEX to HSL stores its work under its own address, and begins with a color of 8 bits. */
export function converterKind(path: string): DocumentKind<ConverterDocument> {
  return { ...CONVERTER, path, first: () => ({ ...ADDRESS.first(), colors: [knownColor(FIRST_HEX)] }) };
}

/** The color that is converted. */
export function currentColor({ colors, at }: ConverterDocument): Color {
  return colors[at] ?? colors[0];
}
