/** A palette of given colors, such as those that a request in words has as its evidence. */
import { deltaOfOklab } from "#engine/difference/difference.ts";
import { generatePalette } from "#engine/palette/generate.ts";
import { paletteDistance, paletteLabs } from "#engine/palette/palette-distance.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, oklchToColor } from "#engine/space/convert.ts";
import { tasteExamples } from "./taste-examples.ts";
import { tasteScore } from "./taste-score.ts";

export interface GivenColor {
  readonly color: Color;
  /** How likely it is taken, against the others of its group. */
  readonly weight: number;
  /** Each group gets a color, while there are enough places. */
  readonly group: string;
}

export interface ColorsDrawn {
  readonly colors: readonly Color[];
  /** By place: the index of the given color; undefined for a color that was drawn to go with them. */
  readonly taken: readonly (number | undefined)[];
}

/** Sets of given colors that are compared. */
const CANDIDATES = 60;
/** Mean ΔEOK to the nearest example that costs as much as one nat of the score. */
const LIKENESS = 0.02;
/** How much chance decides (the Gumbel-max trick), so that another seed gives another palette. */
const CHANCE = 1.5;
/** ΔEOK below which two given colors are one. */
const SAME = 0.055;

/**
 * `count` colors (2 to 12): as many of the given ones as differ enough, chosen so that they stand together as people put
 * colors together, from dark to light; the rest is drawn to go with them. The same seed gives the same colors.
 */
export function drawFromColors(given: readonly GivenColor[], count: number, seed: string): ColorsDrawn {
  const random = createRandom(`words/${seed}`);
  const groups = [...new Set(given.map(({ group }) => group))];
  let best: { taken: readonly number[]; score: number } | undefined;
  for (let round = 0; round < CANDIDATES; round += 1) {
    const taken = pick(given, groups, count, random);
    const colors = taken.flatMap((index) => given[index]?.color ?? []);
    const weights = taken.reduce((sum, index) => sum + Math.log(given[index]?.weight ?? 1), 0);
    const score =
      4 * taken.length +
      0.5 * weights +
      (colors.length < 2 ? 0 : tasteScore(colors, { method: "random", count, seed }) / 4) -
      nearestExample(colors) / LIKENESS -
      CHANCE * Math.log(-Math.log(random()));
    if (best === undefined || score > best.score) best = { taken, score };
  }
  return completed(given, best?.taken ?? [], count, seed);
}

/** Indices of colors that differ from each other: one of each group, then by weight. */
function pick(
  given: readonly GivenColor[],
  groups: readonly string[],
  count: number,
  random: () => number,
): number[] {
  const taken: number[] = [];
  const labs = given.map(({ color }) => colorToOklab(color));
  const isApart = (index: number): boolean =>
    taken.every((other) => {
      const [p, q] = [labs[index], labs[other]];
      return p === undefined || q === undefined ? true : deltaOfOklab(p, q) >= SAME;
    });
  const takeOne = (indices: readonly number[]): boolean => {
    const free = indices.filter((index) => !taken.includes(index) && isApart(index));
    let left = random() * free.reduce((sum, index) => sum + (given[index]?.weight ?? 0), 0);
    for (const index of free) {
      left -= given[index]?.weight ?? 0;
      if (left > 0) continue;
      taken.push(index);
      return true;
    }
    return false;
  };
  for (let round = 0; taken.length < count; round += 1) {
    const group = groups[round % groups.length];
    const own = [...given.keys()].filter((index) => given[index]?.group === group);
    if (!takeOne(own) && !takeOne([...given.keys()])) break;
  }
  return taken;
}

function nearestExample(colors: readonly Color[]): number {
  const flat = paletteLabs(colors);
  let nearest = 1;
  for (const labs of exampleLabs()) nearest = Math.min(nearest, paletteDistance(flat, labs, nearest));
  return nearest;
}

let examples: readonly Float64Array[] | undefined;

function exampleLabs(): readonly Float64Array[] {
  examples ??= tasteExamples().map(({ tones }) => paletteLabs(tones.map((tone) => oklchToColor(tone))));
  return examples;
}

/** Draws what is missing around the taken colors, and puts all in order from dark to light. */
function completed(
  given: readonly GivenColor[],
  taken: readonly number[],
  count: number,
  seed: string,
): ColorsDrawn {
  const own = taken.flatMap((index) => given[index]?.color ?? []);
  const colors =
    own.length >= count
      ? own
      : generatePalette({
          method: "random",
          count,
          seed,
          locks: own.map((color, index) => ({ index, color })),
        }).colors;
  const lightness = colors.map((color) => colorToOklab(color).lightness);
  const order = [...colors.keys()].toSorted((a, b) => (lightness[a] ?? 0) - (lightness[b] ?? 0));
  return {
    colors: order.flatMap((index) => colors[index] ?? []),
    taken: order.map((index) => taken[index]),
  };
}
