/**
 * What is known of each color space, in one record: how CSS writes it, its components, what bounds it, its white and
 * its way to XYZ. Lists of spaces are made from these. Source: CSS Color Module Level 4, §7 to §10.
 */
import type { SpaceId } from "./color.ts";
import { hslToSrgb, hsvToSrgb, hwbToSrgb, srgbToHsl, srgbToHsv, srgbToHwb } from "./hsl-family.ts";
import { labToXyzD50, oklabToXyz, xyzD50ToLab, xyzToOklab } from "./lab.ts";
import { fromPolar, toPolar } from "./polar.ts";
import {
  type BoundedSpace,
  D50_TO_D65,
  D65_TO_D50,
  DISPLAY_P3_LINEAR,
  multiply,
  RGB_SPACES,
  type RgbSpace,
  SRGB_LINEAR,
  type Triple,
} from "./rgb-spaces.ts";

/** Components of different spaces that stand for the same stay missing in a conversion (§12.2); "own" has no match. */
export type Analog = "lightness" | "colorfulness" | "hue" | "a" | "b" | "red" | "green" | "blue" | "own";

export interface SpaceComponent {
  /** The keyword of a relative color, and the letter in the name of the space. */
  readonly letter: string;
  readonly analog: Analog;
  /** The reference range. Its upper end is what CSS writes as 100%, except for a hue, which is in degrees. */
  readonly range: readonly [number, number];
  /** The range to which CSS clamps what is written; without limits where it does not. */
  readonly clamped?: readonly [number, number];
}

/** The functions of CSS that write a color of a space. */
export type SpaceFunction = "rgb" | "hsl" | "hwb" | "lab" | "lch" | "oklab" | "oklch" | "color";

export interface Space {
  /** None for a space that CSS does not have; in color() the name of the space comes first. */
  readonly functions: readonly SpaceFunction[];
  readonly components: readonly [SpaceComponent, SpaceComponent, SpaceComponent];
  /** The RGB space within which its colors lie; undefined if it holds every color. */
  readonly gamut?: BoundedSpace;
  readonly white: "D65" | "D50";
  /** Components in proportion to light, of which those of dark colors are close together. */
  readonly isLinear?: true;
  /** The space of which it is another form, without a way by XYZ and its round-off. */
  readonly base?: {
    readonly space: SpaceId;
    readonly to: (coords: Triple) => Triple;
    readonly from: (coords: Triple) => Triple;
  };
  /** XYZ with white D65, Y of white 1. Not clamped. */
  readonly toXyz: (coords: Triple) => Triple;
  readonly fromXyz: (xyz: Triple) => Triple;
}

const UNIT = [0, 1] as const;
const PERCENT = [0, 100] as const;
const POSITIVE = [0, Number.POSITIVE_INFINITY] as const;

const HUE: SpaceComponent = { letter: "h", analog: "hue", range: [0, 360] };
const amount = (
  letter: string,
  analog: Analog,
  range: readonly [number, number],
  clamped?: readonly [number, number],
): SpaceComponent => ({ letter, analog, range, ...(clamped && { clamped }) });

const RGB: Space["components"] = [
  amount("r", "red", UNIT),
  amount("g", "green", UNIT),
  amount("b", "blue", UNIT),
];
/** The XYZ spaces count as RGB (§12.2). */
const XYZ: Space["components"] = [
  amount("x", "red", UNIT),
  amount("y", "green", UNIT),
  amount("z", "blue", UNIT),
];

function inD65(rgb: RgbSpace): Pick<Space, "toXyz" | "fromXyz"> {
  const toXyz = ([r, g, b]: Triple): Triple =>
    multiply(rgb.toXyz, [rgb.toLinear(r), rgb.toLinear(g), rgb.toLinear(b)]);
  const fromXyz = (xyz: Triple): Triple => {
    const [r, g, b] = multiply(rgb.fromXyz, xyz);
    return [rgb.fromLinear(r), rgb.fromLinear(g), rgb.fromLinear(b)];
  };
  return { toXyz, fromXyz };
}

function inD50({ toXyz, fromXyz }: Pick<Space, "toXyz" | "fromXyz">): Pick<Space, "toXyz" | "fromXyz"> {
  return {
    toXyz: (coords) => multiply(D50_TO_D65, toXyz(coords)),
    fromXyz: (xyz) => fromXyz(multiply(D65_TO_D50, xyz)),
  };
}

