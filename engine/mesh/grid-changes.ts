/**
 * Adds and removes rows and columns. A patch that is cut along a line of equal u or v gives two Coons patches again, so
 * an added line moves nothing. With linear colors the picture stays the same; with smooth colors each new vertex gets
 * the surface's color, but new slopes.
 */
import {
  type Handles,
  MAX_SIDE,
  type Mesh,
  type MeshVertex,
  MIN_SIDE,
  type Point,
  withAllHandles,
} from "./mesh.ts";
import { NUMBERS, type Patch, surfaceAt, surfaceOf } from "./surface.ts";

/** Adds a column within the cells of column `cell`, at `share` of 0 to 1 (exclusive); at eight columns nothing. */
export function addColumn(mesh: Mesh, cell: number, share = 0.5): Mesh {
  if (mesh.columns >= MAX_SIDE || cell < 0 || cell > mesh.columns - 2) return mesh;
  const surface = surfaceOf(mesh);
  const full = withAllHandles(mesh);
  const { columns, rows } = mesh;
  const patchAt = (row: number): Patch | undefined => surface.patches[row * (columns - 1) + cell];
  const vertices: MeshVertex[] = [];
  for (let row = 0; row < rows; row += 1) {
    const line = full.vertices.slice(row * columns, (row + 1) * columns);
    const [before, after] = [line[cell], line[cell + 1]];
    const [above, below] = [row > 0 ? patchAt(row - 1) : undefined, patchAt(row)];
    const place = { column: cell, row: Math.min(row, rows - 2), u: share, v: row === rows - 1 ? 1 : 0 };
    const { at, color } = surfaceAt(surface, place);
    const edge = above === undefined ? below : above;
    if (before?.handles === undefined || after?.handles === undefined || edge === undefined) return mesh;
    const cut = divided(rowOf(edge, above === undefined ? 0 : 3), share);
    const up = above === undefined ? undefined : offset(at, columnAt(above, share, 2));
    const down = below === undefined || row === rows - 1 ? undefined : offset(at, columnAt(below, share, 1));
    const handles: Handles = {
      left: offset(at, cut.left),
      right: offset(at, cut.right),
      up: up ?? mirrored(down),
      down: down ?? mirrored(up),
    };
    line[cell] = withHandle(before, "right", share);
    line[cell + 1] = withHandle(after, "left", 1 - share);
    line.splice(cell + 1, 0, { at, color, handles });
    vertices.push(...line);
  }
  return { ...mesh, columns: columns + 1, vertices };
}

/** Adds a row within the cells of row `cell`; otherwise like `addColumn`. */
export function addRow(mesh: Mesh, cell: number, share = 0.5): Mesh {
  return transposed(addColumn(transposed(mesh), cell, share));
}

/** Cells whose width is within this share of the widest count as widest, too. */
const NEARLY = 0.02;

/**
 * The column or row of cells that is widest on average, which a new line divides best; of equal ones the one nearest to the
 * line `near`.
 */
export function widestCell(mesh: Mesh, line: "column" | "row", near = 0): number {
  const { columns, rows, vertices } = line === "column" ? mesh : transposed(mesh);
  const widths = Array.from({ length: columns - 1 }, (_, cell) => {
    const gaps = Array.from({ length: rows }, (__, row) => {
      const [one, other] = [vertices[row * columns + cell], vertices[row * columns + cell + 1]];
      return one === undefined || other === undefined
        ? 0
        : Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1]);
    });
    return gaps.reduce((sum, gap) => sum + gap, 0) / rows;
  });
  const widest = Math.max(...widths);
  const apart = (cell: number): number => Math.abs(cell + 0.5 - near);
  const [best = 0] = [...widths.keys()]
    .filter((cell) => (widths[cell] ?? 0) >= widest * (1 - NEARLY))
    .toSorted((a, b) => apart(a) - apart(b) || a - b);
  return best;
}

/** Removes a column from the inside; the handles beside it grow to span its room. The first and last column stay. */
export function removeColumn(mesh: Mesh, column: number): Mesh {
  if (mesh.columns <= MIN_SIDE || column < 1 || column > mesh.columns - 2) return mesh;
  const { columns } = mesh;
  const full = withAllHandles(mesh);
  const vertices = full.vertices.flatMap((vertex, index): readonly MeshVertex[] => {
    const here = index % columns;
    if (here === column) return [];
    const removed = full.vertices[index - here + column];
    const other = full.vertices[index - here + (here < column ? column + 1 : column - 1)];
    if (Math.abs(here - column) !== 1 || removed === undefined || other === undefined) return [vertex];
    const share = spanShare(vertex.at, removed.at, other.at);
    return [withHandle(vertex, here < column ? "right" : "left", 1 / share)];
  });
  return { ...mesh, columns: columns - 1, vertices };
}

/** Removes a row from the inside, from 1 to the last but one; otherwise like `removeColumn`. */
export function removeRow(mesh: Mesh, row: number): Mesh {
  return transposed(removeColumn(transposed(mesh), row));
}

/** The mesh mirrored along its diagonal: rows become columns. */
export function transposed({ columns, rows, vertices, isSmooth }: Mesh): Mesh {
  const flip = ([x, y]: Point): Point => [y, x];
  return {
    columns: rows,
    rows: columns,
    isSmooth,
    vertices: vertices.map((_, index): MeshVertex => {
      const { at, color, handles } = vertices[(index % rows) * columns + Math.floor(index / rows)] ?? {
        at: [0, 0],
        color: { space: "oklab", coords: [0, 0, 0], alpha: 1 },
      };
      const turned = handles && {
        left: flip(handles.up),
        up: flip(handles.left),
        right: flip(handles.down),
        down: flip(handles.right),
      };
      return { at: flip(at), color, ...(turned && { handles: turned }) };
    }),
  };
}

function withHandle(vertex: MeshVertex, side: "left" | "right", scale: number): MeshVertex {
  const { handles } = vertex;
  if (handles === undefined) return vertex;
  const [x, y] = handles[side];
  return { ...vertex, handles: { ...handles, [side]: [x * scale, y * scale] } };
}

/** Position of `middle` on the way from one point to the other, at least 0.1 so that handles keep a usable length. */
function spanShare(from: Point, middle: Point, to: Point): number {
  const [first, second] = [
    Math.hypot(middle[0] - from[0], middle[1] - from[1]),
    Math.hypot(to[0] - middle[0], to[1] - middle[1]),
  ];
  return first + second === 0 ? 0.5 : Math.max(0.1, first / (first + second));
}

function pointAt(patch: Patch, u: number, v: number): Point {
  const from = (4 * v + u) * NUMBERS;
  return [patch[from] ?? 0, patch[from + 1] ?? 0];
}

type Curve = readonly [Point, Point, Point, Point];

function rowOf(patch: Patch, v: number): Curve {
  return [pointAt(patch, 0, v), pointAt(patch, 1, v), pointAt(patch, 2, v), pointAt(patch, 3, v)];
}

/** The control point of the column at `share` of the patch. */
function columnAt(patch: Patch, share: number, v: number): Point {
  return divided(rowOf(patch, v), share).middle;
}

/** De Casteljau: the middle, and the control points beside it. */
function divided([a, b, c, d]: Curve, share: number) {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [left, right] = [mix(ab, bc), mix(bc, cd)];
  return { left, right, middle: mix(left, right) };
}

function offset(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}

function mirrored(handle: Point | undefined): Point {
  return handle === undefined ? [0, 0] : [-handle[0], -handle[1]];
}
