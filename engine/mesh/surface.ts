/**
 * The surface of a mesh: a patch for each cell of the grid, a bicubic Bézier surface of position and OKLab color over
 * u and v of 0 to 1. Its edges are the curves between the vertices; the inner control points of the position are those
 * of a Coons patch (ISO 32000-2, 8.7.4.5.8, gives the formula). Linear colors are the same surface of higher degree.
 */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { handlesOf, type Mesh, type Point, vertexAt } from "./mesh.ts";

/** Numbers of a control point: x, y, and lightness, a and b in OKLab. */
export const NUMBERS = 5;
/** Sixteen control points, by rows: index `(4 * row + column) * NUMBERS`. */
export type Patch = Float64Array;

export interface Surface {
  readonly columns: number;
  readonly rows: number;
  /** Row by row, one less than the vertices in each direction. */
  readonly patches: readonly Patch[];
}

/** A place in the grid: the cell, and u and v from 0 to 1 within it. */
export interface CellPlace {
  readonly column: number;
  readonly row: number;
  readonly u: number;
  readonly v: number;
}

/** The patches of a mesh, with positions in shares of the box and colors in OKLab; nothing is clipped. */
export function surfaceOf(mesh: Mesh): Surface {
  const colors = colorsOf(mesh);
  const patches: Patch[] = [];
  for (let row = 0; row < mesh.rows - 1; row += 1) {
    for (let column = 0; column < mesh.columns - 1; column += 1) {
      const patch = patchPlaces(mesh, column, row);
      setColors(patch, mesh, colors, column, row);
      patches.push(patch);
    }
  }
  return { columns: mesh.columns, rows: mesh.rows, patches };
}

/** The patch of a cell with its positions alone: its colors are 0. */
export function patchPlaces(mesh: Mesh, column: number, row: number): Patch {
  const patch = new Float64Array(16 * NUMBERS);
  const corner = (right: 0 | 1, below: 0 | 1) => {
    const at = vertexAt(mesh, column + right, row + below).at;
    const handles = handlesOf(mesh, column + right, row + below);
    const along = right === 0 ? handles.right : handles.left;
    const down = below === 0 ? handles.down : handles.up;
    return { at, along: plus(at, along), down: plus(at, down) };
  };
  const set = (u: number, v: number, point: Point) => patch.set(point, (4 * v + u) * NUMBERS);
  for (const right of [0, 1] as const) {
    for (const below of [0, 1] as const) {
      const { at, along, down } = corner(right, below);
      set(3 * right, 3 * below, at);
      set(1 + right, 3 * below, along);
      set(3 * right, 1 + below, down);
    }
  }
  for (let axis = 0; axis < 2; axis += 1) setInner(patch, axis);
  return patch;
}

/** The inner control points of a Coons patch. */
function setInner(patch: Patch, axis: number): void {
  const get = (u: number, v: number): number => patch[(4 * v + u) * NUMBERS + axis] ?? 0;
  for (const u of [1, 2]) {
    for (const v of [1, 2]) {
      const [near, far] = [u === 1 ? 0 : 3, u === 1 ? 3 : 0];
      const [top, bottom] = [v === 1 ? 0 : 3, v === 1 ? 3 : 0];
      patch[(4 * v + u) * NUMBERS + axis] =
        (-4 * get(near, top) +
          6 * (get(u, top) + get(near, v)) -
          2 * (get(near, bottom) + get(far, top)) +
          3 * (get(far, v) + get(u, bottom)) -
          get(far, bottom)) /
        9;
    }
  }
}

interface ColorGrid {
  readonly colors: readonly Triple[];
  /** Change for one cell to the right and down. */
  readonly along: readonly Triple[];
  readonly down: readonly Triple[];
}

function colorsOf(mesh: Mesh): ColorGrid {
  const colors = mesh.vertices.map(({ color }) => labOf(color));
  const { columns, rows } = mesh;
  const at = (column: number, row: number): Triple | undefined =>
    column < 0 || column >= columns || row < 0 || row >= rows ? undefined : colors[row * columns + column];
  const slopes = (right: number, below: number) =>
    colors.map((color, index): Triple => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return slopeOf(color, at(column - right, row - below), at(column + right, row + below));
    });
  return { colors, along: slopes(1, 0), down: slopes(0, 1) };
}

