/** Moves vertices and handles. A move stops before the mesh would fold, unless it is folded already. */
import { isUnfolded, movedCells } from "./folds.ts";
import {
  type Handles,
  handlesOf,
  MAX_HANDLE,
  type Mesh,
  type MeshVertex,
  mapVertices,
  type Point,
  type Side,
} from "./mesh.ts";

/** Area that a move leaves at each place, as a share of a cell of the even grid, so that rounding folds nothing. */
const MIN_AREA = 0.01;
/** Halvings when searching the place where the fold begins. */
const HALVINGS = 14;

/**
 * Moves the vertex with this index towards `to`, as far as the mesh does not fold. Corners stay, and vertices on the
 * edge of the grid stay on the edge of the box, so that the mesh always covers it.
 */
export function moveVertex(mesh: Mesh, index: number, to: Point): Mesh {
  const vertex = mesh.vertices[index];
  if (vertex === undefined) return mesh;
  const aim = placeOnEdge(mesh, index, to);
  return farthest(mesh, (share) =>
    withVertex(mesh, index, { ...vertex, at: between(vertex.at, aim, share) }),
  );
}

/**
 * Moves a handle, given as an offset from its vertex; with `isMirrored` the opposite handle turns with it and keeps
 * its length. On the edge of the grid, handles along the edge stay on it.
 */
export function moveHandle(mesh: Mesh, index: number, side: Side, to: Point, isMirrored: boolean): Mesh {
  const vertex = mesh.vertices[index];
  if (vertex === undefined) return mesh;
  const before = handlesOf(mesh, index % mesh.columns, Math.floor(index / mesh.columns));
  const aim = handleOnEdge(mesh, index, side, to);
  return farthest(mesh, (share) => {
    const offset = between(before[side], aim, share);
    const opposite = handleOnEdge(
      mesh,
      index,
      OPPOSITE[side],
      isMirrored ? turned(before[OPPOSITE[side]], offset) : before[OPPOSITE[side]],
    );
    const handles: Handles = { ...before, [side]: offset, [OPPOSITE[side]]: opposite };
    return withVertex(mesh, index, { ...vertex, handles });
  });
}

/** The vertex with handles that follow from its neighbors, unless the mesh folds with them. */
export function releaseHandles(mesh: Mesh, index: number): Mesh {
  const { at, color } = mesh.vertices[index] ?? {};
  if (at === undefined || color === undefined) return mesh;
  const changed = withVertex(mesh, index, { at, color });
  return isUnfolded(changed) ? changed : mesh;
}

/**
 * The mesh between `mesh` (0) and `make(1)` that is closest to 1 without a folded cell. `make(0)` must be the mesh
 * itself; a mesh that is folded already moves all the way.
 */
export function farthest(mesh: Mesh, make: (share: number) => Mesh): Mesh {
  const whole = make(1);
  if (isUnfolded(whole, MIN_AREA)) return whole;
  if (!isUnfolded(mesh)) return whole;
  const { moved, still } = movedCells(mesh, whole);
  if (!isUnfolded(mesh, MIN_AREA, still)) return mesh;
  let [best, held, folded] = [mesh, 0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const share = (held + folded) / 2;
    const tried = make(share);
    if (isUnfolded(tried, MIN_AREA, moved)) [best, held] = [tried, share];
    else folded = share;
  }
  return best;
}

/** Whether the vertex is in the first or last column, and in the first or last row. */
function edgesOf({ columns, rows }: Mesh, index: number) {
  const [column, row] = [index % columns, Math.floor(index / columns)];
  return {
    isSide: column === 0 || column === columns - 1,
    isEnd: row === 0 || row === rows - 1,
    column,
    row,
  };
}

/** The nearest place that this vertex may have. */
export function placeOnEdge(mesh: Mesh, index: number, [x, y]: Point): Point {
  const { isSide, isEnd, column, row } = edgesOf(mesh, index);
  return [
    isSide ? Math.sign(column) : Math.min(1, Math.max(0, x)),
    isEnd ? Math.sign(row) : Math.min(1, Math.max(0, y)),
  ];
}

/** The nearest offset that this handle may have. */
export function handleOnEdge(mesh: Mesh, index: number, side: Side, [x, y]: Point): Point {
  const { isSide, isEnd } = edgesOf(mesh, index);
  const isAcross = side === "left" || side === "right";
  const limit = (value: number): number => Math.min(MAX_HANDLE, Math.max(-MAX_HANDLE, value));
  return [isSide && !isAcross ? 0 : limit(x), isEnd && isAcross ? 0 : limit(y)];
}

const OPPOSITE: Readonly<Record<Side, Side>> = { left: "right", up: "down", right: "left", down: "up" };

/** The handle with its own length, pointing away from `offset`. */
function turned(handle: Point, offset: Point): Point {
  const length = Math.hypot(...offset);
  if (length === 0) return handle;
  const scale = -Math.hypot(...handle) / length;
  return [offset[0] * scale, offset[1] * scale];
}

function between(from: Point, to: Point, share: number): Point {
  if (share === 0) return from;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function withVertex(mesh: Mesh, index: number, changed: MeshVertex): Mesh {
  return mapVertices(mesh, (vertex, column, row) =>
    row * mesh.columns + column === index ? changed : vertex,
  );
}
