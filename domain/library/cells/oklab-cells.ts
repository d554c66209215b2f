/**
 * A grid over OKLab for indexed searches of similar colors: two colors within `NEAR_DELTA_E` of each other are in the
 * same or in adjacent cells, so a search reads 27 cells and then measures exactly.
 */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";

/** ΔEOK up to which a color counts as similar; also the side of a cell. */
export const NEAR_DELTA_E = 0.1;
/** Cells per side of the grid; a and b are centered on it. OKLab's visible colors need about 20. */
const SIDE = 64;

/** The cell of a color, an integer from 0 to 64³ - 1. */
export function oklabCell(color: Color): number {
  const { lightness, a, b } = colorToOklab(color);
  return index(step(lightness), step(a), step(b));
}

/** All 27 cells that can contain a color within `NEAR_DELTA_E` of this one. */
export function oklabCellsNear(color: Color): number[] {
  const { lightness, a, b } = colorToOklab(color);
  const cells: number[] = [];
  for (const l of [-1, 0, 1]) {
    for (const x of [-1, 0, 1]) {
      for (const y of [-1, 0, 1]) cells.push(index(step(lightness) + l, step(a) + x, step(b) + y));
    }
  }
  return cells;
}

function step(value: number): number {
  return Math.floor(value / NEAR_DELTA_E) + SIDE / 2;
}

function index(l: number, a: number, b: number): number {
  const hold = (value: number): number => Math.min(SIDE - 1, Math.max(0, value));
  return (hold(l) * SIDE + hold(a)) * SIDE + hold(b);
}
