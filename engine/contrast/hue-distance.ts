/** How an 8-bit color differs from the exact one, with the hue weighted most. */

import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

/** ΔEOK with the change of hue counted three times: on dark colors a single 8-bit step can turn the hue far. */
export function distanceKeepingHue(exact: Color, candidate: Color): number {
  const [p, q] = [colorToOklab(exact), colorToOklab(candidate)];
  const [da, db] = [q.a - p.a, q.b - p.b];
  const chroma = Math.hypot(p.a, p.b);
  const across = chroma === 0 ? Math.hypot(da, db) : (p.a * db - p.b * da) / chroma;
  return Math.hypot(q.lightness - p.lightness, da, db, across * Math.sqrt(8));
}

/** Below it the product of two chromas is an error of rounding: one of the colors is gray. */
const ROUNDING = 1e-6;

/**
 * Whether the hues are more than 90° apart. Beside the black that passes there can be a dark color of the opposite hue
 * that passes too and is nearer in lightness.
 */
export function isOfOppositeHue(exact: Color, candidate: Color): boolean {
  const [p, q] = [colorToOklab(exact), colorToOklab(candidate)];
  return p.a * q.a + p.b * q.b < -ROUNDING;
}
