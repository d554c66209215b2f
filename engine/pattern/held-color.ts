/**
 * Holds colors in a gamut by sums and products alone. The search of `engine/gamut` turns on cosines and roots, whose last
 * bit differs between engines of JavaScript: one color in some ten thousand came out a byte apart.
 */
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { LMS_TO_XYZ, OKLAB_TO_LMS } from "#engine/space/oklab.ts";
import {
  DISPLAY_P3,
  linearToSrgb,
  type Matrix,
  multiply,
  product,
  SRGB,
  type Triple,
} from "#engine/space/rgb-spaces.ts";

const LMS_TO_RGB: Readonly<Record<RasterGamut, Matrix>> = {
  srgb: product(SRGB.fromXyz, LMS_TO_XYZ),
  "display-p3": product(DISPLAY_P3.fromXyz, LMS_TO_XYZ),
};
/** Halvings of the chroma: finer than a byte of any component. */
const HALVINGS = 20;

/**
 * The color itself if it is in the gamut; otherwise of the same lightness and hue with the highest chroma that is, in the
 * gamut's space. Its alpha is 1.
 */
export function heldColor(color: Color, gamut: RasterGamut): Color {
  if (isInGamut(color, gamut)) return color;
  const lab = inMillionths(colorToOklab(color));
  let [least, most] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (least + most) / 2;
    if (lightOf(lab, middle, gamut).every((value) => value >= 0 && value <= 1)) least = middle;
    else most = middle;
  }
  const [red, green, blue] = lightOf(lab, least, gamut);
  return { space: gamut, coords: [encoded(red), encoded(green), encoded(blue)], alpha: 1 };
}

/** In steps of a millionth, so that the last bit of a conversion decides no comparison. */
export function inMillionths({ lightness, a, b }: Oklab): Oklab {
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return { lightness: round(lightness), a: round(a), b: round(b) };
}

/** Linear light with a share of the chroma. */
function lightOf({ lightness, a, b }: Oklab, share: number, gamut: RasterGamut): Triple {
  const [l, m, s] = multiply(OKLAB_TO_LMS, [lightness, a * share, b * share]);
  return multiply(LMS_TO_RGB[gamut], [l * l * l, m * m * m, s * s * s]);
}

function encoded(light: number): number {
  return linearToSrgb(Math.min(1, Math.max(0, light)));
}
