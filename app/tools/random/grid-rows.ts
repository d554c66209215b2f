/** Distributes colors over the rows of a grid without gaps. Pure. */

/** Preferred width-to-height ratio of cells, so that a value fits in. */
const WANTED_RATIO = 1.2;
/** Weight of rows with different lengths compared with cells of another shape. */
const UNEVEN_COST = 0.22;

/** Lengths of the rows, which differ by at most one, for a canvas with this width-to-height ratio. */
export function gridRows(count: number, canvasRatio: number): readonly number[] {
  let best: { rows: number; cost: number } | undefined;
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = count / rows;
    const cell = (canvasRatio * rows) / columns;
    const cost = Math.abs(Math.log(cell / WANTED_RATIO)) + (count % rows === 0 ? 0 : UNEVEN_COST);
    if (best === undefined || cost < best.cost) best = { rows, cost };
  }
  const rows = best?.rows ?? 1;
  // The longer rows come last: smaller cells at the bottom look like a continuation.
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row >= rows - longer ? 1 : 0));
}

/** Columns of a CSS grid in which every row can be filled, and the span of each cell. */
export function gridSpans(rows: readonly number[]): {
  readonly columns: number;
  readonly spans: readonly number[];
} {
  const columns = [...new Set(rows)].reduce(leastCommonMultiple, 1);
  return { columns, spans: rows.flatMap((length) => Array.from({ length }, () => columns / length)) };
}

/** The target of an arrow key: the neighbor in the row, or the cell above or below its center. */
export function gridStep(rows: readonly number[], index: number, key: string): number | undefined {
  const count = rows.reduce((sum, length) => sum + length, 0);
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  if (key === "ArrowLeft") return index > 0 ? index - 1 : undefined;
  if (key === "ArrowRight") return index < count - 1 ? index + 1 : undefined;
  if (key !== "ArrowUp" && key !== "ArrowDown") return undefined;
  let [row, start] = [0, 0];
  while (index >= start + (rows[row] ?? count)) {
    start += rows[row] ?? count;
    row += 1;
  }
  const to = key === "ArrowUp" ? row - 1 : row + 1;
  const length = rows[to];
  if (length === undefined) return undefined;
  const middle = (index - start + 0.5) / (rows[row] ?? 1);
  const first = key === "ArrowUp" ? start - length : start + (rows[row] ?? 0);
  return first + Math.min(length - 1, Math.floor(middle * length));
}

function leastCommonMultiple(a: number, b: number): number {
  const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));
  return (a * b) / divisor(a, b);
}
