/**
 * Powerless hues: those of colors with almost no chroma. Source: CSS Color Module Level 4, §4.4.1 "Powerless
 * components" and the ε of each space (§7, §8, §9), as of 2026: in a conversion a powerless hue becomes missing and
 * the chroma 0, so that round-off is not amplified.
 */
import type { Color, SpaceId } from "./color.ts";
import type { Triple } from "./rgb-spaces.ts";

/** Percent for HSL and HSV, the sum of whiteness and blackness for HWB, chroma in its own unit for the others. */
const EPSILON = { hsl: 0.001, hwb: 99.999, lch: 0.0015, oklch: 0.000004 } as const;
/** Tolerance for sums such as 99.999, which are not exact. */
const ROUND_OFF = 1e-9;

/** Whether an OKLCH chroma is that of a gray. */
export function isOklchGrey(chroma: number): boolean {
  return chroma <= EPSILON.oklch + ROUND_OFF;
}

/** True for achromatic colors, whose hue has no effect. */
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
      return isOklchGrey(second);
    default:
      return false;
  }
}

/** Sets the chroma to 0 if the hue is powerless. Other coordinates are returned unchanged. */
export function withoutTrace(space: SpaceId, coords: Triple): Triple {
  if (!isHuePowerless(space, coords)) return coords;
  const [first, second, third] = coords;
  if (space !== "hwb") return [first, 0, third];
  const white = second + third > 100 ? (100 * second) / (second + third) : second;
  return [first, white, 100 - white];
}

/** Like `withoutTrace`, and makes the powerless hue missing. */
export function withHueMissing(space: SpaceId, coords: Triple): Color["coords"] {
  if (!isHuePowerless(space, coords)) return coords;
  const [first, second, third] = withoutTrace(space, coords);
  return space === "lch" || space === "oklch" ? [first, second, undefined] : [undefined, second, third];
}
