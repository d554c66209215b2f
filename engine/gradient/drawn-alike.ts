/**
 * Which gradients Chromium and Firefox draw from their own stops, in their own space, as CSS Images 4 says and as the engine
 * samples them. Found by drawing, in 2026, with Chromium 156 and Firefox 153; tests/drawn draws them again. The others are
 * written as stops in sRGB, or in Display P3 where sRGB cannot hold them. What differs:
 *
 * - a hint: Chromium takes nine stops for its curve, Firefox mixes around it in sRGB; no browser has easings;
 * - a translucent stop: Firefox premultiplies hues, and mixes without premultiplying elsewhere than in sRGB;
 * - a hue method other than "shorter" with a first stop after the start: Chromium turns through all hues before it;
 * - a grey with such a method, and hues that are so near to the opposite, or to each other, that the way is a matter of
 *   rounding;
 * - Rec. 2020, whose transfer function CSS changed; HSL, HWB and sRGB with colors outside sRGB.
 */
import { clipToGamut, isInGamut } from "#engine/gamut/gamut.ts";
import { apartDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { convertKeepingMissing } from "#engine/space/missing.ts";
import { hueIndex } from "#engine/space/spaces.ts";
import type { Gradient } from "./gradient.ts";

/** Degrees from the same and from the opposite hue within which the way may differ. */
const UNSURE = 1;

/** Whether no stops have to be found for such browsers. True for a gradient of one stop. */
export function isDrawnAlike(gradient: Gradient): boolean {
  const { stops, space, hue = "shorter" } = gradient;
  if (space === "rec2020" || hasCurves(gradient)) return false;
  const isWide = stops.some(({ color }) => !isInGamut(color, "srgb"));
  if (space === "srgb") return !isWide;
  const hueAt = hueIndex(space);
  // `transparent` is grey, so that no hue of its own is mixed.
  const isClear = (color: Color): boolean =>
    (color.alpha ?? 0) === 0 && (hueAt === undefined || hueOf(color, space) === undefined);
  if (stops.some(({ color }) => (color.alpha ?? 0) < 1 && !isClear(color))) return false;
  if (hueAt === undefined) return true;
  if ((space === "hsl" || space === "hwb") && isWide) return false;
  if (hue !== "shorter" && (stops[0]?.position01 ?? 0) > 0) return false;
  const hues = stops.map(({ color }) => hueOf(color, space));
  if (hue !== "shorter" && hues.includes(undefined)) return false;
  return hues.every((here, index) => {
    const before = hues[index - 1];
    if (index === 0 || here === undefined || before === undefined || here === before) return true;
    const turn = apartDeg(before, here);
    const isNear = hue !== "shorter" && turn < UNSURE;
    const isOpposite = (hue === "shorter" || hue === "longer") && turn > 180 - UNSURE;
    return !isNear && !isOpposite;
  });
}

/**
 * The colors of a gradient as they leave in whatever form, before a screen or a file clips them: those that browsers mix stay
 * as they are, those of written stops are clipped to sRGB, or to Display P3 if a stop is outside sRGB.
 */
export function leavingColors(gradient: Gradient): (color: Color) => Color {
  if (isDrawnAlike(gradient)) return (color) => color;
  const gamut = gradient.stops.every(({ color }) => isInGamut(color, "srgb")) ? "srgb" : "display-p3";
  return (color) => (isInGamut(color, gamut) ? color : clipToGamut(color, gamut));
}

function hasCurves({ stops }: Gradient): boolean {
  return stops.some(({ hint01 = 0.5, easing }, index) => {
    if (index === stops.length - 1) return false;
    return easing === undefined ? hint01 !== 0.5 : easing.kind !== "plain";
  });
}

/** In degrees; undefined for a grey. `space` has a hue. */
export function hueOf(color: Color, space: Gradient["space"]): number | undefined {
  return convertKeepingMissing(color, space).coords[hueIndex(space) ?? 0];
}
