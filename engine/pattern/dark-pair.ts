/** The dark counterpart of a palette, for the same shapes. */

import { smallestGamut } from "#engine/gamut/gamut.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { heldColor, inMillionths } from "./held-color.ts";

/** Lightness of the background that replaces the lightest color. */
const FIELD = 0.19;
/** Least lightness of the darkest color, so that it contrasts with the background. */
const MIN_STRONG = 0.36;
const MAX_STRONG = 0.62;
/** The others keep their order in this range of lightness. */
const QUIET = [0.27, 0.44] as const;
/** A color with this share of the greatest chroma is strong. */
const STRONG_SHARE = 0.75;

/**
 * The partners in the same order. The lightest color becomes a deep tint of the darkest one, strong colors stay (only
 * pale ones among them are lowered), the others are deepened. Colors of sRGB stay in sRGB, others in Display P3.
 */
export function darkColors(colors: readonly Color[]): readonly Color[] {
  const labs = colors.map((color) => inMillionths(colorToOklab(color)));
  const lightest = extreme(labs, (lab) => lab.lightness);
  const darkest = extreme(labs, (lab) => -lab.lightness);
  const vivid = Math.max(...labs.map(chromaOf));
  return colors.map((color, index) => {
    const lab = labs[index] ?? { lightness: 0, a: 0, b: 0 };
    if (index === lightest && colors.length > 1) return heldLike(color, fieldOf(labs[darkest] ?? lab));
    const isStrong = index === darkest || (chromaOf(lab) >= STRONG_SHARE * vivid && vivid > 0.05);
    if (isStrong) return heldLike(color, withLightness(lab, hold(lab.lightness, MIN_STRONG, MAX_STRONG), 1));
    const place = hold((lab.lightness - 0.3) / 0.65, 0, 1);
    return heldLike(color, withLightness(lab, QUIET[0] + (QUIET[1] - QUIET[0]) * place, 0.85));
  });
}

function fieldOf({ a, b }: Oklab): Oklab {
  return { lightness: FIELD, a: a * 0.3, b: b * 0.3 };
}

function withLightness({ a, b }: Oklab, lightness: number, share: number): Oklab {
  return { lightness, a: a * share, b: b * share };
}

function heldLike(color: Color, { lightness, a, b }: Oklab): Color {
  const gamut = smallestGamut(color) === "srgb" ? "srgb" : "display-p3";
  return heldColor({ space: "oklab", coords: [lightness, a, b], alpha: 1 }, gamut);
}

function chromaOf({ a, b }: Oklab): number {
  return Math.sqrt(a * a + b * b);
}

function hold(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The index of the greatest measure, the first of equal ones. */
function extreme(labs: readonly Oklab[], measure: (lab: Oklab) => number): number {
  let best = 0;
  for (const [index, lab] of labs.entries()) {
    const than = labs[best];
    if (than !== undefined && measure(lab) > measure(than)) best = index;
  }
  return best;
}
