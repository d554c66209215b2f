/**
 * Recipes for a color from given colors, for every mixing method: pigment-recipe.ts for pigment, exhaustive
 * search for the others.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { type MixMethod, mixBy } from "./mix-method.ts";
import {
  greatestDivisor,
  MAX_PARTS,
  MAX_PIGMENTS,
  type PigmentRecipe,
  pigmentRecipes,
} from "./pigment-recipe.ts";

/** Parts of each given color, in whole numbers. */
export type MixRecipe = PigmentRecipe;
export interface RecipeSearch {
  /** The colors that were used, at most 6, in the given order. */
  readonly colors: readonly Color[];
  /** From the fewest parts on, each nearer than all before it. At least one recipe if there is a color. */
  readonly recipes: readonly MixRecipe[];
}

/** Minimum gain in ΔEOK for a recipe with more parts. */
const MIN_GAIN = 0.0005;
/**
 * With more colors than are allowed, six are chosen by comparing recipes with this many parts, which keeps
 * the search within a second.
 */
const CHOOSING_PARTS = 5;

/**
 * Recipes of at most `maxParts` whole parts (1 to 12) with falling ΔEOK to the target; alpha is ignored. From
 * more than 6 colors it takes the nearest pair, and then repeatedly the color that helps most: a good choice,
 * not proven to be the best. Without colors there are no recipes.
 */
export function mixRecipes(
  target: Color,
  colors: readonly Color[],
  how: MixMethod,
  maxParts: number = MAX_PARTS,
): RecipeSearch {
  const chosen = colors.length > MAX_PIGMENTS ? chooseColors(target, colors, how) : colors;
  const recipes: MixRecipe[] = [];
  for (const recipe of recipesOf(target, chosen, how, maxParts)) {
    const last = recipes.at(-1);
    if (last === undefined || recipe.deltaE < last.deltaE - MIN_GAIN) recipes.push(recipe);
  }
  return { colors: chosen, recipes };
}

/**
 * The recipe with the fewest parts whose error is within `tolerance` (ΔEOK) of the least; undefined without
 * recipes.
 */
export function shortestRecipe(recipes: readonly MixRecipe[], tolerance = 0.005): MixRecipe | undefined {
  const least = Math.min(...recipes.map(({ deltaE }) => deltaE));
  return recipes.find(({ deltaE }) => deltaE <= least + tolerance);
}

/** The nearest recipe for each number of parts. */
function recipesOf(target: Color, colors: readonly Color[], how: MixMethod, maxParts: number): MixRecipe[] {
  if (how.method === "pigment") return pigmentRecipes(target, colors, maxParts);
  const limit = Math.min(MAX_PARTS, Math.max(1, Math.floor(maxParts)));
  const opaque = colors.map((source) => ({ ...source, alpha: 1 }));
  const best: MixRecipe[] = [];
  const parts = colors.map(() => 0);
  const judge = (total: number): void => {
    if (total === 0 || parts.reduce(greatestDivisor) > 1) return;
    const color = mixBy(
      opaque.map((source, index) => ({ color: source, amount: parts[index] ?? 0 })),
      how,
    );
    if (color === undefined) return;
    const deltaE = deltaEOK(color, target);
    const known = best[total];
    if (known === undefined || deltaE < known.deltaE - 1e-9)
      best[total] = { parts: [...parts], color, deltaE };
  };
  const fill = (index: number, left: number): void => {
    if (index === colors.length) return judge(limit - left);
    for (let count = 0; count <= left; count += 1) {
      parts[index] = count;
      fill(index + 1, left - count);
    }
    parts[index] = 0;
  };
  if (colors.length > 0) fill(0, limit);
  return best.flatMap((recipe) => (recipe === undefined ? [] : [recipe]));
}

function chooseColors(target: Color, colors: readonly Color[], how: MixMethod): Color[] {
  const errorOf = (indices: readonly number[]): number => {
    const some = indices.flatMap((index) => colors[index] ?? []);
    return Math.min(...recipesOf(target, some, how, CHOOSING_PARTS).map(({ deltaE }) => deltaE));
  };
  const all = colors.map((_, index) => index);
  const pairs = all.flatMap((a) => all.filter((b) => b > a).map((b): readonly number[] => [a, b]));
  let chosen = nearestOf(pairs, errorOf) ?? [];
  while (chosen.length < MAX_PIGMENTS) {
    const sets = all.filter((index) => !chosen.includes(index)).map((index) => [...chosen, index]);
    chosen = nearestOf(sets, errorOf) ?? chosen;
  }
  return chosen.toSorted((a, b) => a - b).flatMap((index) => colors[index] ?? []);
}

function nearestOf<Item>(items: readonly Item[], errorOf: (item: Item) => number): Item | undefined {
  let [best, bestError]: [Item | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const item of items) {
    const error = errorOf(item);
    if (error < bestError) [best, bestError] = [item, error];
  }
  return best;
}
