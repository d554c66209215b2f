/**
 * The color value every other module of the engine takes and returns.
 *
 * A color keeps the space it was written in and its missing components, so that CSS mixing can carry
 * them (CSS Color 4 §4.4, §12.2). A missing component is `undefined`; NaN never leaves the engine.
 */

/** Spaces that a color can be in; `SPACES` says of each what its components are. HSV alone is not a space of CSS. */
export const SPACE_IDS = [
  "srgb",
  "srgb-linear",
  "hsl",
  "hwb",
  "hsv",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "xyz-d65",
  "xyz-d50",
  "display-p3",
  "display-p3-linear",
  "rec2020",
  "a98-rgb",
  "prophoto-rgb",
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** One component; `undefined` is CSS's `none`. */
export type Component = number | undefined;

export interface Color {
  readonly space: SpaceId;
  /** In the units of the space: those of RGB, XYZ and OKLab are about 0 to 1, percentages 0 to 100, hues in degrees. */
  readonly coords: readonly [Component, Component, Component];
  /** 0 to 1; `undefined` is `none`. */
  readonly alpha: Component;
}

/** OKLCH by name: lightness 0 to 1, chroma from 0 to about 0.4, hue in degrees [0, 360), missing for grays. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDeg: number | undefined;
}

/** OKLab by name: lightness 0 to 1, a and b about ±0.4. */
export interface Oklab {
  readonly lightness: number;
  readonly a: number;
  readonly b: number;
}
