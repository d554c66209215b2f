/**
 * Two palettes color by color: which color of one stands for which of the other, so that they differ least in all. The
 * assignment is the one of H. W. Kuhn, "The Hungarian Method for the Assignment Problem" (1955), with shortest
 * augmenting paths.
 */
import { deltaEOK } from "#engine/difference/difference.ts";
import { turnDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** A color that has no partner stands alone. */
export interface AlignedColors {
  /** Index in the first palette. */
  readonly first?: number;
  /** Index in the second palette. */
  readonly second?: number;
}

/** "likeness": each color beside the one it is nearest to; "order": by place. */
export type Alignment = "likeness" | "order";

/** Rows in the order of the first palette, then what only the second has. Every color stands in exactly one row. */
export function alignPalettes(
  first: readonly Color[],
  second: readonly Color[],
  by: Alignment = "likeness",
): AlignedColors[] {
  const partners = by === "order" ? inOrder(first.length, second.length) : nearestPartners(first, second);
  const taken = new Set(partners);
  return [
    ...first.map((_, index) => {
      const partner = partners[index];
      return { first: index, ...(partner !== undefined && { second: partner }) };
    }),
    ...second.flatMap((_, index) => (taken.has(index) ? [] : [{ second: index }])),
  ];
}

const inOrder = (first: number, second: number): (number | undefined)[] =>
  Array.from({ length: first }, (_, index) => (index < second ? index : undefined));

/** For each color of the first palette the index of its partner; undefined for those that are too many. */
function nearestPartners(first: readonly Color[], second: readonly Color[]): (number | undefined)[] {
  const isLonger = first.length > second.length;
  const [few, many] = isLonger ? [second, first] : [first, second];
  const chosen = assign(
    few.map((color) => many.map((other) => deltaEOK(color, other))),
    many.length,
  );
  if (!isLonger) return chosen;
  const partners = Array.from<number | undefined>({ length: first.length });
  for (const [index, at] of chosen.entries()) partners[at] = index;
  return partners;
}

/**
 * For each row the column that it is given, so that the sum of the costs is least; there are at least as many columns
 * as rows. `rowOf[0]` and the first column of each array belong to the row that is being placed.
 */
function assign(costs: readonly (readonly number[])[], columns: number): number[] {
  const ofRow = new Float64Array(costs.length + 1);
  const ofColumn = new Float64Array(columns + 1);
  const rowOf = new Int32Array(columns + 1);
  for (let row = 1; row <= costs.length; row += 1) {
    const before = new Int32Array(columns + 1);
    const least = new Float64Array(columns + 1).fill(Number.POSITIVE_INFINITY);
    const isUsed = new Uint8Array(columns + 1);
    rowOf[0] = row;
    let column = 0;
    do {
      isUsed[column] = 1;
      const at = rowOf[column] ?? 0;
      let step = Number.POSITIVE_INFINITY;
      let next = 0;
      for (let other = 1; other <= columns; other += 1) {
        if (isUsed[other] === 1) continue;
        const cost = (costs[at - 1]?.[other - 1] ?? 0) - (ofRow[at] ?? 0) - (ofColumn[other] ?? 0);
        if (cost < (least[other] ?? 0)) {
          least[other] = cost;
          before[other] = column;
        }
        if ((least[other] ?? 0) < step) {
          step = least[other] ?? 0;
          next = other;
        }
      }
      for (let other = 0; other <= columns; other += 1) {
        if (isUsed[other] === 1) {
          const used = rowOf[other] ?? 0;
          ofRow[used] = (ofRow[used] ?? 0) + step;
          ofColumn[other] = (ofColumn[other] ?? 0) - step;
        } else least[other] = (least[other] ?? 0) - step;
      }
      column = next;
    } while (rowOf[column] !== 0);
    for (let at = column; at !== 0; at = before[at] ?? 0) rowOf[at] = rowOf[before[at] ?? 0] ?? 0;
  }
  const chosen = Array.from<number>({ length: costs.length });
  for (const [column, row] of rowOf.entries()) if (column > 0 && row > 0) chosen[row - 1] = column - 1;
  return chosen;
}

/** How the second color differs from the first, in OKLCH. */
export interface ColorChange {
  /** ΔEOK, 0 to 1; 0.02 is just noticeable. */
  readonly deltaE: number;
  /** −1 to 1. */
  readonly lightness: number;
  readonly chroma: number;
  /** −180 to 180; undefined if one of the two has no hue. */
  readonly hueDeg: number | undefined;
}

/** Chroma below which a hue is not seen. */
const GREY_CHROMA = 0.02;

/** From the first color to the second; alpha is not compared. A hue of less than `GREY_CHROMA` counts as none. */
export function colorChange(first: Color, second: Color): ColorChange {
  const [from, to] = [colorToOklch(first), colorToOklch(second)];
  const hasHues = from.chroma >= GREY_CHROMA && to.chroma >= GREY_CHROMA;
  return {
    deltaE: deltaEOK(first, second),
    lightness: to.lightness - from.lightness,
    chroma: to.chroma - from.chroma,
    hueDeg: hasHues ? turnDeg(from.hueDeg ?? 0, to.hueDeg ?? 0) : undefined,
  };
}
