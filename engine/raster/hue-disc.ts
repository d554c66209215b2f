/**
 * The hue–chroma disc of one lightness, as pixels, and the edges of gamuts on it: hue 0 at the right, counter-clockwise as
 * in OKLab's own plane, chroma from the center outwards. What the gamut does not hold is transparent.
 */
import { maxChroma } from "#engine/gamut/gamut.ts";
import { LMS_TO_XYZ, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import { DISPLAY_P3, type Matrix, product, SRGB } from "#engine/space/rgb-spaces.ts";

export type DiscGamut = "srgb" | "display-p3";

export interface HueDisc {
  /** Pixels of each side, at least 1. */
  readonly size: number;
  /** OKLCH lightness, 0 to 1. */
  readonly lightness: number;
  /** Chroma at the rim. */
  readonly chromaRange: number;
  readonly gamut: DiscGamut;
}

const LMS_TO_RGB: Readonly<Record<DiscGamut, Matrix>> = {
  srgb: product(SRGB.fromXyz, LMS_TO_XYZ),
  "display-p3": product(DISPLAY_P3.fromXyz, LMS_TO_XYZ),
};
/** Round-off allowed on linear light. */
const LIGHT_EPSILON = 1e-4;
/** Encoded byte of linear light in 4096 cells; sRGB and Display P3 share the curve. Enough for a picture. */
const BYTE_OF_LIGHT = Uint8ClampedArray.from({ length: 4097 }, (_, cell) =>
  Math.round(SRGB.fromLinear(cell / 4096) * 255),
);

/** RGBA bytes in the gamut's own RGB space, row by row. */
export function paintHueDisc({
  size,
  lightness,
  chromaRange,
  gamut,
}: HueDisc): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(size * size * 4);
  const [toRed, toGreen, toBlue] = LMS_TO_RGB[gamut];
  const [rootL, rootM, rootS] = OKLAB_TO_LMS;
  const scale = (2 * chromaRange) / size;
  for (let y = 0; y < size; y += 1) {
    const b = (size / 2 - y - 0.5) * scale;
    for (let x = 0; x < size; x += 1) {
      const a = (x + 0.5 - size / 2) * scale;
      if (a * a + b * b > chromaRange * chromaRange) continue;
      const l = cube(lightness + rootL[1] * a + rootL[2] * b);
      const m = cube(lightness + rootM[1] * a + rootM[2] * b);
      const s = cube(lightness + rootS[1] * a + rootS[2] * b);
      const red = toRed[0] * l + toRed[1] * m + toRed[2] * s;
      const green = toGreen[0] * l + toGreen[1] * m + toGreen[2] * s;
      const blue = toBlue[0] * l + toBlue[1] * m + toBlue[2] * s;
      if (!isHeld(red) || !isHeld(green) || !isHeld(blue)) continue;
      const at = (y * size + x) * 4;
      bytes[at] = byteOf(red);
      bytes[at + 1] = byteOf(green);
      bytes[at + 2] = byteOf(blue);
      bytes[at + 3] = 255;
    }
  }
  return bytes;
}

/** Greatest chroma a gamut holds at this lightness, at `count` hues evenly around from 0°. */
export function gamutEdge(lightness: number, count: number, gamut: DiscGamut): readonly number[] {
  return Array.from({ length: count }, (_, index) => maxChroma(lightness, (index * 360) / count, gamut));
}

/** Greatest chroma a gamut holds at this hue (degrees), at `count` lightnesses evenly from 0 to 1. */
export function planeEdge(hueDeg: number, count: number, gamut: DiscGamut): readonly number[] {
  return Array.from({ length: count }, (_, index) => maxChroma(index / (count - 1), hueDeg, gamut));
}

const cube = (value: number): number => value * value * value;
const isHeld = (light: number): boolean => light >= -LIGHT_EPSILON && light <= 1 + LIGHT_EPSILON;
const byteOf = (light: number): number =>
  BYTE_OF_LIGHT[light <= 0 ? 0 : light >= 1 ? 4096 : Math.round(light * 4096)] ?? 0;
