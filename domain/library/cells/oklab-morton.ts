/** Morton codes over OKLab, for indexed searches of similar colors. Migration 0010 computes the same codes in the database. */
import type { Oklab } from "#engine/space/color.ts";
import { cellsAround, interleave, type MortonCell, mortonStep } from "./morton-cells.ts";

/**
 * Steps per axis: lightness from 0 to 1, a and b from about -0.5 to 0.5; colors outside are in the outermost cells. Greys, whose
 * a and b are 0 up to rounding, are in the middle of a step, so that all of them are in the same one.
 */
const BITS = 10;
const STEPS = 2 ** BITS;
const MIDDLE = 0.5 + 0.5 / STEPS;
const OFFSETS: Oklab = { lightness: 0, a: MIDDLE, b: MIDDLE };
const AXES = ["lightness", "a", "b"] as const;

/**
 * An integer from 0 to 2^30 - 1.
 *
 * @internal The twin of the statement in SQL, for its test.
 */
export function oklabMorton(lab: Oklab): number {
  return interleave(
    AXES.map((axis) => mortonStep(lab[axis] + OFFSETS[axis], BITS)),
    BITS,
  );
}

/**
 * Cells that together contain every color within `radius` of this one, and no color twice, the nearest first: small ones around the
 * color, larger ones farther away. Reading them in order finds the nearest colors in the first few, however many colors there are.
 */
export function mortonCellsAround(lab: Oklab, radius: number): MortonCell[] {
  return cellsAround(
    AXES.map((axis) => lab[axis] + OFFSETS[axis]),
    { bits: BITS, finest: 2, coarsest: 6, radius, sidesAway: 3 },
  ).toSorted((one, other) => one.away - other.away || one.first - other.first);
}

/** Writes the middle of a code's cell at `index` of flattened coordinates; thousands of codes are read in one search. */
export function writeMortonColor(code: number, coordinates: Float64Array, index: number): void {
  coordinates[index] = (everyThird(code) + 0.5) / STEPS;
  coordinates[index + 1] = (everyThird(code >> 1) + 0.5) / STEPS - MIDDLE;
  coordinates[index + 2] = (everyThird(code >> 2) + 0.5) / STEPS - MIDDLE;
}

/** Each third bit, next to each other. */
function everyThird(code: number): number {
  let bits = code & 0x09249249;
  bits = (bits | (bits >> 2)) & 0x030c30c3;
  bits = (bits | (bits >> 4)) & 0x0300f00f;
  bits = (bits | (bits >> 8)) & 0x030000ff;
  return (bits | (bits >> 16)) & 0x3ff;
}
