/** The components of a format as numbers; `formatColor` writes the same color as text. */

import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color, Component } from "#engine/space/color.ts";
import { isHuePowerless } from "#engine/space/powerless.ts";
import { hueIndex } from "#engine/space/spaces.ts";
import { heldIn, type NumericFormat, naiveCmyk, toBytes } from "./format.ts";

/**
 * rgb is 0 to 255, hex and hex8 the same as integers; hsl, hsv, hwb and cmyk in degrees and percent; the
 * others in their CSS reference ranges (L 0 to 100 for lab and lch, 0 to 1 for oklab and oklch; 0 to 1 for
 * the color() spaces). A missing or powerless component is undefined. A color outside the format's gamut is
 * mapped (CSS Color 4 §13.2).
 */
export function formatComponents(color: Color, format: NumericFormat): readonly Component[] {
  switch (format) {
    case "hex":
    case "hex8":
      return toBytes(color).bytes;
    case "rgb":
      return mapToGamut(color, "srgb").coords.map((value) => (value === undefined ? value : value * 255));
    case "cmyk":
      return naiveCmyk(color);
    default:
      return withoutPowerlessHue(heldIn(color, format));
  }
}

/** Makes a powerless hue missing; missing components stay missing. */
function withoutPowerlessHue({ space, coords }: Color): Color["coords"] {
  const [first, second, third] = coords;
  if (!isHuePowerless(space, [first ?? 0, second ?? 0, third ?? 0])) return coords;
  return hueIndex(space) === 0 ? [undefined, second, third] : [first, second, undefined];
}
