/** Default colors: a dark value for a light one, and the next color after the last. */

import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";

/** A default dark value: OKLCH lightness mirrored at one half (0.9 becomes 0.1), hue kept, chroma limited to sRGB. */
export function mirrored(color: Color): Color {
  const lch = colorToOklch(color);
  return mapToGamutConstantHue(oklchToColor({ ...lch, lightness: 1 - lch.lightness }, color.alpha), "srgb");
}

/** The golden angle in degrees, which never repeats a hue. */
const GOLDEN_DEG = 137.508;

/**
 * The next color: the hue rotated by the golden angle, with a chroma of at least 0.12 and a lightness of 0.35 to 0.8.
 */
export function nextColor(color: Color): Color {
  const { lightness, chroma, hueDeg = 260 } = colorToOklch(color);
  return mapToGamutConstantHue(
    oklchToColor({
      lightness: Math.min(0.8, Math.max(0.35, lightness)),
      chroma: Math.max(0.12, chroma),
      hueDeg: wrapDeg(hueDeg + GOLDEN_DEG),
    }),
    "srgb",
  );
}