function rgbSpace(gamut: BoundedSpace, rgb: RgbSpace = RGB_SPACES[gamut]): Space {
  const { white } = rgb;
  const ways = white === "D65" ? inD65(rgb) : inD50(inD65(rgb));
  return { functions: ["color"], components: RGB, gamut, white, ...ways };
}

const same = (coords: Triple): Triple => coords;
const XYZ_D65: Space = {
  functions: ["color"],
  components: XYZ,
  white: "D65",
  isLinear: true,
  toXyz: same,
  fromXyz: same,
};

function formOf(
  { gamut, white, toXyz, fromXyz }: Space,
  base: NonNullable<Space["base"]>,
  functions: Space["functions"],
  components: Space["components"],
): Space {
  return {
    functions,
    components,
    ...(gamut && { gamut }),
    white,
    base,
    toXyz: (coords) => toXyz(base.to(coords)),
    fromXyz: (xyz) => base.from(fromXyz(xyz)),
  };
}

const SRGB: Space = { ...rgbSpace("srgb"), functions: ["rgb", "color"] };
const LAB: Space = {
  functions: ["lab"],
  components: [
    amount("l", "lightness", PERCENT, PERCENT),
    amount("a", "a", [-125, 125]),
    amount("b", "b", [-125, 125]),
  ],
  white: "D50",
  ...inD50({ toXyz: labToXyzD50, fromXyz: xyzD50ToLab }),
};
const OKLAB: Space = {
  functions: ["oklab"],
  components: [
    amount("l", "lightness", UNIT, UNIT),
    amount("a", "a", [-0.4, 0.4]),
    amount("b", "b", [-0.4, 0.4]),
  ],
  white: "D65",
  toXyz: oklabToXyz,
  fromXyz: xyzToOklab,
};
const polar = (space: SpaceId): NonNullable<Space["base"]> => ({ space, to: fromPolar, from: toPolar });

/** The record of each space. */
export const SPACES: Readonly<Record<SpaceId, Space>> = {
  srgb: SRGB,
  "srgb-linear": { ...rgbSpace("srgb", SRGB_LINEAR), isLinear: true },
  hsl: formOf(
    SRGB,
    { space: "srgb", to: hslToSrgb, from: srgbToHsl },
    ["hsl"],
    [HUE, amount("s", "colorfulness", PERCENT, POSITIVE), amount("l", "lightness", PERCENT)],
  ),
  hwb: formOf(
    SRGB,
    { space: "srgb", to: hwbToSrgb, from: srgbToHwb },
    ["hwb"],
    [HUE, amount("w", "own", PERCENT), amount("b", "own", PERCENT)],
  ),
  hsv: formOf(
    SRGB,
    { space: "srgb", to: hsvToSrgb, from: srgbToHsv },
    [],
    [HUE, amount("s", "own", PERCENT), amount("v", "own", PERCENT)],
  ),
  lab: LAB,
  lch: formOf(
    LAB,
    polar("lab"),
    ["lch"],
    [LAB.components[0], amount("c", "colorfulness", [0, 150], POSITIVE), HUE],
  ),
  oklab: OKLAB,
  oklch: formOf(
    OKLAB,
    polar("oklab"),
    ["oklch"],
    [OKLAB.components[0], amount("c", "colorfulness", [0, 0.4], POSITIVE), HUE],
  ),
  "xyz-d65": XYZ_D65,
  "xyz-d50": { ...XYZ_D65, white: "D50", ...inD50(XYZ_D65) },
  "display-p3": rgbSpace("display-p3"),
  "display-p3-linear": { ...rgbSpace("display-p3", DISPLAY_P3_LINEAR), isLinear: true },
  rec2020: rgbSpace("rec2020"),
  "a98-rgb": rgbSpace("a98-rgb"),
  "prophoto-rgb": rgbSpace("prophoto-rgb"),
};

/** The place of the hue among the components, 0 or 2; undefined for a space without one. */
export function hueIndex(space: SpaceId): 0 | 2 | undefined {
  const [first, , third] = SPACES[space].components;
  if (first.analog === "hue") return 0;
  return third.analog === "hue" ? 2 : undefined;
}
