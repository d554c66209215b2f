/** Copies of shapes at opposite edges, so that a picture can be tiled without seams. */
import type { Place } from "./outlines.ts";

/** The shifts by whole boxes at which a polygon reaches into the box. */
export function copies(cell: readonly Place[], width: number, height: number): readonly Place[] {
  const [xs, ys] = [cell.map(([x]) => x), cell.map(([, y]) => y)];
  return [-1, 0, 1].flatMap((column) =>
    [-1, 0, 1].flatMap((row): Place[] => {
      const [dx, dy] = [column * width, row * height];
      const isInside =
        Math.max(...xs) + dx > 0 &&
        Math.min(...xs) + dx < width &&
        Math.max(...ys) + dy > 0 &&
        Math.min(...ys) + dy < height;
      return isInside ? [[dx, dy]] : [];
    }),
  );
}
