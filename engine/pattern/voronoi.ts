/** Voronoi cells by cutting a square with the line halfway to each other site: exact, and simple enough for hundreds. */
import type { Place } from "./outlines.ts";
import { squared } from "./trig.ts";

/** The sites and their copies in the eight boxes around. */
export function repeated(sites: readonly Place[], width: number, height: number): readonly Place[] {
  return [-1, 0, 1].flatMap((row) =>
    [-1, 0, 1].flatMap((column) => sites.map(([x, y]): Place => [x + column * width, y + row * height])),
  );
}

/**
 * The part of the plane nearer to `site` than to the others, set in by `inset` px on each side; at most `reach` px from
 * the site. Empty if nothing is left. Others at the very place of the site are taken for the site itself.
 */
export function voronoiCell(
  site: Place,
  others: readonly Place[],
  inset: number,
  reach: number,
): readonly Place[] {
  const [sx, sy] = site;
  let cell: readonly Place[] = [
    [sx - reach, sy - reach],
    [sx + reach, sy - reach],
    [sx + reach, sy + reach],
    [sx - reach, sy + reach],
  ];
  let limit = Number.POSITIVE_INFINITY;
  for (const [x, y] of others) {
    const [dx, dy] = [x - sx, y - sy];
    const square = dx * dx + dy * dy;
    // Beyond twice the farthest corner no line can cut.
    if (square === 0 || square > 4 * limit) continue;
    const length = Math.sqrt(square);
    const most = length / 2 - inset;
    const beyond = ([px, py]: Place) => ((px - sx) * dx + (py - sy) * dy) / length - most;
    // Most lines pass by the cell, which stays the same to the last digit.
    if (!cell.some((place) => beyond(place) > 0)) continue;
    cell = cut(cell, beyond);
    limit = cell.reduce((far, [px, py]) => Math.max(far, squared(px - sx) + squared(py - sy)), 0) + 1;
  }
  return cell;
}

function cut(cell: readonly Place[], beyond: (place: Place) => number): readonly Place[] {
  return cell.flatMap((from, index): Place[] => {
    const to = cell[(index + 1) % cell.length] ?? from;
    const [a, b] = [beyond(from), beyond(to)];
    const kept: Place[] = a <= 0 ? [from] : [];
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) {
      const t = a / (a - b);
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    return kept;
  });
}

/** The mean of the corners; undefined without corners. */
export function centroid(cell: readonly Place[]): Place | undefined {
  if (cell.length === 0) return undefined;
  const [x, y] = cell.reduce<Place>((sum, place) => [sum[0] + place[0], sum[1] + place[1]], [0, 0]);
  return [x / cell.length, y / cell.length];
}
