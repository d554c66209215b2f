/**
 * Formats a color in every format of requirement COL-2. If a format's gamut does not contain the color, the
 * color is gamut-mapped by CSS Color 4.
 */

import { isInGamut, mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, Component, SpaceId } from "#engine/space/color.ts";
import { colorToSrgb, convertColor } from "#engine/space/convert.ts";
import { SPACES } from "#engine/space/spaces.ts";
import { bytesInSrgb, nearestByte } from "#engine/space/srgb-light.ts";
import { alphaOf, component, type Precision, round } from "./format-number.ts";
import { type Decimals, losslessDecimals } from "./lossless-decimals.ts";
import { flutterWideSource, swiftSource } from "./wide-source.ts";

/** Formats of numbers in a color space, as opposed to source code. */
export const NUMERIC_FORMATS = [
  "hex",
  "hex8",
  "rgb",
  "hsl",
  "hsv",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "xyz-d65",
  "xyz-d50",
  "display-p3",
  "rec2020",
  "a98-rgb",
  "prophoto-rgb",
  "srgb-linear",
  "cmyk",
] as const;
export type NumericFormat = (typeof NUMERIC_FORMATS)[number];

/** Every format: of numbers, then of source code. */
export const COLOR_FORMATS = [...NUMERIC_FORMATS, "android-argb", "swift", "flutter"] as const;
export type ColorFormat = (typeof COLOR_FORMATS)[number];

export interface FormatOptions {
  /**
   * Decimals of each component, 0 to 10, or "full". The default is what the eye can distinguish, and more if
   * the color would otherwise parse as another hex (COL-7).
   */
  readonly precision?: Precision;
  /** Hex digits in capitals, as on swatches. */
  readonly upperCase?: boolean;
}

/** CSS text, or source code for the last three formats. `hex` has eight digits only when the color is translucent. */
export function formatColor(color: Color, format: ColorFormat, options: FormatOptions = {}): string {
  const text = FORMATTERS[format](color, options.precision);
  return options.upperCase ? text.toUpperCase() : text;
}

/** `#rrggbb` in lower case, or `#rrggbbaa` when alpha is below 1. */
export function formatHex(color: Color): string {
  const { bytes, alpha } = toBytes(color);
  // Written out for speed: it runs for every swatch of every page.
  const digits = `#${hexOf(bytes[0])}${hexOf(bytes[1])}${hexOf(bytes[2])}`;
  return alpha < 255 ? digits + hexOf(alpha) : digits;
}

type Formatter = (color: Color, precision: Precision | undefined) => string;

const FORMATTERS: Readonly<Record<ColorFormat, Formatter>> = {
  hex: formatHex,
  hex8: (color) => {
    const { bytes, alpha } = toBytes(color);
    return `#${hex(bytes)}${hex([alpha])}`;
  },
  rgb: (color, precision) => {
    const { coords } = mapToGamut(color, "srgb");
    const parts = coords.map((value) => wholeOr(value, precision));
    return `rgb(${parts.join(" ")}${alphaOf(color, precision)})`;
  },
  hsl: (color, precision) => inSrgb("hsl", color, precision),
  hsv: (color, precision) => inSrgb("hsv", color, precision),
  hwb: (color, precision) => inSrgb("hwb", color, precision),
  lab: (color, precision) => plain("lab", color, precision, [2, 2, 2]),
  lch: (color, precision) => plain("lch", color, precision, [2, 2, 2]),
  oklab: (color, precision) => plain("oklab", color, precision, [4, 4, 4]),
  oklch: (color, precision) => {
    const held = convertColor(color, "oklch");
    const [lightness, chroma, hueDeg] = held.coords;
    const [l, c, h] = placesOf(held, precision, [PERCENT + 1, 3, 1]);
    const percent = lightness === undefined ? lightness : lightness * 100;
    const written = component(percent, precision ?? Number(l) - PERCENT, "%");
    return `oklch(${written} ${component(chroma, c)} ${component(hueDeg, h)}${alphaOf(color, precision)})`;
  },
  "xyz-d65": /* @__PURE__ */ inColorFunction("xyz-d65"),
  "xyz-d50": /* @__PURE__ */ inColorFunction("xyz-d50"),
  "display-p3": /* @__PURE__ */ inColorFunction("display-p3"),
  rec2020: /* @__PURE__ */ inColorFunction("rec2020"),
  "a98-rgb": /* @__PURE__ */ inColorFunction("a98-rgb"),
  "prophoto-rgb": /* @__PURE__ */ inColorFunction("prophoto-rgb"),
  "srgb-linear": /* @__PURE__ */ inColorFunction("srgb-linear"),
  cmyk: (color, precision) => {
    const parts = naiveCmyk(color).map((value) => `${round(value, precision ?? 0)}%`);
    return `device-cmyk(${parts.join(" ")}${alphaOf(color, precision)})`;
  },
  "android-argb": (color) => {
    const { bytes, alpha } = toBytes(color);
    return `0x${hex([alpha])}${hex(bytes)}`.replace(/[0-9a-f]{8}$/, (digits) => digits.toUpperCase());
  },
  flutter: (color) => {
    if (!isInGamut(color, "srgb")) return flutterWideSource(color);
    const { bytes, alpha } = toBytes(color);
    return `Color(0x${`${hex([alpha])}${hex(bytes)}`.toUpperCase()})`;
  },
  swift: (color, precision) => swiftSource(color, !isInGamut(color, "srgb"), precision),
};

