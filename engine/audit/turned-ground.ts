import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";

/** OKLab lightness between light and dark; what turns crosses it by more than a shade. */
const MIDDLE = 0.6;
const MIN_TURN = 0.4;

/** Whether a light color became dark, or a dark one light: a light theme on a dark page is no light theme. */
export function isTurned(from: Color, to: Color): boolean {
  const before = convertColor(from, "oklab").coords[0] ?? 0;
  const after = convertColor(to, "oklab").coords[0] ?? 0;
  return Math.abs(before - after) > MIN_TURN && before > MIDDLE !== after > MIDDLE;
}
