/** The dark counterpart of a palette, for the same shapes. */

import { smallestGamut } from "#engine/gamut/gamut.ts";
import type { Color, Oklab } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { heldColor, inMillionths } from "./held-color.ts";
import type { PatternVersion } from "./pattern.ts";

/** Least lightness of the darkest color, so that it contrasts with the background. */
const MIN_STRONG = 0.36;
const MAX_STRONG = 0.62;
/** The others keep their order in this range of lightness, by the version of the pattern. */
const QUIET = { 1: [0.27, 0.44], 2: [0.31, 0.5], 3: [0.31, 0.5], 4: [0.31, 0.5] } as const;
/** Share of the darkest color's chroma in the background, and its lightness. */
const GROUND = { 1: [0.19, 0.3], 2: [0.225, 0.6], 3: [0.225, 0.6], 4: [0.225, 0.6] } as const;
/** Share of its chroma that a deepened color keeps. */
const KEPT = { 1: 0.85, 2: 0.95, 3: 0.95, 4: 0.95 } as const;
/** A color with this share of the greatest chroma is strong. */
const STRONG_SHARE = 0.75;

/**
 * The partners in the same order. The lightest color becomes a deep tint of the darkest one, strong colors stay (only
 * pale ones among them are lowered), the others are deepened. Colors of sRGB stay in sRGB, others in Display P3.
 */
export function darkColors(colors: readonly Color[], version: PatternVersion = 1): readonly Color[] {
  const labs = colors.map((color) => inMillionths(colorToOklab(color)));
  const lightest = extreme(labs, (lab) => lab.lightness);
  const darkest = extreme(labs, (lab) => -lab.lightness);
  const vivid = Math.max(...labs.map(chromaOf));
  return colors.map((color, index) => {
    const lab = labs[index] ?? { lightness: 0, a: 0, b: 0 };
    if (index === lightest && colors.length > 1)
      return heldLike(color, fieldOf(labs[darkest] ?? lab, version));
    const isStrong = index === darkest || (chromaOf(lab) >= STRONG_SHARE * vivid && vivid > 0.05);
    if (isStrong) return heldLike(color, withLightness(lab, hold(lab.lightness, MIN_STRONG, MAX_STRONG), 1));
    const place = hold((lab.lightness - 0.3) / 0.65, 0, 1);
    const [least, most] = QUIET[version];
    const deepened = withLightness(lab, least + (most - least) * place, KEPT[version]);
    return heldLike(color, version === 1 ? deepened : cooled(deepened));
  });
}

function fieldOf({ a, b }: Oklab, version: PatternVersion): Oklab {
  const [lightness, share] = GROUND[version];
  return { lightness, a: a * share, b: b * share };
}

/** Cosine and sine of 40 and of 30 degrees. */
const [TO_ROSE, TO_GREEN] = [
  [0.766044443118978, -0.6427876096865393],
  [0.8660254037844386, 0.5],
] as const;

/**
 * A deep orange is brown and a deep yellow olive, so they go to the neighbor that stays a color: from 35 to 96 degrees of OKLab
 * towards rose, and from there to 130 towards green. By slopes, which are exact.
 */
function cooled({ lightness, a, b }: Oklab): Oklab {
  if (b <= 0 || b < 0.7 * a || -a > 0.84 * b) return { lightness, a, b };
  const [cosine, sine] = -a < 0.105 * b ? TO_ROSE : TO_GREEN;
  return { lightness, a: a * cosine - b * sine, b: a * sine + b * cosine };
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
