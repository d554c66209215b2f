/**
 * Where a palette stands among all palettes: the mean and the spread of its colors along each axis of OKLab, as one Morton code, so
 * that palettes a small `paletteDistance` apart are found in the cells around one. Colors that each move by some distance move the
 * mean and the spread by no more, mostly by half of it. Migration 0011 computes the same codes in the database.
 */

import type { FlatLabs } from "#engine/palette/palette-distance.ts";
import { cellsAround, interleave, type MortonCell, mortonStep } from "./morton-cells.ts";

/** Steps of 1/256, in ΔEOK; six coordinates give 48 bits. */
const BITS = 8;
/** Means of lightness are from 0 to 1, of a and b from -0.5 to 0.5; spreads, standard deviations, from 0 to about 0.5. */
const OFFSETS = [0, 0.5, 0.5] as const;

/** The last of all codes, 2^48 - 1. */
export const LAST_PALETTE_CODE = 2 ** (BITS * 2 * OFFSETS.length) - 1;

/** Sides of the finest cells, from 1/32 to 1/4: finer ones are too many to read, coarser ones hold most palettes. */
export const PALETTE_CELL_LEVELS = [3, 4, 5, 6] as const;
/** Sides of a finest cell around the palette, beyond which more cells hold few that are near. */
const SIDES = 1.8;
/** Each cell is looked up, which takes as long as reading twenty palettes; more cells of that size find hardly any more. */
const MAX_CELLS = 500;

/**
 * An integer from 0 to 2^48 - 1, of a palette with at least one color; colors outside of OKLab's usual range count as at its edge.
 *
 * @internal The twin of the statement in SQL, for its test.
 */
export function paletteCode(labs: FlatLabs): number {
  return interleave(
    meansAndSpreads(labs).map((value) => mortonStep(value, BITS)),
    BITS,
  );
}

/**
 * Up to 500 cells around a palette, none finer than the level, the nearest first by their middles: of a cell that only a corner brings
 * near, little is near.
 */
export function paletteCellsAround(labs: FlatLabs, finest: number): MortonCell[] {
  const radius = SIDES * 2 ** (finest - BITS);
  return cellsAround(meansAndSpreads(labs), {
    bits: BITS,
    finest,
    coarsest: BITS,
    radius,
    sidesAway: 2,
  })
    .toSorted((one, other) => one.toMiddle - other.toMiddle)
    .slice(0, MAX_CELLS);
}

/** All from 0 to 1; a palette has at least one color. */
function meansAndSpreads(labs: FlatLabs): number[] {
  const colors = labs.length / 3;
  const means = OFFSETS.map((_, axis) => {
    let sum = 0;
    for (let at = axis; at < labs.length; at += 3) sum += labs[at] ?? 0;
    return sum / colors;
  });
  const spreads = means.map((mean, axis) => {
    let sum = 0;
    for (let at = axis; at < labs.length; at += 3) {
      const away = (labs[at] ?? 0) - mean;
      sum += away * away;
    }
    return Math.sqrt(sum / colors);
  });
  return [...means.map((mean, axis) => mean + (OFFSETS[axis] ?? 0)), ...spreads];
}
