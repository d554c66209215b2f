/** A color as CSS in the space it is held in, so that reading it back gives the same color. */

import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { formatColor } from "./format.ts";
import { alphaOf, component, type Precision } from "./format-number.ts";

/**
 * Not mapped, and with every digit unless `precision` (decimals, 0 to 10) says otherwise. rgb(), hsl() and hwb() clip
 * what lies outside sRGB, so such a color is written with color(srgb …); lab() and its like clip a lightness outside its
 * range when they are read, so a color with one is written with color(xyz-d65 …) (CSS Color 4 §9.3, §9.4).
 */
export function colorToCss(color: Color, precision: Precision = "full"): string {
  switch (color.space) {
    case "srgb":
      return isInGamut(color, "srgb")
        ? formatColor(color, "rgb", { precision })
        : colorFunction(color, precision);
    case "hsl":
    case "hwb":
      return isInGamut(color, "srgb")
        ? formatColor(color, color.space, { precision })
        : colorFunction(convertColor(color, "srgb"), precision);
    case "hsv":
      return colorToCss(convertColor(color, "srgb"), precision);
    case "lab":
    case "lch":
    case "oklab":
    case "oklch":
      return hasReadableLightness(color)
        ? formatColor(color, color.space, { precision })
        : colorFunction(convertColor(color, "xyz-d65"), precision);
    default:
      return colorFunction(color, precision);
  }
}

/** What conversion leaves on white and black: such a lightness may be clipped. */
const ROUNDING = 1e-9;

/** Lightness of the four spaces that have one: 0 to 100 in CIE Lab, 0 to 1 in Oklab. */
function hasReadableLightness({ space, coords: [lightness = 0] }: Color): boolean {
  return lightness >= -ROUNDING && lightness <= (space === "lab" || space === "lch" ? 100 : 1) + ROUNDING;
}

function colorFunction(color: Color, precision: Precision): string {
  const parts = color.coords.map((value) => component(value, precision));
  return `color(${color.space} ${parts.join(" ")}${alphaOf(color, precision)})`;
}
