/** Five colors of a longer palette, as a palette of its own that says what it is cut from. */
import { deltaEOK } from "../../engine/difference/difference.ts";
import { closestPair } from "../../engine/palette/palette-facts.ts";
import { tasteScore } from "../../engine/palette/taste/taste-score.ts";
import type { Color } from "../../engine/space/color.ts";
import { readColor, type SeedItem } from "./seed-item.ts";

const FIVE = 5;
/** Nearer colors look like one in a plate of five (ΔEOK). */
const MIN_APART = 0.09;
/** Among choices without faults the one whose nearest two differ more; beyond this (ΔEOK) it is no gain. */
const [MOST_APART, APART_WEIGHT] = [0.2, 8];
/** Longer lists are cut first: all choices of five of 20 colors are 15,504. */
const MAX_LENGTH = 20;

/**
 * The five colors that go together best by the score that draws are chosen by, in the order of the source. Undefined where
 * no five are far enough apart. Of a scheme that begins with its ground and its text these two stay, with the three hues
 * that are nearest to each other: red beside green beside blue is every scheme.
 */
export function fiveOf(item: SeedItem, { isScheme = false } = {}): SeedItem | undefined {
  if (item.colors.length <= FIVE) return undefined;
  const colors = item.colors.slice(0, MAX_LENGTH).map(readColor);
  let best: { readonly chosen: readonly number[]; readonly score: number } | undefined;
  for (const chosen of choices(colors.length, FIVE)) {
    if (isScheme && (chosen[0] !== 0 || chosen[1] !== 1)) continue;
    const five = chosen.flatMap((index) => colors[index] ?? []);
    if ((closestPair(five)?.deltaE ?? 0) < MIN_APART) continue;
    const apart = Math.min(closestPair(five)?.deltaE ?? 0, MOST_APART);
    const score =
      tasteScore(five, { method: "random", count: FIVE, seed: "" }) +
      APART_WEIGHT * (isScheme ? -spreadOf(five.slice(2)) : apart);
    if (best === undefined || score > best.score) best = { chosen, score };
  }
  if (best === undefined) return undefined;
  const pick = <Value>(values: readonly Value[]): Value[] =>
    best.chosen.flatMap((index) => values[index] ?? []);
  return {
    ...item,
    originalId: `five-of-${item.originalId}`,
    title: item.title === "" ? "" : `Five of ${item.title}`,
    colors: pick(item.colors),
    names: item.names.length === 0 ? [] : pick(item.names),
  };
}

/** The greatest ΔEOK between two of them. */
function spreadOf(colors: readonly Color[]): number {
  return Math.max(...colors.flatMap((one, at) => colors.slice(at + 1).map((other) => deltaEOK(one, other))));
}

/** All ways to choose `amount` of the numbers below `length`, each in ascending order. */
function* choices(length: number, amount: number, from = 0): Generator<number[]> {
  if (amount === 0) {
    yield [];
    return;
  }
  for (let first = from; first <= length - amount; first += 1)
    for (const rest of choices(length, amount - 1, first + 1)) yield [first, ...rest];
}
