/** The distance of an 8-bit color from the exact one, with the hue weighted most. */

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
