/** The place of the grid at a point of the box: which cell, and where in it. */
import { latticeOf } from "./lattice.ts";
import type { Mesh, Point } from "./mesh.ts";
import { type CellPlace, evaluatePatch, NUMBERS, surfaceOf } from "./surface.ts";

/** Steps of the lattice in which the search begins, and steps of Newton's method. */
const [STEPS, NEWTON] = [8, 12];

/** A function that finds places of this mesh; for a point outside the mesh it gives the nearest of the lattice. */
export function createLocator(mesh: Mesh): (at: Point) => CellPlace {
  const surface = surfaceOf(mesh);
  const { width, height, points } = latticeOf(surface, STEPS);
  const across = mesh.columns - 1;
  const out = new Float64Array(3 * NUMBERS);

  const refined = (start: CellPlace, at: Point): { readonly place: CellPlace; readonly error: number } => {
    const patch = surface.patches[start.row * across + start.column] ?? new Float64Array(0);
    let [u, v] = [start.u, start.v];
    const errorAt = (): readonly [number, number] => {
      evaluatePatch(patch, u, v, out);
      return [(out[0] ?? 0) - at[0], (out[1] ?? 0) - at[1]];
    };
    for (let step = 0; step < NEWTON; step += 1) {
      const [x, y] = errorAt();
      const small = 1e-5;
      evaluatePatch(patch, u + small, v, out, NUMBERS);
      evaluatePatch(patch, u, v + small, out, 2 * NUMBERS);
      const slope = (axis: number, of: number): number =>
        ((out[of * NUMBERS + axis] ?? 0) - (out[axis] ?? 0)) / small;
      const [ux, uy, vx, vy] = [slope(0, 1), slope(1, 1), slope(0, 2), slope(1, 2)];
      const area = ux * vy - uy * vx;
      if (Math.abs(area) < 1e-12) break;
      u = Math.min(1, Math.max(0, u - (x * vy - y * vx) / area));
      v = Math.min(1, Math.max(0, v - (y * ux - x * uy) / area));
    }
    return { place: { ...start, u, v }, error: Math.hypot(...errorAt()) };
  };

  return (at) => {
    const near = Array.from({ length: width * height }, (_, index) => ({
      index,
      distance: Math.hypot(
        (points[index * NUMBERS] ?? 0) - at[0],
        (points[index * NUMBERS + 1] ?? 0) - at[1],
      ),
    }))
      .toSorted((p, q) => p.distance - q.distance)
      .slice(0, 4);
    const starts = near.flatMap(({ index }) => cellsAt(index % width, Math.floor(index / width), mesh));
    const found = starts.map((start) => refined(start, at));
    return found.reduce((best, next) => (next.error < best.error ? next : best)).place;
  };
}

/** The cells that a point of the lattice belongs to: up to four at a vertex. */
function cellsAt(x: number, y: number, { columns, rows }: Mesh): readonly CellPlace[] {
  const sides = (value: number, cells: number): readonly (readonly [cell: number, share: number])[] => {
    const cell = Math.floor(value / STEPS);
    const share = value / STEPS - cell;
    return [
      ...(cell < cells ? [[cell, share] as const] : []),
      ...(share === 0 && cell > 0 ? [[cell - 1, 1] as const] : []),
    ];
  };
  return sides(x, columns - 1).flatMap(([column, u]) =>
    sides(y, rows - 1).map(([row, v]): CellPlace => ({ column, row, u, v })),
  );
}
