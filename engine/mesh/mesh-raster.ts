/** A mesh as pixels: the CPU's twin of the shader in mesh-glsl.ts. */
import type { Raster } from "#engine/raster/raster.ts";
import { type Lattice, latticeOf, latticeTriangles } from "./lattice.ts";
import type { Mesh } from "./mesh.ts";
import { NUMBERS, surfaceOf } from "./surface.ts";

/** Widens the span of each triangle, in px, so that round-off leaves no gap between two. */
const OVERLAP = 1e-6;
/** Numbers of a triangle: its three corners, then for lightness, a and b the value at the origin, per x and per y. */
const TRIANGLE = 15;

/**
 * The mesh in a box of this many pixels, for `rasterTile` with tiles of any size: a pixel depends on its place only.
 * Pixels that the mesh does not cover are transparent; where it folds, the later cell is on top.
 */
export function meshRaster(mesh: Mesh, size: readonly [width: number, height: number]): Raster {
  return latticeRaster(latticeOf(surfaceOf(mesh)), size);
}

/** The raster of a lattice, which can be finer than that of the mesh; `size` in whole pixels. */
export function latticeRaster(lattice: Lattice, size: readonly [width: number, height: number]): Raster {
  const [, height] = size;
  const triangles = trianglesOf(lattice, size);
  const { starts, members } = trianglesByRow(triangles, height);
  return {
    space: "oklab",
    writeRow(row, y, from, count) {
      row.fill(0, 0, count * 4);
      if (y < 0 || y >= height) return;
      const [start, end] = [starts[y] ?? 0, starts[y + 1] ?? 0];
      for (let at = start; at < end; at += 1)
        fillSpan(row, triangles, members[at] ?? 0, y + 0.5, from, count);
    },
  };
}

/** Writes the pixels whose centers are in the triangle at this index, on the line at `center`. */
function fillSpan(
  row: Float64Array,
  triangles: Float64Array,
  at: number,
  center: number,
  from: number,
  count: number,
): void {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let corner = 0; corner < 6; corner += 2) {
    const px = triangles[at + corner] ?? 0;
    const py = triangles[at + corner + 1] ?? 0;
    const next = corner === 4 ? 0 : corner + 2;
    const qx = triangles[at + next] ?? 0;
    const qy = triangles[at + next + 1] ?? 0;
    if (py === qy || (center < py && center < qy) || (center > py && center > qy)) continue;
    const crossing = px + ((qx - px) * (center - py)) / (qy - py);
    if (crossing < least) least = crossing;
    if (crossing > most) most = crossing;
  }
  const start = Math.max(0, Math.ceil(least - OVERLAP - 0.5 - from));
  const end = Math.min(count - 1, Math.floor(most + OVERLAP - 0.5 - from));
  if (start > end) return;
  const lightnessX = triangles[at + 7] ?? 0;
  const aX = triangles[at + 10] ?? 0;
  const bX = triangles[at + 13] ?? 0;
  const lightness = (triangles[at + 6] ?? 0) + lightnessX * 0.5 + (triangles[at + 8] ?? 0) * center;
  const a = (triangles[at + 9] ?? 0) + aX * 0.5 + (triangles[at + 11] ?? 0) * center;
  const b = (triangles[at + 12] ?? 0) + bX * 0.5 + (triangles[at + 14] ?? 0) * center;
  for (let x = start, to = start * 4; x <= end; x += 1, to += 4) {
    const column = from + x;
    row[to] = lightness + lightnessX * column;
    row[to + 1] = a + aX * column;
    row[to + 2] = b + bX * column;
    row[to + 3] = 1;
  }
}

/** The triangles in pixels, without those of no area. */
function trianglesOf(
  lattice: Lattice,
  [width, height]: readonly [width: number, height: number],
): Float64Array {
  const { points } = lattice;
  const corners = latticeTriangles(lattice);
  const triangles = new Float64Array((corners.length / 3) * TRIANGLE);
  let at = 0;
  for (let corner = 0; corner < corners.length; corner += 3) {
    const p = (corners[corner] ?? 0) * NUMBERS;
    const q = (corners[corner + 1] ?? 0) * NUMBERS;
    const r = (corners[corner + 2] ?? 0) * NUMBERS;
    const [px, py] = [(points[p] ?? 0) * width, (points[p + 1] ?? 0) * height];
    const [qx, qy] = [(points[q] ?? 0) * width, (points[q + 1] ?? 0) * height];
    const [rx, ry] = [(points[r] ?? 0) * width, (points[r + 1] ?? 0) * height];
    const area = (qx - px) * (ry - py) - (rx - px) * (qy - py);
    if (area === 0) continue;
    triangles[at] = px;
    triangles[at + 1] = py;
    triangles[at + 2] = qx;
    triangles[at + 3] = qy;
    triangles[at + 4] = rx;
    triangles[at + 5] = ry;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = points[p + 2 + channel] ?? 0;
      const toQ = (points[q + 2 + channel] ?? 0) - value;
      const toR = (points[r + 2 + channel] ?? 0) - value;
      const perX = (toQ * (ry - py) - toR * (qy - py)) / area;
      const perY = (toR * (qx - px) - toQ * (rx - px)) / area;
      triangles[at + 6 + 3 * channel] = value - perX * px - perY * py;
      triangles[at + 7 + 3 * channel] = perX;
      triangles[at + 8 + 3 * channel] = perY;
    }
    at += TRIANGLE;
  }
  return triangles.subarray(0, at);
}

/** For each row of pixels, the triangles that meet the line of its centers, in their order. */
function trianglesByRow(triangles: Float64Array, height: number) {
  const count = triangles.length / TRIANGLE;
  const spans = new Int32Array(count * 2);
  const starts = new Uint32Array(height + 1);
  for (let index = 0; index < count; index += 1) {
    const at = index * TRIANGLE;
    const [p, q, r] = [triangles[at + 1] ?? 0, triangles[at + 3] ?? 0, triangles[at + 5] ?? 0];
    const first = Math.max(0, Math.ceil(Math.min(p, q, r) - 0.5));
    const last = Math.min(height - 1, Math.floor(Math.max(p, q, r) - 0.5));
    spans[2 * index] = first;
    spans[2 * index + 1] = last;
    for (let row = first; row <= last; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  }
  for (let row = 0; row < height; row += 1) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const members = new Uint32Array(starts[height] ?? 0);
  const next = starts.slice();
  for (let index = 0; index < count; index += 1) {
    for (let row = spans[2 * index] ?? 0; row <= (spans[2 * index + 1] ?? -1); row += 1) {
      const place = next[row] ?? 0;
      members[place] = index * TRIANGLE;
      next[row] = place + 1;
    }
  }
  return { starts, members };
}