/** Slopes that do not overshoot along a row or column (Fritsch and Butland, 1984). */
function slopeOf(color: Triple, before: Triple | undefined, after: Triple | undefined): Triple {
  const slope = (channel: 0 | 1 | 2): number => {
    const rise = before === undefined ? undefined : color[channel] - before[channel];
    const next = after === undefined ? undefined : after[channel] - color[channel];
    if (rise === undefined || next === undefined) return rise ?? next ?? 0;
    return rise * next > 0 ? (2 * rise * next) / (rise + next) : 0;
  };
  return [slope(0), slope(1), slope(2)];
}

function setColors(patch: Patch, mesh: Mesh, grid: ColorGrid, column: number, row: number): void {
  const corner = (right: number, below: number) => {
    const index = (row + below) * mesh.columns + column + right;
    const zero: Triple = [0, 0, 0];
    return {
      color: grid.colors[index] ?? zero,
      along: grid.along[index] ?? zero,
      down: grid.down[index] ?? zero,
    };
  };
  const corners = [corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)] as const;
  for (const channel of [0, 1, 2] as const) {
    for (let v = 0; v < 4; v += 1) {
      for (let u = 0; u < 4; u += 1) {
        const [right, below] = [u > 1 ? 1 : 0, v > 1 ? 1 : 0];
        const { color, along, down } = corners[2 * below + right] ?? corners[0];
        const smooth =
          color[channel] +
          (u === 1 ? along[channel] / 3 : u === 2 ? -along[channel] / 3 : 0) +
          (v === 1 ? down[channel] / 3 : v === 2 ? -down[channel] / 3 : 0);
        const [first, second, third, fourth] = corners;
        const top = first.color[channel] + ((second.color[channel] - first.color[channel]) * u) / 3;
        const bottom = third.color[channel] + ((fourth.color[channel] - third.color[channel]) * u) / 3;
        patch[(4 * v + u) * NUMBERS + 2 + channel] = mesh.isSmooth ? smooth : top + ((bottom - top) * v) / 3;
      }
    }
  }
}

/** Weights of the four Bernstein polynomials of degree 3. */
export function bernstein(t: number): readonly [number, number, number, number] {
  const s = 1 - t;
  return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
}

/** Writes x, y, lightness, a and b at u and v into `out` at `from`. */
export function evaluatePatch(patch: Patch, u: number, v: number, out: Float64Array, from = 0): void {
  const [across, along] = [bernstein(u), bernstein(v)];
  for (let number = 0; number < NUMBERS; number += 1) {
    let sum = 0;
    for (let row = 0; row < 4; row += 1) {
      const start = 4 * row * NUMBERS + number;
      sum +=
        (along[row] ?? 0) *
        (across[0] * (patch[start] ?? 0) +
          across[1] * (patch[start + NUMBERS] ?? 0) +
          across[2] * (patch[start + 2 * NUMBERS] ?? 0) +
          across[3] * (patch[start + 3 * NUMBERS] ?? 0));
    }
    out[from + number] = sum;
  }
}

/** Position and OKLab color at a place of the grid. */
export function surfaceAt(
  surface: Surface,
  { column, row, u, v }: CellPlace,
): { readonly at: Point; readonly color: Color } {
  const patch = surface.patches[row * (surface.columns - 1) + column];
  if (patch === undefined) throw new RangeError(`No cell ${column}, ${row}.`);
  const out = new Float64Array(NUMBERS);
  evaluatePatch(patch, u, v, out);
  const [x = 0, y = 0, lightness = 0, a = 0, b = 0] = out;
  return { at: [x, y], color: { space: "oklab", coords: [lightness, a, b], alpha: 1 } };
}

function labOf(color: Color): Triple {
  const { lightness, a, b } = colorToOklab(color);
  return [lightness, a, b];
}

function plus(first: Point, second: Point): Point {
  return [first[0] + second[0], first[1] + second[1]];
}
