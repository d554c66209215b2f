/**
 * What is known of each color space, in one record: how CSS writes it, its components, what bounds it and its white.
 * Lists of spaces are made from these. Source: CSS Color Module Level 4, §7 to §10. The way to XYZ is in space-ways.ts,
 * so that a reader of colors loads no matrices and a conversion no names.
 */
import type { SpaceId } from "./color.ts";
import type { BoundedSpace } from "./rgb-spaces.ts";

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
}

const UNIT = [0, 1] as const;
const PERCENT = [0, 100] as const;
const POSITIVE = [0, Number.POSITIVE_INFINITY] as const;

const HUE: SpaceComponent = { letter: "h", analog: "hue", range: [0, 360] };
const LAB_LIGHTNESS: SpaceComponent = {
  letter: "l",
  analog: "lightness",
  range: PERCENT,
  clamped: PERCENT,
};
const OKLAB_LIGHTNESS: SpaceComponent = { letter: "l", analog: "lightness", range: UNIT, clamped: UNIT };

const RGB: Space["components"] = [
  { letter: "r", analog: "red", range: UNIT },
  { letter: "g", analog: "green", range: UNIT },
  { letter: "b", analog: "blue", range: UNIT },
];
/** The XYZ spaces count as RGB (§12.2). */
const XYZ: Space["components"] = [
  { letter: "x", analog: "red", range: UNIT },
  { letter: "y", analog: "green", range: UNIT },
  { letter: "z", analog: "blue", range: UNIT },
];

/** The record of each space. */
export const SPACES: Readonly<Record<SpaceId, Space>> = {
  srgb: { functions: ["rgb", "color"], components: RGB, gamut: "srgb", white: "D65" },
  "srgb-linear": { functions: ["color"], components: RGB, gamut: "srgb", white: "D65", isLinear: true },
  hsl: {
    functions: ["hsl"],
    components: [
      HUE,
      { letter: "s", analog: "colorfulness", range: PERCENT, clamped: POSITIVE },
      { letter: "l", analog: "lightness", range: PERCENT },
    ],
    gamut: "srgb",
    white: "D65",
  },
  hwb: {
    functions: ["hwb"],
    components: [
      HUE,
      { letter: "w", analog: "own", range: PERCENT },
      { letter: "b", analog: "own", range: PERCENT },
    ],
    gamut: "srgb",
    white: "D65",
  },
  hsv: {
    functions: [],
    components: [
      HUE,
      { letter: "s", analog: "own", range: PERCENT },
      { letter: "v", analog: "own", range: PERCENT },
    ],
    gamut: "srgb",
    white: "D65",
  },
  lab: {
    functions: ["lab"],
    components: [
      LAB_LIGHTNESS,
      { letter: "a", analog: "a", range: [-125, 125] },
      { letter: "b", analog: "b", range: [-125, 125] },
    ],
    white: "D50",
  },
  lch: {
    functions: ["lch"],
    components: [
      LAB_LIGHTNESS,
      { letter: "c", analog: "colorfulness", range: [0, 150], clamped: POSITIVE },
      HUE,
    ],
    white: "D50",
  },
  oklab: {
    functions: ["oklab"],
    components: [
      OKLAB_LIGHTNESS,
      { letter: "a", analog: "a", range: [-0.4, 0.4] },
      { letter: "b", analog: "b", range: [-0.4, 0.4] },
    ],
    white: "D65",
  },
  oklch: {
    functions: ["oklch"],
    components: [
      OKLAB_LIGHTNESS,
      { letter: "c", analog: "colorfulness", range: [0, 0.4], clamped: POSITIVE },
      HUE,
    ],
    white: "D65",
  },
  "xyz-d65": { functions: ["color"], components: XYZ, white: "D65", isLinear: true },
  "xyz-d50": { functions: ["color"], components: XYZ, white: "D50", isLinear: true },
  "display-p3": { functions: ["color"], components: RGB, gamut: "display-p3", white: "D65" },
  "display-p3-linear": {
    functions: ["color"],
    components: RGB,
    gamut: "display-p3",
    white: "D65",
    isLinear: true,
  },
  rec2020: { functions: ["color"], components: RGB, gamut: "rec2020", white: "D65" },
  "a98-rgb": { functions: ["color"], components: RGB, gamut: "a98-rgb", white: "D65" },
  "prophoto-rgb": { functions: ["color"], components: RGB, gamut: "prophoto-rgb", white: "D50" },
};

/** The place of the hue among the components, 0 or 2; undefined for a space without one. */
export function hueIndex(space: SpaceId): 0 | 2 | undefined {
  const [first, , third] = SPACES[space].components;
  if (first.analog === "hue") return 0;
  return third.analog === "hue" ? 2 : undefined;
}
