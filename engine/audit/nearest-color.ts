/** The nearest color of the same hue that passes a test, as it is written. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { createLadders, LADDER_TOP } from "#engine/theme/solve/tone-ladder.ts";

const LADDERS = createLadders();
/** Steps of the ladder that are tried first, less than the eye sees; then the single ones between. */
const STRIDE = 8;
/** Steps of alpha, for a color that no lightness helps. */
const ALPHA_STEPS = 100;

interface LadderStep {
  readonly candidate: Color;
  /** Once it was asked for. */
  shown?: Color;
}

/**
 * Finds, by what has to pass, an 8-bit color of the same hue, chroma as far as sRGB holds it, nearest in lightness; of a
 * translucent color, else, one that is less translucent. `shown` is a color after it was written and read. Undefined if none
 * passes. Each candidate is made once, however often it is asked.
 */
export function nearestColors(
  color: Color,
  shown: (candidate: Color) => Color,
): (passes: (candidate: Color) => boolean) => Color | undefined {
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  const ladder = LADDERS({ chroma, hueDeg });
  const steps = new Map<number, LadderStep>();
  const stepAt = (step: number): LadderStep => {
    const known = steps.get(step);
    if (known !== undefined) return known;
    const made: LadderStep = { candidate: { ...ladder.at(step).color, alpha: color.alpha } };
    steps.set(step, made);
    return made;
  };
  // A lightness outside of 0 to 1 is drawn as the end of the ladder.
  const start = Math.round(Math.min(1, Math.max(0, lightness)) * LADDER_TOP);
  const isInside = (step: number): boolean => step >= 0 && step <= LADDER_TOP;
  const alpha = color.alpha ?? 0;

  return (passes) => {
    const isFound = (step: number): boolean => {
      const each = stepAt(step);
      if (!passes(each.candidate)) return false;
      each.shown ??= shown(each.candidate);
      return passes(each.shown);
    };
    for (
      let away = STRIDE;
      isInside(start - away + STRIDE) || isInside(start + away - STRIDE);
      away += STRIDE
    )
      for (const sign of [-1, 1]) {
        const far = Math.min(LADDER_TOP, Math.max(0, start + sign * away));
        if (!isInside(start + sign * (away - STRIDE)) || !isFound(far)) continue;
        for (let near = away - STRIDE + 1; near < away; near += 1) {
          const step = start + sign * near;
          if (isInside(step) && isFound(step)) return stepAt(step).candidate;
        }
        return stepAt(far).candidate;
      }
    if (alpha >= 1) return undefined;
    for (let step = Math.ceil(alpha * ALPHA_STEPS) + 1; step <= ALPHA_STEPS; step += 1) {
      const candidate = { ...color, alpha: step / ALPHA_STEPS };
      if (passes(candidate) && passes(shown(candidate))) return candidate;
    }
    return undefined;
  };
}

/** The same measure, taken once for each color object. */
export function remembered<Value extends number | boolean>(
  measure: (color: Color) => Value,
): (color: Color) => Value {
  const known = new WeakMap<Color, Value>();
  return (color) => {
    const before = known.get(color);
    if (before !== undefined) return before;
    const value = measure(color);
    known.set(color, value);
    return value;
  };
}
