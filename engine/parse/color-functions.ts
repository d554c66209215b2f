/** The color functions of CSS Color 4: the space of each, and how each of its arguments is read. */
import type { SpaceId } from "#engine/space/color.ts";
import type { Token } from "./tokenize.ts";

/** A component in our units, "none", or undefined if the token is invalid. */
export type Channel = (token: Token) => number | "none" | undefined;

/** The color spaces that color() accepts. */
export const COLOR_SPACES: ReadonlyMap<string, SpaceId> = new Map<string, SpaceId>([
  ["srgb", "srgb"],
  ["srgb-linear", "srgb-linear"],
  ["display-p3", "display-p3"],
  ["display-p3-linear", "display-p3-linear"],
  ["a98-rgb", "a98-rgb"],
  ["prophoto-rgb", "prophoto-rgb"],
  ["rec2020", "rec2020"],
  ["xyz", "xyz-d65"],
  ["xyz-d50", "xyz-d50"],
  ["xyz-d65", "xyz-d65"],
]);

export interface ColorFunction {
  readonly space: SpaceId;
  readonly channels: readonly [Channel, Channel, Channel];
  /** Also accepts the legacy comma syntax. */
  readonly legacy?: true;
}

interface Range {
  /** The value of 100%, in our units. */
  readonly percent: number;
  /** The value of the number 1, in our units. */
  readonly unit?: number;
  readonly min?: number;
  readonly max?: number;
}

/** Components are clamped to this; no real color comes near, and its powers stay finite. */
const LIMIT = 1e9;

const amount =
  ({ percent, unit = 1, min = -LIMIT, max = LIMIT }: Range): Channel =>
  (token) => {
    if (token.kind === "ident") return token.name === "none" ? "none" : undefined;
    if (token.kind !== "number" && token.kind !== "percent") return undefined;
    const value = token.kind === "percent" ? (token.value / 100) * percent : token.value * unit;
    return Math.min(max, Math.max(min, value));
  };

const hue: Channel = (token) => {
  if (token.kind === "ident") return token.name === "none" ? "none" : undefined;
  if (token.kind !== "number" && token.kind !== "angle") return undefined;
  // An infinite angle counts as 0 (§4.3).
  const turned = Math.abs(token.value) >= Number.MAX_VALUE ? 0 : token.value % 360;
  return turned < 0 ? turned + 360 : turned;
};

const byte = amount({ percent: 1, unit: 1 / 255, min: 0, max: 1 });
const percentage = amount({ percent: 100 });
const saturation = amount({ percent: 100, min: 0 });
const labAxis = amount({ percent: 125 });
const oklabAxis = amount({ percent: 0.4 });
const ratio = amount({ percent: 1 });

const RGB: ColorFunction = { space: "srgb", channels: [byte, byte, byte], legacy: true };
const HSL: ColorFunction = { space: "hsl", channels: [hue, saturation, percentage], legacy: true };

const anyByte = amount({ percent: 1, unit: 1 / 255 });
/** Relative rgb() keeps components outside sRGB (CSS Color 5 §4.1). */
export const RELATIVE_RGB: ColorFunction = { space: "srgb", channels: [anyByte, anyByte, anyByte] };

export const FUNCTIONS: Readonly<Record<string, ColorFunction>> = {
  rgb: RGB,
  rgba: RGB,
  hsl: HSL,
  hsla: HSL,
  hwb: { space: "hwb", channels: [hue, percentage, percentage] },
  lab: { space: "lab", channels: [amount({ percent: 100, min: 0, max: 100 }), labAxis, labAxis] },
  lch: {
    space: "lch",
    channels: [amount({ percent: 100, min: 0, max: 100 }), amount({ percent: 150, min: 0 }), hue],
  },
  oklab: { space: "oklab", channels: [amount({ percent: 1, min: 0, max: 1 }), oklabAxis, oklabAxis] },
  oklch: {
    space: "oklch",
    channels: [amount({ percent: 1, min: 0, max: 1 }), amount({ percent: 0.4, min: 0 }), hue],
  },
  /** The first argument of color() replaces this space. */
  color: { space: "srgb", channels: [ratio, ratio, ratio] },
};

/** 0 to 1, "none", or undefined if the token is not an alpha value. */
export const readAlpha: Channel = amount({ percent: 1, min: 0, max: 1 });
