/**
 * The color value every other module of the engine takes and returns.
 *
 * A color keeps the space it was written in and its missing components, so that CSS mixing can carry
 * them (CSS Color 4 §4.4, §12.2). A missing component is `undefined`; NaN never leaves the engine.
 */

/** Spaces that a color can be in. The comments give the reference ranges of CSS Color 4. */
export const SPACE_IDS = [
  "srgb", // r g b, 0 to 1
  "srgb-linear", // r g b, 0 to 1, linear light
  "hsl", // h degrees, s l 0 to 100
  "hwb", // h degrees, w b 0 to 100
  "hsv", // h degrees, s v 0 to 100 (not a CSS space)
  "lab", // L 0 to 100, a b about ±125, D50
  "lch", // L 0 to 100, C 0 to about 150, h degrees, D50
  "oklab", // L 0 to 1, a b about ±0.4
  "oklch", // L 0 to 1, C 0 to about 0.4, h degrees
  "xyz-d65", // Y of white = 1
  "xyz-d50", // Y of white = 1
  "display-p3", // r g b, 0 to 1
  "display-p3-linear", // r g b, 0 to 1, linear light
  "rec2020", // r g b, 0 to 1
  "a98-rgb", // r g b, 0 to 1
  "prophoto-rgb", // r g b, 0 to 1, D50
] as const;
export type SpaceId = (typeof SPACE_IDS)[number];

/** One component; `undefined` is CSS's `none`. */
export type Component = number | undefined;

export interface Color {
  readonly space: SpaceId;
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
