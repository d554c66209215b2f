/**
 * A mesh gradient: a grid of vertices, each with a position, a color and four handles, as in SwiftUI's `MeshGradient`.
 * Between the vertices colors are blended in OKLab. Positions are shares of the box: 0 to 1 from the left and the top.
 */
import type { Color } from "#engine/space/color.ts";

/** x to the right and y down, in shares of the box. */
export type Point = readonly [x: number, y: number];

export const SIDES = ["left", "up", "right", "down"] as const;
/** The direction of a handle, towards the neighbor that it leads to. */
export type Side = (typeof SIDES)[number];

/** Control points of the curves to the neighbors, as offsets from the vertex. */
export type Handles = Readonly<Record<Side, Point>>;

export interface MeshVertex {
  readonly at: Point;
  /** Alpha is ignored: a mesh is opaque. */
  readonly color: Color;
  /** Without handles they follow from the neighbors, so that the curves are smooth. */
  readonly handles?: Handles | undefined;
}

export interface Mesh {
  /** Vertices in a row, 2 to 8. */
  readonly columns: number;
  /** Vertices in a column, 2 to 8. */
  readonly rows: number;
  /** Row by row from the top left. */
  readonly vertices: readonly MeshVertex[];
  /** Blends colors with continuous slopes across vertices; otherwise linearly between them. */
  readonly isSmooth: boolean;
}

export const [MIN_SIDE, MAX_SIDE] = [2, 8];
/** Longest part of a handle in each direction, in shares of the box. */
export const MAX_HANDLE = 1.5;

const BLACK: Color = { space: "oklab", coords: [0, 0, 0], alpha: 1 };

/** A mesh with vertices at even distances and handles of its own; colors row by row, repeated if they are too few. */
export function evenMesh(columns: number, rows: number, colors: readonly Color[], isSmooth = true): Mesh {
  const vertices = Array.from(
    { length: columns * rows },
    (_, index): MeshVertex => ({
      at: evenPlace(index, columns, rows),
      color: colors[index % Math.max(1, colors.length)] ?? BLACK,
    }),
  );
  return { columns, rows, vertices, isSmooth };
}

/** The position of a vertex on an even grid. */
export function evenPlace(index: number, columns: number, rows: number): Point {
  return [(index % columns) / (columns - 1), Math.floor(index / columns) / (rows - 1)];
}

/** The vertex in this column and row, from 0; throws outside the grid. */
export function vertexAt({ columns, rows, vertices }: Mesh, column: number, row: number): MeshVertex {
  const vertex = column < 0 || column >= columns || row < 0 ? undefined : vertices[row * columns + column];
  if (vertex === undefined) throw new RangeError(`No vertex ${column}, ${row} in ${columns} × ${rows}.`);
  return vertex;
}

const STEP: Readonly<Record<Side, readonly [column: number, row: number]>> = {
  left: [-1, 0],
  up: [0, -1],
  right: [1, 0],
  down: [0, 1],
};
const OPPOSITE: Readonly<Record<Side, Side>> = { left: "right", up: "down", right: "left", down: "up" };

/** The handles of a vertex: its own, or a sixth of the way between its neighbors, as in a Catmull-Rom spline. */
export function handlesOf(mesh: Mesh, column: number, row: number): Handles {
  const { at, handles } = vertexAt(mesh, column, row);
  if (handles !== undefined) return handles;
  const neighbor = (side: Side): Point | undefined => {
    const [toColumn, toRow] = [column + STEP[side][0], row + STEP[side][1]];
    const isInside = toColumn >= 0 && toColumn < mesh.columns && toRow >= 0 && toRow < mesh.rows;
    return isInside ? vertexAt(mesh, toColumn, toRow).at : undefined;
  };
  const handle = (side: Side): Point => {
    const [next, before] = [neighbor(side), neighbor(OPPOSITE[side])];
    if (next !== undefined && before !== undefined)
      return [(next[0] - before[0]) / 6, (next[1] - before[1]) / 6];
    if (next !== undefined) return [(next[0] - at[0]) / 3, (next[1] - at[1]) / 3];
    // On the edge of the grid, the mirror image of the handle on the other side.
    return before === undefined ? [0, 0] : [(at[0] - before[0]) / 3, (at[1] - before[1]) / 3];
  };
  return { left: handle("left"), up: handle("up"), right: handle("right"), down: handle("down") };
}

/** The same mesh with the handles of every vertex written out. */
export function withAllHandles(mesh: Mesh): Mesh {
  return mapVertices(mesh, (vertex, column, row) => ({ ...vertex, handles: handlesOf(mesh, column, row) }));
}

/** The mesh with each vertex replaced. */
export function mapVertices(
  mesh: Mesh,
  change: (vertex: MeshVertex, column: number, row: number) => MeshVertex,
): Mesh {
  const vertices = mesh.vertices.map((vertex, index) =>
    change(vertex, index % mesh.columns, Math.floor(index / mesh.columns)),
  );
  return { ...mesh, vertices };
}
