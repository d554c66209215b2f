/**
 * Hues that say nothing, because there is next to no color to them.
 * Source: CSS Color Module Level 4, §4.4.1 "Powerless components" and the ε of each space (§7, §8, §9), as of 2026:
 * in a conversion a powerless hue becomes missing and the colorfulness 0, so that round-off is not blown up.
 */
import type { Color, SpaceId } from "./color.ts";
import type { Triple } from "./rgb-spaces.ts";

/** Percent for HSL and HSV, percent of white and black together for HWB, chroma in its own unit for the others. */
const EPSILON = { hsl: 0.001, hwb: 99.999, lch: 0.0015, oklch: 0.000004 } as const;
/** 99.999 and its like do not come out of sums exactly. */
const ROUND_OFF = 1e-9;

/** True for the achromatic: the hue of these coordinates could be any. */
export function isHuePowerless(space: SpaceId, [, second, third]: Triple): boolean {
  switch (space) {
    case "hsl":
      return Math.abs(second) <= EPSILON.hsl + ROUND_OFF;
    case "hsv":
      return Math.abs(second) <= EPSILON.hsl + ROUND_OFF || third === 0;
    case "hwb":
      return second + third >= EPSILON.hwb - ROUND_OFF;
    case "lch":
      return second <= EPSILON.lch + ROUND_OFF;
    case "oklch":
      return second <= EPSILON.oklch + ROUND_OFF;
    default:
      return false;
  }
}

/** A grey written as one: no colorfulness when the hue is powerless. Other coordinates come back as they are. */
export function withoutTrace(space: SpaceId, coords: Triple): Triple {
  if (!isHuePowerless(space, coords)) return coords;
  const [first, second, third] = coords;
  if (space !== "hwb") return [first, 0, third];
  const white = second + third > 100 ? (100 * second) / (second + third) : second;
  return [first, white, 100 - white];
}

/** As `withoutTrace`, with the powerless hue missing. */
export function withHueMissing(space: SpaceId, coords: Triple): Color["coords"] {
  if (!isHuePowerless(space, coords)) return coords;
  const [first, second, third] = withoutTrace(space, coords);
  return space === "lch" || space === "oklch" ? [first, second, undefined] : [undefined, second, third];
}