/**
 * Cyan, magenta, yellow and black in percent by plain arithmetic (CSS Color 5 §8), without a color profile: an
 * estimate that no press will print exactly.
 */
export function naiveCmyk(color: Color): readonly [number, number, number, number] {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  const black = 1 - Math.max(red, green, blue);
  if (black >= 1) return [0, 0, 0, 100];
  const ink = (value: number): number => ((1 - value - black) / (1 - black)) * 100;
  return [ink(red), ink(green), ink(blue), black * 100];
}

/** sRGB bytes 0 to 255, gamut-mapped, and the alpha byte. */
export function toBytes(color: Color): { bytes: [number, number, number]; alpha: number } {
  const alpha = nearestByte(color.alpha ?? 0);
  const held = bytesInSrgb(color);
  if (held !== undefined) return { bytes: held, alpha };
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  return { bytes: [nearestByte(red), nearestByte(green), nearestByte(blue)], alpha };
}

const HEX_OF_BYTE = /* @__PURE__ */ Array.from({ length: 256 }, (_, index) =>
  index.toString(16).padStart(2, "0"),
);

const hexOf = (value: number): string => HEX_OF_BYTE[value] ?? "";

function hex(bytes: readonly number[]): string {
  return bytes.map(hexOf).join("");
}

/**
 * The color in a space, mapped into the gamut of the space if it has one. A color already in that space, and in its
 * gamut, keeps its missing components.
 */
export function heldIn(color: Color, space: SpaceId): Color {
  const { gamut } = SPACES[space];
  if (gamut === undefined) return convertColor(color, space);
  if (gamut === space) return mapToGamut(color, gamut);
  const isHeld = color.space === space && isInGamut(color, gamut);
  return isHeld ? color : convertColor(mapToGamut(color, gamut), space);
}

function inSrgb(space: "hsl" | "hsv" | "hwb", color: Color, precision: Precision | undefined): string {
  const held = heldIn(color, space);
  const [hueDeg, second, third] = held.coords;
  const [h, s, l] = placesOf(held, precision, [1, 1, 1]);
  // A powerless hue is written as 0 for parsers that do not know "none"; a hue that was given as missing
  // stays missing.
  const hue = component(color.space === space ? hueDeg : (hueDeg ?? 0), h);
  return `${space}(${hue} ${component(second, s, "%")} ${component(third, l, "%")}${alphaOf(color, precision)})`;
}

function plain(
  space: "lab" | "lch" | "oklab",
  color: Color,
  precision: Precision | undefined,
  usual: Decimals,
): string {
  return `${space}(${components(convertColor(color, space), precision, usual)}${alphaOf(color, precision)})`;
}

function components(held: Color, precision: Precision | undefined, usual: Decimals): string {
  const places = placesOf(held, precision, usual);
  return held.coords.map((value, index) => component(value, places[index] ?? 0)).join(" ");
}

/** A value written in percent needs this many fewer decimals. */
const PERCENT = 2;

function placesOf(
  held: Color,
  precision: Precision | undefined,
  usual: Decimals,
): readonly [Precision, Precision, Precision] {
  return precision === undefined ? losslessDecimals(held, usual) : [precision, precision, precision];
}

/** An sRGB component as 0 to 255: an integer unless a precision is given. */
function wholeOr(value: Component, precision: Precision | undefined): string {
  if (value === undefined || precision !== undefined)
    return component(value === undefined ? value : value * 255, precision ?? 0);
  return String(nearestByte(value));
}

/** The places of color(): in linear light dark colors are close together and need more. */
function inColorFunction(space: SpaceId): Formatter {
  const usual: Decimals = SPACES[space].isLinear ? [6, 6, 6] : [4, 4, 4];
  return (color, precision) =>
    `color(${space} ${components(heldIn(color, space), precision, usual)}${alphaOf(color, precision)})`;
}
