/** The color functions of CSS Color 4: the space of each, and how each of its arguments is read. */
import { wrapDeg } from "#engine/space/angle.ts";
import { SPACE_IDS, type SpaceId } from "#engine/space/color.ts";
import { SPACES, type SpaceComponent } from "#engine/space/spaces.ts";
import type { Token } from "./tokenize.ts";

/** A component in the units of its space, "none", or undefined if the token is invalid. */
export type Channel = (token: Token) => number | "none" | undefined;

/** The color spaces that color() accepts; "xyz" is another name of "xyz-d65". */
export const COLOR_SPACES: ReadonlyMap<string, SpaceId> = new Map<string, SpaceId>([
  ...SPACE_IDS.filter((id) => SPACES[id].functions.includes("color")).map((id) => [id, id] as const),
  ["xyz", "xyz-d65"],
]);

export interface ColorFunction {
  readonly space: SpaceId;
  readonly channels: readonly [Channel, Channel, Channel];
  /** Also accepts the legacy comma syntax. */
  readonly legacy?: true;
}

interface Range {
  /** The value of 100%, in the units of the space. */
  readonly percent: number;
  /** The value of the number 1, in the units of the space. */
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
  return wrapDeg(Math.abs(token.value) >= Number.MAX_VALUE ? 0 : token.value);
};

const byte = amount({ percent: 1, unit: 1 / 255, min: 0, max: 1 });
const anyByte = amount({ percent: 1, unit: 1 / 255 });
const RGB: ColorFunction = { space: "srgb", channels: [byte, byte, byte], legacy: true };
/** Relative rgb() keeps components outside sRGB (CSS Color 5 §4.1). */
export const RELATIVE_RGB: ColorFunction = { space: "srgb", channels: [anyByte, anyByte, anyByte] };

function channel({ analog, range, clamped = [-LIMIT, LIMIT] }: SpaceComponent): Channel {
  if (analog === "hue") return hue;
  return amount({ percent: range[1], min: clamped[0], max: Math.min(clamped[1], LIMIT) });
}

/** The function named as its space. */
function own(space: SpaceId): ColorFunction {
  const [first, second, third] = SPACES[space].components;
  return { space, channels: [channel(first), channel(second), channel(third)] };
}

const HSL: ColorFunction = { ...own("hsl"), legacy: true };

export const FUNCTIONS: Readonly<Record<string, ColorFunction>> = {
  rgb: RGB,
  rgba: RGB,
  hsl: HSL,
  hsla: HSL,
  hwb: own("hwb"),
  lab: own("lab"),
  lch: own("lch"),
  oklab: own("oklab"),
  oklch: own("oklch"),
  /** The first argument of color() replaces this space. */
  color: own("srgb"),
};

/** 0 to 1, "none", or undefined if the token is not an alpha value. */
export const readAlpha: Channel = amount({ percent: 1, min: 0, max: 1 });
