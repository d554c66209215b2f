/** How many colors stand in each row of a grid without gaps and without an empty place. Pure. */

/** Cells are a little wider than high, so that a value fits in. */
const WANTED_RATIO = 1.2;
/** What rows of different lengths cost against cells of another shape. */
const UNEVEN_COST = 0.22;

/** Lengths of the rows, differing by one at most, for a canvas of this width to height. */
export function gridRows(count: number, canvasRatio: number): readonly number[] {
  let best: { rows: number; cost: number } | undefined;
  for (let rows = 1; rows <= count; rows += 1) {
    const columns = count / rows;
    const cell = (canvasRatio * rows) / columns;
    const cost = Math.abs(Math.log(cell / WANTED_RATIO)) + (count % rows === 0 ? 0 : UNEVEN_COST);
    if (best === undefined || cost < best.cost) best = { rows, cost };
  }
  const rows = best?.rows ?? 1;
  // The longer rows last: small cells at the foot look like a continuation, not like a rest.
  const longer = count % rows;
  return Array.from({ length: rows }, (_, row) => Math.floor(count / rows) + (row >= rows - longer ? 1 : 0));
}

/** Columns of a CSS grid in which each row can be filled, and how many each cell takes. */
export function gridSpans(rows: readonly number[]): {
  readonly columns: number;
  readonly spans: readonly number[];
} {
  const columns = [...new Set(rows)].reduce(leastCommonMultiple, 1);
  return { columns, spans: rows.flatMap((length) => Array.from({ length }, () => columns / length)) };
}

/** Where an arrow key leads from a place: the neighbor in the row, or the one above or below by its middle. */
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
