/**
 * Blend modes and their compositing in encoded sRGB, as `mix-blend-mode` in browsers. Source: Compositing and
 * Blending Level 1, §10 (https://www.w3.org/TR/compositing-1/#blending).
 */

import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";

/** The values of `mix-blend-mode`, CSS Compositing and Blending Level 1. */
export type BlendMode =
  | "normal"
  | "multiply"
  | "screen"
  | "overlay"
  | "darken"
  | "lighten"
  | "color-dodge"
  | "color-burn"
  | "hard-light"
  | "soft-light"
  | "difference"
  | "exclusion"
  | "hue"
  | "saturation"
  | "color"
  | "luminosity";

const multiply = (back: number, front: number): number => back * front;
const screen = (back: number, front: number): number => back + front - back * front;
const hardLight = (back: number, front: number): number =>
  front <= 0.5 ? multiply(back, 2 * front) : screen(back, 2 * front - 1);

/** Channel by channel, 0 to 1. */
const SEPARABLE: Partial<Record<BlendMode, (back: number, front: number) => number>> = {
  normal: (_back, front) => front,
  multiply,
  screen,
  overlay: (back, front) => hardLight(front, back),
  darken: Math.min,
  lighten: Math.max,
  "color-dodge": (back, front) => (back === 0 ? 0 : front >= 1 ? 1 : Math.min(1, back / (1 - front))),
  "color-burn": (back, front) => (back >= 1 ? 1 : front <= 0 ? 0 : 1 - Math.min(1, (1 - back) / front)),
  "hard-light": hardLight,
  "soft-light": softLight,
  difference: (back, front) => Math.abs(back - front),
  exclusion: (back, front) => back + front - 2 * back * front,
};

/** Combine hue, saturation or luminosity of one color with the rest of the other. */
const WHOLE: Partial<Record<BlendMode, (back: Triple, front: Triple) => Triple>> = {
  hue: (back, front) => withLuminosity(withSaturation(front, saturationOf(back)), luminosityOf(back)),
  saturation: (back, front) => withLuminosity(withSaturation(back, saturationOf(front)), luminosityOf(back)),
  color: (back, front) => withLuminosity(front, luminosityOf(back)),
  luminosity: (back, front) => withLuminosity(back, luminosityOf(front)),
};

/** In the order of the specification. */
export const BLEND_MODES: readonly BlendMode[] = [
  "normal",
  "multiply",
  "screen",
  "overlay",
  "darken",
  "lighten",
  "color-dodge",
  "color-burn",
  "hard-light",
  "soft-light",
  "difference",
  "exclusion",
  "hue",
  "saturation",
  "color",
  "luminosity",
];

/**
 * `front` blended with `back` and composited on it; colors outside sRGB are gamut-mapped first. Alpha is
 * composited as in CSS.
 */
export function blendColors(front: Color, back: Color, mode: BlendMode): Color {
  const [source, backdrop] = [channelsOf(front), channelsOf(back)];
  const [frontAlpha, backAlpha] = [front.alpha ?? 0, back.alpha ?? 0];
  const whole = WHOLE[mode];
  const channel = SEPARABLE[mode];
  const blended: Triple =
    whole !== undefined
      ? whole(backdrop, source)
      : zip(backdrop, source, channel ?? ((_back, value) => value));
  const alpha = frontAlpha + backAlpha * (1 - frontAlpha);
  const laid = zip3(source, backdrop, blended, (s, b, mixed) => {
    const premultiplied =
      frontAlpha * (1 - backAlpha) * s + frontAlpha * backAlpha * mixed + (1 - frontAlpha) * backAlpha * b;
    return alpha === 0 ? 0 : premultiplied / alpha;
  });
  return { space: "srgb", coords: laid, alpha };
}

function channelsOf(color: Color): Triple {
  const { red, green, blue } = colorToSrgb(mapToGamut(color, "srgb"));
  return [red, green, blue];
}

function softLight(back: number, front: number): number {
  if (front <= 0.5) return back - (1 - 2 * front) * back * (1 - back);
  const curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : Math.sqrt(back);
  return back + (2 * front - 1) * (curve - back);
}

function luminosityOf([red, green, blue]: Triple): number {
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

function saturationOf(color: Triple): number {
  return Math.max(...color) - Math.min(...color);
}

function withLuminosity(color: Triple, luminosity: number): Triple {
  const shift = luminosity - luminosityOf(color);
  const moved: Triple = [color[0] + shift, color[1] + shift, color[2] + shift];
  const center = luminosityOf(moved);
  const [low, high] = [Math.min(...moved), Math.max(...moved)];
  const held = (value: number): number => {
    const raised = low < 0 ? center + ((value - center) * center) / (center - low) : value;
    return high > 1 ? center + ((raised - center) * (1 - center)) / (high - center) : raised;
  };
  return [held(moved[0]), held(moved[1]), held(moved[2])];
}

function withSaturation(color: Triple, saturation: number): Triple {
  const [low, high] = [Math.min(...color), Math.max(...color)];
  const scaled = (value: number): number => (high > low ? ((value - low) * saturation) / (high - low) : 0);
  return [scaled(color[0]), scaled(color[1]), scaled(color[2])];
}

function zip(a: Triple, b: Triple, join: (a: number, b: number) => number): Triple {
  return [join(a[0], b[0]), join(a[1], b[1]), join(a[2], b[2])];
}

function zip3(a: Triple, b: Triple, c: Triple, join: (a: number, b: number, c: number) => number): Triple {
  return [join(a[0], b[0], c[0]), join(a[1], b[1], c[1]), join(a[2], b[2], c[2])];
}
