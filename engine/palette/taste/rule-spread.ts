/** What a rule asks of the hues of a palette, from edition 3 of the generator on. */

import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import { HARMONY_ANGLES } from "#engine/palette/harmony.ts";
import { apartDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

export interface Spread {
  /** Angles from the base, in degrees, that hues may lie at. */
  readonly anglesDeg: readonly number[];
  /** Those that a palette needs a color at, if it has enough colors. */
  readonly needed: readonly number[];
}

/** How far a hue may lie from its angle, in degrees: less than half of what is between the angles of a rule. */
export const RULE_TOLERANCE_DEG = 18;

/** The angles of a rule; undefined for methods that leave the hues free. */
export function ruleSpread(method: GenerateMethod): Spread | undefined {
  switch (method) {
    case "random":
    case "from-color":
    case "similar":
      return undefined;
    case "ramp":
    case "monochromatic":
      return { anglesDeg: [0], needed: [0] };
    case "analogous":
      return { anglesDeg: HARMONY_ANGLES.analogous, needed: [0] };
    case "compound":
      // Of its five angles the two ends; a palette of five would else have one color of each and no family.
      return { anglesDeg: HARMONY_ANGLES.compound, needed: [0, 180] };
    default:
      return { anglesDeg: HARMONY_ANGLES[method], needed: HARMONY_ANGLES[method] };
  }
}

/** Below this a reader sees no hue that could be off the rule; the same as of a gray in names/hue-family.ts. */
const SEEN_CHROMA = 0.03;
const BASE_STEP_DEG = 2;

/**
 * Whether every color that has a hue lies at an angle of the rule from one base, within `tolerance` degrees; if
 * `isWhole`, also whether each needed angle has a color.
 */
export function holdsRule(
  colors: readonly Color[],
  { anglesDeg, needed }: Spread,
  tolerance: number,
  isWhole = false,
): boolean {
  const hues = colors.flatMap((color) => {
    const { chroma, hueDeg } = colorToOklch(color);
    return hueDeg === undefined || chroma < SEEN_CHROMA ? [] : [hueDeg];
  });
  for (let base = 0; base < 360; base += BASE_STEP_DEG) {
    const isAt = (hue: number, angle: number): boolean => apartDeg(hue, base + angle) <= tolerance;
    const isHeld = hues.every((hue) => anglesDeg.some((angle) => isAt(hue, angle)));
    const hasAll = !isWhole || needed.every((angle) => hues.some((hue) => isAt(hue, angle)));
    if (isHeld && hasAll) return true;
  }
  return false;
}
