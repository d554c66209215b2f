/**
 * Finds how many parts of each given pigment make a color. Every recipe is tried, so the answer is the best
 * one and reproducible.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { lightOfMixture, mixPigments, paintOf, SAMPLE_COUNT } from "./pigment.ts";

export interface PigmentRecipe {
  /** Whole parts of each pigment, in the order of the pigments. */
  readonly parts: readonly number[];
  /** The mixed color. */
  readonly color: Color;
  /** ΔEOK to the target; 0.02 is just noticeable. */
  readonly deltaE: number;
}
export const MAX_PIGMENTS = 6;
export const MAX_PARTS = 12;

/**
 * The nearest recipe for each number of parts, from the fewest to `maxParts` (1 to 12); multiples of another
 * recipe are skipped. Alpha is ignored. Throws on more than 6 pigments; empty without any.
 */
export function pigmentRecipes(target: Color, pigments: readonly Color[], maxParts: number): PigmentRecipe[] {
  if (pigments.length > MAX_PIGMENTS) throw new RangeError(`At most ${MAX_PIGMENTS} pigments`);
  if (pigments.length === 0) return [];
  const limit = Math.min(MAX_PARTS, Math.max(1, Math.floor(maxParts)));
  const paints = pigments.map((pigment) => paintOf({ ...pigment, alpha: 1 }));
  const measure = distanceTo(target);
  const best: ({ parts: number[]; error: number } | undefined)[] = [];
  const parts = pigments.map(() => 0);
  // Running sums over the pigments, one row per pigment: K of each sample, then the residuals of the curves,
  // then S.
  const rows = paints.map(({ absorption, rest, scattering }) =>
    Float64Array.from([...absorption, ...rest, scattering]),
  );
  const sums = rows.map((row) => new Float64Array(row.length));
  const nothing = new Float64Array(SAMPLE_COUNT + 4);

  const fill = (index: number, left: number): void => {
    const [row, sum] = [rows[index], sums[index]];
    if (row === undefined || sum === undefined) return;
    sum.set(sums[index - 1] ?? nothing);
    const isLast = index + 1 === rows.length;
    for (let count = 0; count <= left; count += 1) {
      if (count > 0) for (let at = 0; at < row.length; at += 1) sum[at] = (sum[at] ?? 0) + (row[at] ?? 0);
      parts[index] = count;
      if (isLast) judge(limit - left + count, sum);
      else fill(index + 1, left - count);
    }
    parts[index] = 0;
  };
  const judge = (total: number, sum: Float64Array): void => {
    // A multiple of a recipe is the same recipe.
    if (total === 0 || parts.reduce(greatestDivisor) > 1) return;
    const error = measure(sum, total);
    const known = best[total];
    if (known === undefined || error <= known.error - 1e-9) best[total] = { parts: [...parts], error };
    else if (error < known.error + 1e-9) known.parts = [...parts];
  };
  fill(0, limit);

  return best.flatMap((entry) => {
    if (entry === undefined) return [];
    const color = mixPigments(
      pigments.map((pigment, index) => ({
        color: { ...pigment, alpha: 1 },
        amount: entry.parts[index] ?? 0,
      })),
    );
    return color === undefined
      ? []
      : [{ parts: entry.parts, color, deltaE: deltaEOK({ ...color, alpha: 1 }, { ...target, alpha: 1 }) }];
  });
}

/** Of two integers, 0 or more; the divisor of 0 and a number is the number. */
export function greatestDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 0) [x, y] = [y, x % y];
  return x;
}

/** ΔEOK of a row of sums, by the direct matrices of B. Ottosson (2020): fast, and exact to 1e-6. */
function distanceTo(target: Color): (sum: Float64Array, total: number) => number {
  const goal = colorToOklab(target);
  const light = new Float64Array(3);
  return (sum, total) => {
    lightOfMixture(sum.subarray(0, SAMPLE_COUNT), sum[SAMPLE_COUNT + 3] ?? 1, light);
    const red = (light[0] ?? 0) + (sum[SAMPLE_COUNT] ?? 0) / total;
    const green = (light[1] ?? 0) + (sum[SAMPLE_COUNT + 1] ?? 0) / total;
    const blue = (light[2] ?? 0) + (sum[SAMPLE_COUNT + 2] ?? 0) / total;
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s - goal.lightness;
    const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s - goal.a;
    const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s - goal.b;
    return Math.sqrt(lightness * lightness + a * a + b * b);
  };
}
