/** Warm and cool: orange is the warmest hue, and the blue opposite is the coolest. */
import { turnDeg } from "#engine/space/angle.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { fromPolar } from "#engine/space/polar.ts";

/** OKLCH hue of the warmest color; the coolest is opposite. */
const WARMEST_DEG = 60;
/** The most that a hue turns: a warm blue leans to violet and a cool red to crimson, and both keep their names. */
const MAX_TURN_DEG = 24;
const TURN_SHARE = 0.3;
/** OKLab chroma that a color gets of the warmest or coolest one; a gray has no other. */
const TINT = 0.028;
/** From this OKLCH chroma a color is as warm or cool as its hue; a gray is neither. */
const FULL_CHROMA = 0.06;

/** How warm a color is by its hue: 1 for the warmest, -1 for the coolest, 0 for gray. Chroma beyond 0.06 adds nothing. */
export function warmthOf(color: Color): number {
  const { chroma, hueDeg = WARMEST_DEG } = colorToOklch(color);
  const [, towards] = fromPolar([0, 1, hueDeg - WARMEST_DEG]);
  return Math.min(1, chroma / FULL_CHROMA) * towards;
}

/**
 * The color made warmer (positive `by`) or cooler (negative): its hue turns the shorter way, by at most 24 degrees times `by`,
 * and it gets a tint; 1 is what the word “warm” does. Opaque, in OKLab, not mapped into a gamut; with 0 the color itself.
 */
export function warmedColor(color: Oklch, by: number): Color {
  if (by === 0) return oklchToColor(color);
  const pole = by > 0 ? WARMEST_DEG : WARMEST_DEG + 180;
  const { hueDeg = pole } = color;
  const off = turnDeg(hueDeg, pole);
  const turn = Math.abs(by) * Math.min(MAX_TURN_DEG, Math.abs(off) * TURN_SHARE) * Math.sign(off);
  const { lightness, a, b } = colorToOklab(oklchToColor({ ...color, hueDeg: hueDeg + turn }));
  const [, tintA, tintB] = fromPolar([0, TINT * Math.abs(by), pole]);
  return { space: "oklab", coords: [lightness, a + tintA, b + tintB], alpha: 1 };
}
