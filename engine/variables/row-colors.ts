/** Colors to begin with: a dark value beside a light one, a next color after the last. Ours, to be changed by hand. */

import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";

/** A first dark value: OKLCH lightness mirrored at one half (0.9 becomes 0.1), hue kept, chroma as sRGB holds it. */
export function mirrored(color: Color): Color {
  const lch = colorToOklch(color);
  return mapToGamutConstantHue(oklchToColor({ ...lch, lightness: 1 - lch.lightness }, color.alpha), "srgb");
}

/** The golden angle, which never comes back to a hue it had. Degrees. */
const GOLDEN_DEG = 137.508;

/** Another color: the hue turned by the golden angle, chroma 0.12 at least and lightness 0.35 to 0.8, so that it is one. */
export function following(color: Color): Color {
  const { lightness, chroma, hueDeg = 260 } = colorToOklch(color);
  return mapToGamutConstantHue(
    oklchToColor({
      lightness: Math.min(0.8, Math.max(0.35, lightness)),
      chroma: Math.max(0.12, chroma),
      hueDeg: (hueDeg + GOLDEN_DEG) % 360,
    }),
    "srgb",
  );
}
