/**
 * The Color Converter's document, and that of its pair pages (TLS-2). Version 1.
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
import { readColorTexts, shortText } from "./color-text.ts";
import type { Decoded, DocumentKind } from "./tool-document.ts";

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

const DEFAULTS = { at: 0, decimals: "auto", isUpper: false, hasCommas: false, wheel: "oklch" } as const;
/** Ultramarine: a first color that every format holds. */
const FIRST: ConverterDocument = {
  ...DEFAULTS,
  colors: [{ space: "oklch", coords: [0.45, 0.2, 268], alpha: 1 }],
};

export const CONVERTER: DocumentKind<ConverterDocument> = {
  tool: "converter",
  path: "/color-converter",
  decode,
  encode,
  first: () => FIRST,
  take: (colors) => {
    const [first, ...others] = colors;
    return first === undefined
      ? FIRST
      : { ...DEFAULTS, colors: [first, ...others.slice(0, MOST_COLORS - 1)] };
  },
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

function encode(document: ConverterDocument): URLSearchParams {
  const { colors, at, decimals, isUpper, hasCommas, wheel } = document;
  const params = new URLSearchParams({ c: colors.map(exactText).join("-") });
  if (at !== 0) params.set("at", String(at + 1));
  if (decimals !== "auto") params.set("d", String(decimals));
  if (isUpper) params.set("case", "upper");
  if (hasCommas) params.set("syntax", "comma");
  if (wheel !== "oklch") params.set("wheel", wheel);
  return params;
}

function decode(params: URLSearchParams): Decoded<ConverterDocument> {
  const given = params.get("c");
  if (given === null) return { document: undefined, notices: [] };
  const notices: string[] = [];
  const [first, ...others] = readColorTexts(given, MOST_COLORS, notices);
  if (first === undefined && notices.length === 0) notices.push("The address holds no color.");
  return {
    document: {
      colors: first === undefined ? FIRST.colors : [first, ...others],
      at: readIndex(params.get("at"), first === undefined ? 1 : others.length + 1, notices),
      decimals: readDecimals(params.get("d"), notices),
      isUpper: readChoice(params, "case", "upper", notices),
      hasCommas: readChoice(params, "syntax", "comma", notices),
      wheel: readWheel(params.get("wheel"), notices),
    },
    notices,
  };
}

function readIndex(text: string | null, count: number, notices: string[]): number {
  const number = Number(text ?? 1);
  if (Number.isInteger(number) && number >= 1 && number <= count) return number - 1;
  notices.push(`“at” is a whole number from 1 to ${count}, so the first color is shown.`);
  return 0;
}

function readDecimals(text: string | null, notices: string[]): Decimals {
  if (text === null || text === "auto") return "auto";
  if (text === "full") return text;
  const number = Number(text);
  if (text !== "" && Number.isInteger(number) && number >= 0 && number <= MOST_DECIMALS) return number;
  notices.push(`Decimals are a whole number from 0 to ${MOST_DECIMALS}, or “full”.`);
  return "auto";
}

function readChoice(params: URLSearchParams, name: string, on: string, notices: string[]): boolean {
  const value = params.get(name);
  if (value !== null && value !== on) {
    notices.push(`“${shortText(value)}” is not known for ${name}, so it was left out.`);
  }
  return value === on;
}

function readWheel(text: string | null, notices: string[]): Wheel {
  const wheel = WHEELS.find((known) => known === (text ?? "oklch"));
  if (wheel === undefined) {
    notices.push(`“${shortText(text ?? "")}” is not a wheel; there are oklch, hsl and ryb.`);
  }
  return wheel ?? "oklch";
}

/** Hex digits when the color is one of 24 bits, or 32 with alpha; a hex that would round it is not its text. */
function exactText(color: Color): string {
  const { space, coords, alpha } = color;
  const isWhole = (value: number | undefined): boolean =>
    value !== undefined && Math.abs(value * 255 - Math.round(value * 255)) < 1e-7;
  if (space === "srgb" && isInGamut(color, "srgb") && [...coords, alpha].every(isWhole)) {
    return formatHex(color).slice(1);
  }
  return colorToCss(color, KEPT_DECIMALS).replaceAll(" ", "_");
}
