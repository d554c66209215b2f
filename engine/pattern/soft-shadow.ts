/**
 * The strokes of a soft shadow that keeps its color where pictures are drawn in 8 bits. A stroke of one or two levels of
 * opacity cannot carry a hue there: each component of its color, times its opacity, is rounded to a whole level, and dozens
 * of strokes add up to a halo of cyan or yellow. So each stroke has some levels, its color is one that is whole in them, and
 * what was rounded off goes to the next one (error diffusion).
 */
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { heldColor } from "./held-color.ts";
import { squared } from "./trig.ts";

const LEVELS = 255;
/** Fewer levels are rounded too coarsely against what is below; more are seen as steps. */
const MIN_STROKE_LEVELS = 3;
/** Places at which a stroke can begin, along the blur. */
const PLACES = 72;

export interface ShadowStroke {
  readonly color: Color;
  /** A whole number of levels of 255, as a share. */
  readonly opacity: number;
  /** How far it reaches along the blur: above 0 to 1. */
  readonly reach: number;
}

/**
 * From the widest to the narrowest; their opacities multiply to a falloff with the square of the distance, up to `depth`
 * (0 to 1). The color is held in sRGB.
 */
export function softShadow(color: Color, depth: number): readonly ShadowStroke[] {
  const { bytes } = toBytes(heldColor(color, "srgb"));
  // In whole numbers, so that every engine of JavaScript gives the same strokes.
  let rest = bytes.map(() => 0);
  let clear = 1;
  const strokes: ShadowStroke[] = [];
  for (let place = PLACES; place >= 1; place -= 1) {
    const wanted = 1 - depth * squared(1 - (place - 1) / PLACES);
    const levels = Math.round((1 - wanted / clear) * LEVELS);
    if (levels < MIN_STROKE_LEVELS) continue;
    clear *= 1 - levels / LEVELS;
    const owed = bytes.map((byte, axis) => byte * levels + (rest[axis] ?? 0));
    const drawn = owed.map((value) => Math.min(levels, Math.max(0, Math.round(value / LEVELS))));
    rest = owed.map((value, axis) => value - (drawn[axis] ?? 0) * LEVELS);
    const [red = 0, green = 0, blue = 0] = drawn.map(
      (value) => Math.round((value * LEVELS) / levels) / LEVELS,
    );
    strokes.push({
      color: { space: "srgb", coords: [red, green, blue], alpha: 1 },
      opacity: levels / LEVELS,
      reach: place / PLACES,
    });
  }
  return strokes;
}
