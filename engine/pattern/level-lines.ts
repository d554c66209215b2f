/** Outlines of the parts of a field above a level, by marching squares (W. Lorensen, H. Cline, 1987, in the plane). */
import type { Place } from "./outlines.ts";
import { distance } from "./trig.ts";

/** Values at the crossings of a grid, row by row; those on its edge are below every level asked for. */
export interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float64Array;
}

/** The edges of a cell, by its corners: 0 left top, 1 right top, 2 right bottom, 3 left bottom. */
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const;
/** Per set of corners above the level, a bit each: lines from edge to edge with the part above on their right. */
const LINES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

/** Closed loops in units of the grid. */
export function levelLines({ columns, rows, values }: Field, level: number): readonly (readonly Place[])[] {
  const value = (column: number, row: number) => values[row * columns + column] ?? 0;
  const places = new Map<number, Place>();
  const next = new Map<number, number>();
  for (let row = 0; row + 1 < rows; row += 1)
    for (let column = 0; column + 1 < columns; column += 1) {
      const corners = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const;
      let above = 0;
      for (const [bit, [x, y]] of corners.entries()) if (value(x, y) > level) above |= 1 << bit;
      const edgeAt = (edge: number): number => {
        const [first, second] = EDGES[edge] ?? [0, 1];
        const [[x1, y1], [x2, y2]] = [corners[first], corners[second]];
        const isAcross = y1 === y2;
        const key = 2 * (Math.min(y1, y2) * columns + Math.min(x1, x2)) + (isAcross ? 0 : 1);
        if (!places.has(key))
          places.set(key, crossing([x1, y1], [x2, y2], value(x1, y1), value(x2, y2), level));
        return key;
      };
      for (const [from, to] of LINES[above] ?? []) next.set(edgeAt(from), edgeAt(to));
    }
  return loopsOf(next, places);
}

function crossing([x1, y1]: Place, [x2, y2]: Place, first: number, second: number, level: number): Place {
  // Not quite at a corner, where lines of neighboring cells would meet in one point.
  const t = Math.min(0.98, Math.max(0.02, (level - first) / (second - first)));
  return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
}

function loopsOf(
  next: Map<number, number>,
  places: ReadonlyMap<number, Place>,
): readonly (readonly Place[])[] {
  const loops: Place[][] = [];
  for (const start of next.keys()) {
    const loop: Place[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      const following: number | undefined = next.get(key);
      if (following === undefined) break;
      next.delete(key);
      const place = places.get(key);
      if (place !== undefined) loop.push(place);
      key = following;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

/** The loop at even distances of about `spacing`, its corners evened out; at least 5 places. */
export function evened(loop: readonly Place[], spacing: number): readonly Place[] {
  const soft = softened(softened(loop));
  const lengths = soft.map((place, index) => {
    const [x, y] = soft[(index + 1) % soft.length] ?? place;
    return distance(x - place[0], y - place[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.max(5, Math.round(whole / spacing));
  const result: Place[] = [];
  let [index, passed] = [0, 0];
  for (let step = 0; step < count; step += 1) {
    const wanted = (whole * step) / count;
    while (index < soft.length - 1 && passed + (lengths[index] ?? 0) < wanted) {
      passed += lengths[index] ?? 0;
      index += 1;
    }
    const from = soft[index] ?? [0, 0];
    const to = soft[(index + 1) % soft.length] ?? from;
    const t = (wanted - passed) / Math.max(1e-9, lengths[index] ?? 0);
    result.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
  }
  return result;
}

function softened(loop: readonly Place[]): readonly Place[] {
  const count = loop.length;
  return loop.map(([x, y], index): Place => {
    const [px, py] = loop[(index + count - 1) % count] ?? [x, y];
    const [nx, ny] = loop[(index + 1) % count] ?? [x, y];
    return [(px + 2 * x + nx) / 4, (py + 2 * y + ny) / 4];
  });
}
