/**
 * Morton codes over OKLab: the bits of the three coordinates interleaved, so that each cell of a grid of any size
 * 2^level is one range of codes, and one sorted index serves searches of similar colors at every radius. Migration 0010
 * computes the same codes in the database.
 */
import type { Oklab } from "./color.ts";

/**
 * Steps per axis: lightness from 0 to 1, a and b from about -0.5 to 0.5; colors outside are in the outermost cells. Greys, whose
 * a and b are 0 up to rounding, are in the middle of a step, so that all of them are in the same one.
 */
const STEPS = 1024;
const MIDDLE = 0.5 + 0.5 / STEPS;
const OFFSETS: Oklab = { lightness: 0, a: MIDDLE, b: MIDDLE };
const AXES = ["lightness", "a", "b"] as const;

/** The side of a cell of a level, in ΔEOK. */
function mortonSide(level: number): number {
  return 2 ** level / STEPS;
}

/** An integer from 0 to 2^30 - 1. */
export function oklabMorton(lab: Oklab): number {
  return interleave(AXES.map((axis) => step(lab[axis] + OFFSETS[axis])));
}

export interface MortonRange {
  readonly first: number;
  readonly last: number;
}

/** Levels of the cells around a color: the finest at the color itself, the coarsest at the edge of the circle. */
const [FINEST, COARSEST] = [2, 6];
/** A cell is divided while its side is longer than this many times its distance from the color. */
const SIDES_AWAY = 3;

export interface MortonCell extends MortonRange {
  /** ΔEOK from the color to the nearest that the cell can contain. */
  readonly away: number;
}

/**
 * Cells that together contain every color within `radius` of this one, and no color twice, the nearest first: small ones around the
 * color, larger ones farther away. Reading them in order finds the nearest colors in the first few, however many colors there are.
 */
export function mortonCellsAround(lab: Oklab, radius: number): MortonCell[] {
  const center = AXES.map((axis) => lab[axis] + OFFSETS[axis]);
  const found: MortonCell[] = [];
  const visit = (at: readonly number[], level: number): void => {
    const cells = 2 ** level;
    const away = Math.hypot(...at.map((cell, axis) => awayFrom(center[axis] ?? 0, cell, cells)));
    if (away > radius) return;
    if (level > FINEST && mortonSide(level) > away * SIDES_AWAY) {
      for (let part = 0; part < 8; part += 1)
        visit(
          at.map((cell, axis) => 2 * cell + ((part >> axis) & 1)),
          level - 1,
        );
      return;
    }
    const first = interleave(at) * cells ** 3;
    found.push({ first, last: first + cells ** 3 - 1, away });
  };
  const [along = [], across = [], up = []] = center.map((value) => {
    const [low, high] = [step(value - radius) >> COARSEST, step(value + radius) >> COARSEST];
    return Array.from({ length: high - low + 1 }, (_, index) => low + index);
  });
  for (const one of along)
    for (const two of across) for (const three of up) visit([one, two, three], COARSEST);
  return found.toSorted((one, other) => one.away - other.away || one.first - other.first);
}

/** Distance from a coordinate to a cell on one axis; the outermost cells have no outer side. */
function awayFrom(center: number, cell: number, cells: number): number {
  const from = cell === 0 ? Number.NEGATIVE_INFINITY : (cell * cells) / STEPS;
  const to = (cell + 1) * cells >= STEPS ? Number.POSITIVE_INFINITY : ((cell + 1) * cells) / STEPS;
  return Math.max(from - center, 0, center - to);
}

function step(value: number): number {
  return Math.min(STEPS - 1, Math.max(0, Math.floor(value * STEPS)));
}

/** The bits of each coordinate, two places apart; the first coordinate has the lowest bits. */
function interleave(coordinates: readonly number[]): number {
  return coordinates.reduce((code, coordinate, axis) => code | (spread(coordinate) << axis), 0);
}

function spread(value: number): number {
  let bits = value & 0x3ff;
  bits = (bits | (bits << 16)) & 0x030000ff;
  bits = (bits | (bits << 8)) & 0x0300f00f;
  bits = (bits | (bits << 4)) & 0x030c30c3;
  return (bits | (bits << 2)) & 0x09249249;
}
