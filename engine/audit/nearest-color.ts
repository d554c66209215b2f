/** The nearest color of the same hue that passes a test, as it is written. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { createLadders, LADDER_TOP } from "#engine/theme/solve/tone-ladder.ts";

const LADDERS = createLadders();
/** Steps of the ladder that are tried first, less than the eye sees; then the single ones between. */
const STRIDE = 8;
/** Steps of alpha, for a color that no lightness helps. */
const ALPHA_STEPS = 100;

/**
 * An 8-bit color of the same hue, chroma as far as sRGB holds it, nearest in lightness; of a translucent color, else, one
 * that is less translucent. `shown` is a color after it was written and read. Undefined if none passes.
 */
export function nearestColor(
  color: Color,
  passes: (candidate: Color) => boolean,
  shown: (candidate: Color) => Color,
): Color | undefined {
  const { lightness, chroma, hueDeg } = colorToOklch(color);
  const ladder = LADDERS({ chroma, hueDeg });
  const at = (step: number): Color => ({ ...ladder.at(step).color, alpha: color.alpha });
  const isFound = (step: number): boolean => {
    const candidate = at(step);
    return passes(candidate) && passes(shown(candidate));
  };
  // A lightness outside of 0 to 1 is drawn as the end of the ladder.
  const start = Math.round(Math.min(1, Math.max(0, lightness)) * LADDER_TOP);
  const isInside = (step: number): boolean => step >= 0 && step <= LADDER_TOP;
  for (let away = STRIDE; isInside(start - away + STRIDE) || isInside(start + away - STRIDE); away += STRIDE)
    for (const sign of [-1, 1]) {
      const far = Math.min(LADDER_TOP, Math.max(0, start + sign * away));
      if (!isInside(start + sign * (away - STRIDE)) || !isFound(far)) continue;
      for (let near = away - STRIDE + 1; near < away; near += 1) {
        const step = start + sign * near;
        if (isInside(step) && isFound(step)) return at(step);
      }
      return at(far);
    }
  const alpha = color.alpha ?? 0;
  if (alpha >= 1) return undefined;
  for (let step = Math.ceil(alpha * ALPHA_STEPS) + 1; step <= ALPHA_STEPS; step += 1) {
    const candidate = { ...color, alpha: step / ALPHA_STEPS };
    if (passes(candidate) && passes(shown(candidate))) return candidate;
  }
  return undefined;
}
