/** Keyboard navigation in the grid of ramps: rows are ramps, columns are the name and the steps. */
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";

/** A cell of the grid; without a column the name of a ramp. */
export interface GridPlace {
  readonly row: number;
  readonly column?: number;
}

export function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof HTMLElement ? target.closest<HTMLElement>("[data-row]") : null;
  if (cell === null) return undefined;
  const { row, column } = cell.dataset;
  return { row: Number(row), ...(column !== undefined && { column: Number(column) }) };
}

/** The target of a key; undefined if there is none. */
export function nextPlace(key: string, { row, column = -1 }: GridPlace, rows: number): GridPlace | undefined {
  const moves: Readonly<Record<string, readonly [row: number, column: number]>> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    Home: [row, 0],
    End: [row, RAMP_STEPS.length - 1],
  };
  const [toRow, toColumn] = moves[key] ?? [];
  if (toRow === undefined || toColumn === undefined || toRow < 0 || toRow >= rows) return undefined;
  if (toColumn < -1 || toColumn >= RAMP_STEPS.length) return undefined;
  return { row: toRow, ...(toColumn >= 0 && { column: toColumn }) };
}

export function focusPlace(grid: HTMLElement | null, { row, column }: GridPlace): void {
  const place = column === undefined ? ":not([data-column])" : `[data-column="${column}"]`;
  grid?.querySelector<HTMLElement>(`[data-row="${row}"]${place}`)?.focus();
}
