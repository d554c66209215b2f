/** Fewer stops for a gradient that has more than there is room for. */
import { deltaEOK } from "#engine/difference/difference.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { type InterpolationSpace, interpolateColors } from "#engine/mix/mix.ts";

/** Leaves out the stops that differ least from the way between their neighbors, until `count` are left. */
export function fewerStops(
  stops: readonly GradientStop[],
  space: InterpolationSpace,
  count: number,
): readonly GradientStop[] {
  const kept = [...stops];
  while (kept.length > count) {
    let [least, leastAt] = [Number.POSITIVE_INFINITY, 1];
    for (let at = 1; at < kept.length - 1; at += 1) {
      const [before, stop, after] = [kept[at - 1], kept[at], kept[at + 1]];
      if (before === undefined || stop === undefined || after === undefined) continue;
      const from = before.end01 ?? before.position01;
      const length = after.position01 - from;
      const way = interpolateColors(before.color, after.color, { space });
      const shift = length <= 0 ? 0 : (stop.position01 - from) / length;
      const change =
        deltaEOK(way(shift), stop.color) * length + (stop.end01 ?? stop.position01) - stop.position01;
      if (change < least) [least, leastAt] = [change, at];
    }
    kept.splice(leastAt, 1);
  }
  return kept;
}
