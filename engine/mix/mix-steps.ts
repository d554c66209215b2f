/** Steps from one color to the next, mixed by any method of mix-method.ts. */
import type { Color } from "#engine/space/color.ts";
import { type MixMethod, mixBy } from "./mix-method.ts";

/**
 * `count` colors (2 or more) evenly spaced along the sequence of `colors` (at least one); the first and the
 * last stay exact. With a blend mode each step composites the next color on the previous one with growing
 * opacity, so the last step is the full blend.
 */
export function mixSteps(colors: readonly Color[], count: number, how: MixMethod): Color[] {
  const gaps = colors.length - 1;
  const most = Math.max(2, Math.round(count)) - 1;
  return Array.from({ length: most + 1 }, (_, step) => {
    const at = (step / most) * gaps;
    const index = Math.min(Math.max(0, gaps - 1), Math.floor(at));
    const [first, second] = [colors[index], colors[index + 1]];
    if (first === undefined) return [];
    return second === undefined ? [first] : [between(first, second, at - index, how)];
  }).flat();
}

function between(first: Color, second: Color, t01: number, how: MixMethod): Color {
  if (t01 <= 0) return first;
  if (t01 >= 1 && how.method !== "blend") return second;
  const firstAmount = how.method === "blend" ? 1 : 1 - t01;
  const mixed = mixBy(
    [
      { color: first, amount: firstAmount },
      { color: second, amount: t01 },
    ],
    how,
  );
  return mixed ?? first;
}
