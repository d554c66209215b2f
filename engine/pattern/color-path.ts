/** The order in which a palette changes least from color to color: the shortest path through OKLab. */
import type { Oklab } from "#engine/space/color.ts";

/**
 * Indices of at most 12 colors along the shortest open path, by dynamic programming over subsets (M. Held, R. Karp,
 * 1962); of its two directions the one that starts with the darker end. Lengths are whole numbers, so that ties are
 * decided alike everywhere.
 */
export function colorPath(labs: readonly Oklab[]): readonly number[] {
  const count = labs.length;
  if (count < 2) return labs.map((_, index) => index);
  const lengths = labs.map((from) => labs.map((to) => lengthBetween(from, to)));
  const all = (1 << count) - 1;
  const costs = new Float64Array((all + 1) * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array((all + 1) * count).fill(-1);
  for (let index = 0; index < count; index += 1) costs[(1 << index) * count + index] = 0;
  for (let set = 1; set <= all; set += 1)
    for (let last = 0; last < count; last += 1) {
      const cost = costs[set * count + last] ?? 0;
      if (cost === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next += 1) {
        if ((set & (1 << next)) !== 0) continue;
        const place = (set | (1 << next)) * count + next;
        const longer = cost + (lengths[last]?.[next] ?? 0);
        if (longer < (costs[place] ?? 0)) {
          costs[place] = longer;
          before[place] = last;
        }
      }
    }
  let last = 0;
  for (let index = 1; index < count; index += 1)
    if ((costs[all * count + index] ?? 0) < (costs[all * count + last] ?? 0)) last = index;
  const path: number[] = [];
  for (let set = all; last >= 0; ) {
    path.unshift(last);
    const previous = before[set * count + last] ?? -1;
    set &= ~(1 << last);
    last = previous;
  }
  const [first, end] = [labs[path[0] ?? 0], labs[path.at(-1) ?? 0]];
  return first !== undefined && end !== undefined && first.lightness > end.lightness ? path.reverse() : path;
}

/**
 * Weight of lightness compared with hue and chroma: a mix of two distant hues is gray, a mix of light and dark is not.
 */
const LIGHTNESS_SHARE = 0.4;

/** In ten-thousandths. */
function lengthBetween(from: Oklab, to: Oklab): number {
  const l = LIGHTNESS_SHARE * (from.lightness - to.lightness);
  const [a, b] = [from.a - to.a, from.b - to.b];
  return Math.round(Math.sqrt(l * l + a * a + b * b) * 10_000);
}
