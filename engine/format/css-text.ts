/** A color as CSS in its own space, so that parsing it gives the same color. */

import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { SPACES } from "#engine/space/spaces.ts";
import { formatColor } from "./format.ts";
import { alphaOf, component, type Precision } from "./format-number.ts";

/**
 * Not gamut-mapped, and unrounded unless `precision` (decimals, 0 to 10) is given. rgb(), hsl() and hwb()
 * clip colors outside sRGB, so such a color is written as color(srgb …); lab(), lch(), oklab() and oklch()
 * clip a lightness out of range when parsed, so such a color is written as color(xyz-d65 …) (CSS Color 4
 * §9.3, §9.4).
 */
export function colorToCss(color: Color, precision: Precision = "full"): string {
  const [name] = SPACES[color.space].functions;
  if (name === undefined) return colorToCss(convertColor(color, "srgb"), precision);
  if (name === "color") return colorFunction(color, precision);
  if (SPACES[color.space].gamut === "srgb")
    return isInGamut(color, "srgb")
      ? formatColor(color, name, { precision })
      : colorFunction(convertColor(color, "srgb"), precision);
  return hasReadableLightness(color)
    ? formatColor(color, name, { precision })
    : colorFunction(convertColor(color, "xyz-d65"), precision);
}

/** Round-off of conversion on white and black; a lightness this far out of range may be clipped. */
const ROUNDING = 1e-9;

/** Whether the lightness, which comes first, is in its range: 0 to 100 in CIE Lab, 0 to 1 in OKLab. */
function hasReadableLightness({ space, coords: [lightness = 0] }: Color): boolean {
  const [least, most] = SPACES[space].components[0].range;
  return lightness >= least - ROUNDING && lightness <= most + ROUNDING;
}

function colorFunction(color: Color, precision: Precision): string {
  const parts = color.coords.map((value) => component(value, precision));
  return `color(${color.space} ${parts.join(" ")}${alphaOf(color, precision)})`;
}
