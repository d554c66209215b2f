/** A mesh on a grid of another size, and a mesh that keeps some vertices of another. */
import { addColumn, addRow, removeColumn, removeRow } from "./grid-changes.ts";
import { type Mesh, mapVertices, type Point } from "./mesh.ts";
import { farthest } from "./move.ts";
import type { MeshSize } from "./starts.ts";

/** Rows and columns added in the widest cells, or removed from the narrowest, until the grid has this size. */
export function withGrid(mesh: Mesh, { columns, rows }: MeshSize): Mesh {
  let next = mesh;
  while (next.columns < columns) next = addColumn(next, widest(columnPlaces(next)));
  while (next.columns > columns) next = removeColumn(next, narrowest(columnPlaces(next)));
  while (next.rows < rows) next = addRow(next, widest(rowPlaces(next)));
  while (next.rows > rows) next = removeRow(next, narrowest(rowPlaces(next)));
  return next;
}

/** Mean x of each column. */
function columnPlaces({ columns, rows, vertices }: Mesh): readonly number[] {
  return Array.from({ length: columns }, (_, column) => {
    const line = vertices.filter((_vertex, index) => index % columns === column);
    return line.reduce((sum, { at }) => sum + at[0], 0) / rows;
  });
}

function rowPlaces({ columns, rows, vertices }: Mesh): readonly number[] {
  return Array.from({ length: rows }, (_, row) => {
    const line = vertices.slice(row * columns, (row + 1) * columns);
    return line.reduce((sum, { at }) => sum + at[1], 0) / columns;
  });
}

function widest(places: readonly number[]): number {
  const widths = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  return widths.indexOf(Math.max(...widths));
}

/** The line inside whose neighbors are nearest to each other. */
function narrowest(places: readonly number[]): number {
  const widths = places.slice(2).map((place, index) => place - (places[index] ?? 0));
  return widths.indexOf(Math.min(...widths)) + 1;
}

/** `made` with the vertices of `from` at these indices; the others are moved as far as the mesh does not fold. */
export function keepingVertices(from: Mesh, made: Mesh, kept: readonly number[]): Mesh {
  if (kept.length === 0 || from.columns !== made.columns || from.rows !== made.rows) return made;
  const between = (share: number): Mesh =>
    mapVertices(from, (vertex, column, row) => {
      const index = row * from.columns + column;
      const next = made.vertices[index];
      if (next === undefined || kept.includes(index)) return vertex;
      const at: Point = [
        vertex.at[0] + (next.at[0] - vertex.at[0]) * share,
        vertex.at[1] + (next.at[1] - vertex.at[1]) * share,
      ];
      const handles = share === 0 ? vertex.handles : next.handles;
      return { color: next.color, at, ...(handles && { handles }) };
    });
  return { ...farthest(between(0), between), isSmooth: made.isSmooth };
}
