/**
 * Morton codes (Z-order): the bits of several coordinates interleaved, so that each cell of a grid of any size 2^level is one range
 * of codes, and one sorted index serves searches at every radius. Codes have at most 53 bits and are exact as numbers.
 */

export interface MortonCell {
  readonly first: number;
  readonly last: number;
  /** Distance from the point to the nearest that the cell can contain. */
  readonly away: number;
  /** Distance from the point to the middle of the cell. */
  readonly toMiddle: number;
}

export interface CellSearch {
  /** Coordinates from 0 to 1 are divided into 2^bits steps. */
  readonly bits: number;
  /** Levels of the cells, whose sides are 2^level steps: the finest at the point itself, the coarsest at the edge. */
  readonly finest: number;
  readonly coarsest: number;
  readonly radius: number;
  /** A cell is divided while its side is longer than this many times its distance from the point. */
  readonly sidesAway: number;
}

/** The step of a coordinate from 0 to 1; coordinates outside are in the outermost steps. */
export function mortonStep(value: number, bits: number): number {
  return Math.min(2 ** bits - 1, Math.max(0, Math.floor(value * 2 ** bits)));
}

/** The first coordinate has the lowest bit. */
export function interleave(steps: readonly number[], bits: number): number {
  let [code, worth] = [0, 1];
  for (let bit = 0; bit < bits; bit += 1)
    for (const step of steps) {
      code += ((step >> bit) & 1) * worth;
      worth *= 2;
    }
  return code;
}

/** Cells that together contain every point within the radius, and no point twice, in no order. */
export function cellsAround(point: readonly number[], search: CellSearch): MortonCell[] {
  const { bits, finest, coarsest, radius, sidesAway } = search;
  const axes = point.length;
  const found: MortonCell[] = [];
  const visit = (at: readonly number[], level: number): void => {
    const side = 2 ** (level - bits);
    const { away, toMiddle } = distances(point, at, side);
    if (away > radius) return;
    if (level > finest && side > away * sidesAway) {
      for (let part = 0; part < 2 ** axes; part += 1)
        visit(
          at.map((cell, axis) => 2 * cell + ((part >> axis) & 1)),
          level - 1,
        );
      return;
    }
    const size = 2 ** (level * axes);
    const first = interleave(at, bits - level) * size;
    found.push({ first, last: first + size - 1, away, toMiddle });
  };
  const start = (at: readonly number[]): void => {
    const value = point[at.length];
    if (value === undefined) return visit(at, coarsest);
    const last = mortonStep(value + radius, bits) >> coarsest;
    for (let cell = mortonStep(value - radius, bits) >> coarsest; cell <= last; cell += 1)
      start([...at, cell]);
  };
  start([]);
  return found;
}

/** The outermost cells have no outer side. */
function distances(point: readonly number[], at: readonly number[], side: number) {
  let away = 0;
  let toMiddle = 0;
  for (let axis = 0; axis < point.length; axis += 1) {
    const value = point[axis] ?? 0;
    const cell = at[axis] ?? 0;
    const below = cell === 0 ? 0 : Math.max(0, cell * side - value);
    const above = (cell + 1) * side >= 1 ? 0 : Math.max(0, value - (cell + 1) * side);
    const middle = (cell + 0.5) * side - value;
    away += (below + above) * (below + above);
    toMiddle += middle * middle;
  }
  return { away: Math.sqrt(away), toMiddle: Math.sqrt(toMiddle) };
}
