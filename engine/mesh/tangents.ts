/** All tangents of a vertex together: whether they form a corner, and turning them. */
import {
  type Handles,
  handlesOf,
  type Mesh,
  type MeshVertex,
  mapVertices,
  type Point,
  SIDES,
} from "./mesh.ts";
import { farthest, handleOnEdge } from "./move.ts";

/** Sine of the angle from which opposite handles count as a corner: handles are rounded to thousandths. */
const STRAIGHT = 0.05;

/** Whether opposite handles of the vertex with this index do not lie on one line. */
export function isCorner(mesh: Mesh, index: number): boolean {
  const handles = mesh.vertices[index]?.handles;
  if (handles === undefined) return false;
  const bends = (one: Point, other: Point): boolean => {
    const lengths = Math.hypot(...one) * Math.hypot(...other);
    if (lengths === 0) return false;
    const [across, along] = [one[0] * other[1] - one[1] * other[0], one[0] * other[0] + one[1] * other[1]];
    return Math.abs(across) > STRAIGHT * lengths || along > 0;
  };
  return bends(handles.left, handles.right) || bends(handles.up, handles.down);
}

/** Handles that point straight to the neighbors, a third of the way, as far as the mesh does not fold. */
export function cornerTangents(mesh: Mesh, index: number): Mesh {
  const [column, row] = placeOf(mesh, index);
  const vertex = mesh.vertices[index];
  if (vertex === undefined) return mesh;
  const before = handlesOf(mesh, column, row);
  const to = (byColumn: number, byRow: number, side: keyof Handles): Point => {
    const [nextColumn, nextRow] = [column + byColumn, row + byRow];
    const isInside = nextColumn >= 0 && nextColumn < mesh.columns && nextRow >= 0 && nextRow < mesh.rows;
    const next = isInside ? mesh.vertices[nextRow * mesh.columns + nextColumn] : undefined;
    return next === undefined
      ? before[side]
      : [(next.at[0] - vertex.at[0]) / 3, (next.at[1] - vertex.at[1]) / 3];
  };
  const straight: Handles = {
    left: to(-1, 0, "left"),
    up: to(0, -1, "up"),
    right: to(1, 0, "right"),
    down: to(0, 1, "down"),
  };
  return withHandles(mesh, index, vertex, (side, share) => [
    before[side][0] + (straight[side][0] - before[side][0]) * share,
    before[side][1] + (straight[side][1] - before[side][1]) * share,
  ]);
}

/**
 * Turns the handles of a vertex by an angle in degrees, clockwise as seen in a box of this aspect (width over height),
 * as far as the mesh does not fold.
 */
export function turnTangents(mesh: Mesh, index: number, byDeg: number, aspect: number): Mesh {
  const vertex = mesh.vertices[index];
  if (vertex === undefined) return mesh;
  const before = handlesOf(mesh, ...placeOf(mesh, index));
  return withHandles(mesh, index, vertex, (side, share) => {
    const angle = (byDeg * share * Math.PI) / 180;
    const [x, y] = [before[side][0] * aspect, before[side][1]];
    return [(x * Math.cos(angle) - y * Math.sin(angle)) / aspect, x * Math.sin(angle) + y * Math.cos(angle)];
  });
}

/** `at` with a share of 0 gives the handles as they are. */
function withHandles(
  mesh: Mesh,
  index: number,
  vertex: MeshVertex,
  at: (side: keyof Handles, share: number) => Point,
): Mesh {
  return farthest(mesh, (share) => {
    const [left, up, right, down] = SIDES.map((side) => handleOnEdge(mesh, index, side, at(side, share)));
    const zero: Point = [0, 0];
    const handles = { left: left ?? zero, up: up ?? zero, right: right ?? zero, down: down ?? zero };
    return mapVertices(mesh, (other) => (other === vertex ? { ...vertex, handles } : other));
  });
}

function placeOf({ columns }: Mesh, index: number): [column: number, row: number] {
  return [index % columns, Math.floor(index / columns)];
}
