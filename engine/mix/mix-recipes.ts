/**
 * From a color and the pots at hand to the recipe, for every way of mixing: what pigment-recipe.ts does for paint, and
 * trying every recipe for the rest.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { type MixMethod, mixBy } from "./mix-method.ts";
import {
  greatestDivisor,
  MAX_PARTS,
  MAX_POTS,
  type PigmentRecipe,
  pigmentRecipes,
} from "./pigment-recipe.ts";

export type MixRecipe = PigmentRecipe;
export interface RecipeSearch {
  /** Pots that were used, at most 6, in the order they were given. */
  readonly pots: readonly Color[];
  /** From the fewest parts on, each nearer than all before it. At least one with a pot. */
  readonly recipes: readonly MixRecipe[];
}

/** ΔEOK that a recipe must be nearer by to be worth more parts. */
const LEAST_GAIN = 0.0005;
/** Of many pots six are chosen with recipes of so many parts; it keeps the search within a second. */
const CHOOSING_PARTS = 5;

/**
 * Recipes of at most `maxParts` whole parts (1 to 12) with falling ΔEOK to the target; alpha is left aside. Of more than
 * 6 pots the pair that comes nearest is taken, and then one pot after the other that helps most: near the best, not proven
 * to be it. Without pots there are no recipes.
 */
export function mixRecipes(
  target: Color,
  pots: readonly Color[],
  how: MixMethod,
  maxParts: number = MAX_PARTS,
): RecipeSearch {
  const chosen = pots.length > MAX_POTS ? choosePots(target, pots, how) : pots;
  const recipes: MixRecipe[] = [];
  for (const recipe of recipesOf(target, chosen, how, maxParts)) {
    const last = recipes.at(-1);
    if (last === undefined || recipe.deltaE < last.deltaE - LEAST_GAIN) recipes.push(recipe);
  }
  return { pots: chosen, recipes };
}

/** The recipe of fewest parts within `tolerance` (ΔEOK) of the least error; undefined without recipes. */
export function shortestRecipe(recipes: readonly MixRecipe[], tolerance = 0.005): MixRecipe | undefined {
  const least = Math.min(...recipes.map(({ deltaE }) => deltaE));
  return recipes.find(({ deltaE }) => deltaE <= least + tolerance);
}

/** The nearest of each number of parts. */
function recipesOf(target: Color, pots: readonly Color[], how: MixMethod, maxParts: number): MixRecipe[] {
  if (how.method === "pigment") return pigmentRecipes(target, pots, maxParts);
  const limit = Math.min(MAX_PARTS, Math.max(1, Math.floor(maxParts)));
  const opaque = pots.map((pot) => ({ ...pot, alpha: 1 }));
  const best: MixRecipe[] = [];
  const parts = pots.map(() => 0);
  const judge = (total: number): void => {
    if (total === 0 || parts.reduce(greatestDivisor) > 1) return;
    const color = mixBy(
      opaque.map((pot, index) => ({ color: pot, amount: parts[index] ?? 0 })),
      how,
    );
    if (color === undefined) return;
    const deltaE = deltaEOK(color, target);
    const known = best[total];
    if (known === undefined || deltaE < known.deltaE - 1e-9)
      best[total] = { parts: [...parts], color, deltaE };
  };
  const fill = (pot: number, left: number): void => {
    if (pot === pots.length) return judge(limit - left);
    for (let count = 0; count <= left; count += 1) {
      parts[pot] = count;
      fill(pot + 1, left - count);
    }
    parts[pot] = 0;
  };
  if (pots.length > 0) fill(0, limit);
  return best.flatMap((recipe) => (recipe === undefined ? [] : [recipe]));
}

function choosePots(target: Color, pots: readonly Color[], how: MixMethod): Color[] {
  const errorOf = (indices: readonly number[]): number => {
    const some = indices.flatMap((index) => pots[index] ?? []);
    return Math.min(...recipesOf(target, some, how, CHOOSING_PARTS).map(({ deltaE }) => deltaE));
  };
  const all = pots.map((_, index) => index);
  const pairs = all.flatMap((a) => all.filter((b) => b > a).map((b): readonly number[] => [a, b]));
  let chosen = nearestOf(pairs, errorOf) ?? [];
  while (chosen.length < MAX_POTS) {
    const sets = all.filter((index) => !chosen.includes(index)).map((index) => [...chosen, index]);
    chosen = nearestOf(sets, errorOf) ?? chosen;
  }
  return chosen.toSorted((a, b) => a - b).flatMap((index) => pots[index] ?? []);
}

function nearestOf<Item>(items: readonly Item[], errorOf: (item: Item) => number): Item | undefined {
  let [best, bestError]: [Item | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const error = errorOf(item);
    if (error < bestError) [best, bestError] = [item, error];
  }
  return best;
}
