/**
 * The mesh nearest to a picture. Colors and places take turns: colors by least squares; places as in the registration
 * of images (Lucas and Kanade, 1981), where each vertex moves by the shift of the drawn colors that explains the error
 * around it. A step that does not bring the mesh nearer, or folds it, is shortened or dropped.
 */
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Pixels } from "#engine/raster/gradient-raster.ts";
import type { Color } from "#engine/space/color.ts";
import { linearSrgbToOklab } from "#engine/space/oklab.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { isUnfolded } from "./folds.ts";
import { type Lattice, latticeOf } from "./lattice.ts";
import { evenMesh, evenPlace, type Mesh, mapVertices, type Point } from "./mesh.ts";
import { latticeRaster } from "./mesh-raster.ts";
import { placeOnEdge } from "./move.ts";
import type { MeshSize } from "./starts.ts";
import { NUMBERS, surfaceOf } from "./surface.ts";

/** Places at which a picture and its mesh are compared in each direction: the large shapes find their places first. */
const LEVELS = [16, 32, 48];
const ROUNDS = 24;
const COLOR_ROUNDS = { first: 24, later: 5, last: 24 };
/** Lattice steps in a patch. */
const STEPS = 6;
/** Share of the even grid's cell that each place keeps, so that a cell can still be taken hold of. */
const MIN_AREA = 0.25;
/** Pull to the even grid, as a share of the mean square slope of the colors: where nothing says where, vertices stay. */
const PULL = 0.1;
/** Of 255. A canvas keeps colors times alpha, so that below this a pixel has fewer than 8 values left for a channel. */
const MIN_ALPHA = 8;

/**
 * The mesh of this grid whose picture is nearest to the given one, in OKLab. No vertex is lighter, darker or more colorful
 * than the picture around it. A pixel counts by its alpha, and what is transparent takes the colors beside it: a logo cut
 * out of its background has no color there. Undefined for a picture that is wholly transparent.
 */
export function meshFromPicture(pixels: Pixels, { columns, rows }: MeshSize): Mesh | undefined {
  let mesh = evenMesh(columns, rows, []);
  for (const side of LEVELS) {
    const target = filled(averages(pixels, side), side);
    if (target === undefined) return undefined;
    mesh = withFittedColors(mesh, target, side, COLOR_ROUNDS.first);
    let error = errorOf(mesh, target, side);
    let reach = 1;
    for (let round = 0; round < ROUNDS && reach > 0.05; round += 1) {
      const moved = movedBy(mesh, placeSteps(mesh, target, side), reach);
      const tried = withFittedColors(moved, target, side, COLOR_ROUNDS.later);
      const triedError = errorOf(tried, target, side);
      if (triedError < error && isUnfolded(tried, MIN_AREA)) {
        [mesh, error] = [tried, triedError];
        reach = Math.min(1, reach * 1.5);
      } else reach /= 2;
    }
    mesh = withFittedColors(mesh, target, side, COLOR_ROUNDS.last);
  }
  return mapVertices(mesh, (vertex) => ({ ...vertex, color: mapToGamut(vertex.color, "srgb") }));
}

/** Corrects the color of each vertex repeatedly by the mean error around it, within the colors of its surroundings. */
function withFittedColors(mesh: Mesh, target: readonly Triple[], side: number, rounds: number): Mesh {
  const near = influences(mesh, side);
  const ranges = rangesAround(near, target, mesh.vertices.length);
  let fitted = mesh;
  for (let round = 0; round < rounds; round += 1) {
    const drawn = drawnAt(latticeOf(surfaceOf(fitted), STEPS), side);
    const sums = mesh.vertices.map(() => [0, 0, 0, 0]);
    for (const { place, vertex, weight } of near) {
      const sum = sums[vertex];
      if (sum === undefined) continue;
      sum[3] = (sum[3] ?? 0) + weight;
      for (const channel of [0, 1, 2] as const)
        sum[channel] =
          (sum[channel] ?? 0) +
          weight * ((target[place]?.[channel] ?? 0) - (drawn[4 * place + channel] ?? 0));
    }
    fitted = mapVertices(fitted, (vertex, column, row) => {
      const index = row * mesh.columns + column;
      const [sum, range] = [sums[index] ?? [], ranges[index]];
      const part = (channel: 0 | 1 | 2): number => {
        const corrected = (vertex.color.coords[channel] ?? 0) + (1.4 * (sum[channel] ?? 0)) / (sum[3] || 1);
        const [least, most] = range?.[channel] ?? [corrected, corrected];
        return Math.min(most, Math.max(least, corrected));
      };
      return { ...vertex, color: oklab(part(0), part(1), part(2)) };
    });
  }
  return fitted;
}

interface Influence {
  readonly place: number;
  readonly vertex: number;
  /** Above 0 to 1; the weights of a place have the sum 1. */
  readonly weight: number;
}

/** Which vertices color each place, by the bilinear weights of its place in the grid. */
function influences(mesh: Mesh, side: number): readonly Influence[] {
  const grid = gridPlaces(mesh, side);
  const { columns, rows } = mesh;
  return Array.from({ length: side * side }, (_, place) => {
    const x = Math.min(columns - 1, Math.max(0, grid[4 * place] ?? 0));
    const y = Math.min(rows - 1, Math.max(0, grid[4 * place + 1] ?? 0));
    const [column, row] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))];
    const [u, v] = [x - column, y - row];
    const first = row * columns + column;
    return [
      { place, vertex: first, weight: (1 - u) * (1 - v) },
      { place, vertex: first + 1, weight: u * (1 - v) },
      { place, vertex: first + columns, weight: (1 - u) * v },
      { place, vertex: first + columns + 1, weight: u * v },
    ].filter(({ weight }) => weight > 0);
  }).flat();
}

/** Column and row of the grid, with fractions, at each place: the lattice drawn with these in place of colors. */
function gridPlaces(mesh: Mesh, side: number): Float64Array {
  const lattice = latticeOf(surfaceOf(mesh), STEPS);
  for (let index = 0; index < lattice.width * lattice.height; index += 1) {
    lattice.points[index * NUMBERS + 2] = (index % lattice.width) / STEPS;
    lattice.points[index * NUMBERS + 3] = Math.floor(index / lattice.width) / STEPS;
  }
  return drawnAt(lattice, side);
}

/** Least and greatest value of each channel where a vertex has half of its weight or more, or else anywhere near it. */
function rangesAround(near: readonly Influence[], target: readonly Triple[], count: number) {
  const strongest = new Float64Array(count);
  for (const { vertex, weight } of near) strongest[vertex] = Math.max(strongest[vertex] ?? 0, weight);
  const ranges = Array.from({ length: count }, () =>
    [0, 1, 2].map((): [number, number] => [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]),
  );
  for (const { place, vertex, weight } of near) {
    if (weight < (strongest[vertex] ?? 0) / 2) continue;
    for (const channel of [0, 1, 2] as const) {
      const range = ranges[vertex]?.[channel];
      const value = target[place]?.[channel] ?? 0;
      if (range === undefined) continue;
      range[0] = Math.min(range[0], value);
      range[1] = Math.max(range[1], value);
    }
  }
  return ranges.map((range) => range.map((pair) => (pair[0] > pair[1] ? undefined : pair)));
}

/** For each vertex the shift, in shares of the box, by which the colors around it would fit best. */
function placeSteps(mesh: Mesh, target: readonly Triple[], side: number): readonly Point[] {
  const drawn = drawnAt(latticeOf(surfaceOf(mesh), STEPS), side);
  const sums = mesh.vertices.map(() => ({ xx: 0, xy: 0, yy: 0, x: 0, y: 0 }));
  for (const { place, vertex, weight } of influences(mesh, side)) {
    const sum = sums[vertex];
    if (sum === undefined) continue;
    const [column, row] = [place % side, Math.floor(place / side)];
    const [left, right] = [Math.max(0, column - 1), Math.min(side - 1, column + 1)];
    const [up, down] = [Math.max(0, row - 1), Math.min(side - 1, row + 1)];
    for (const channel of [0, 1, 2] as const) {
      const at = (x: number, y: number): number => drawn[4 * (y * side + x) + channel] ?? 0;
      const slopeX = ((at(right, row) - at(left, row)) * side) / (right - left);
      const slopeY = ((at(column, down) - at(column, up)) * side) / (down - up);
      const error = at(column, row) - (target[place]?.[channel] ?? 0);
      sum.xx += weight * slopeX * slopeX;
      sum.xy += weight * slopeX * slopeY;
      sum.yy += weight * slopeY * slopeY;
      sum.x += weight * slopeX * error;
      sum.y += weight * slopeY * error;
    }
  }
  const mean = sums.reduce((sum, { xx, yy }) => sum + xx + yy, 0) / (2 * sums.length);
  const pull = PULL * mean + Number.EPSILON;
  return sums.map(({ xx, xy, yy, x, y }, index): Point => {
    const [evenX, evenY] = evenPlace(index, mesh.columns, mesh.rows);
    const [atX, atY] = mesh.vertices[index]?.at ?? [evenX, evenY];
    const [a, b] = [x + pull * (evenX - atX), y + pull * (evenY - atY)];
    const determinant = (xx + pull) * (yy + pull) - xy * xy;
    return [((yy + pull) * a - xy * b) / determinant, ((xx + pull) * b - xy * a) / determinant];
  });
}

/** Moves every vertex by a share of its step, at most half a cell of the even grid. */
function movedBy(mesh: Mesh, steps: readonly Point[], share: number): Mesh {
  const limits: Point = [0.5 / (mesh.columns - 1), 0.5 / (mesh.rows - 1)];
  const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
  return mapVertices(mesh, (vertex, column, row) => {
    const index = row * mesh.columns + column;
    const [x, y] = steps[index] ?? [0, 0];
    const to: Point = [
      vertex.at[0] + share * within(x, limits[0]),
      vertex.at[1] + share * within(y, limits[1]),
    ];
    return { ...vertex, at: placeOnEdge(mesh, index, to) };
  });
}

/** Sum of the square distances in OKLab. */
function errorOf(mesh: Mesh, target: readonly Triple[], side: number): number {
  const drawn = drawnAt(latticeOf(surfaceOf(mesh), STEPS), side);
  let sum = 0;
  for (const [place, lab] of target.entries())
    for (const channel of [0, 1, 2] as const) sum += (lab[channel] - (drawn[4 * place + channel] ?? 0)) ** 2;
  return sum;
}

/** The three values of the lattice, and whether it is there, at the middle of `side` × `side` places. */
function drawnAt(lattice: Lattice, side: number): Float64Array {
  const raster = latticeRaster(lattice, [side, side]);
  const all = new Float64Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    raster.writeRow(all.subarray(4 * side * y, 4 * side * (y + 1)), y, 0, side);
  return all;
}

function oklab(lightness: number, a: number, b: number): Color {
  return { space: "oklab", coords: [lightness, a, b], alpha: 1 };
}

/** Mean OKLab colors of `side` × `side` equal parts, by the alpha of their pixels; undefined where all are transparent. */
function averages({ width, height, rgba }: Pixels, side: number): readonly (Triple | undefined)[] {
  return Array.from({ length: side * side }, (_, index): Triple | undefined => {
    const [column, row] = [index % side, Math.floor(index / side)];
    const range = (at: number, size: number): readonly [number, number] => {
      const start = Math.min(size - 1, Math.floor((at * size) / side));
      return [start, Math.max(start + 1, Math.floor(((at + 1) * size) / side))];
    };
    const [[left, right], [top, bottom]] = [range(column, width), range(row, height)];
    const sum: [number, number, number] = [0, 0, 0];
    let weight = 0;
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = 4 * (y * width + x);
        const alpha = rgba[at + 3] ?? 0;
        if (alpha < MIN_ALPHA) continue;
        const light = [0, 1, 2].map((part) => srgbToLinear((rgba[at + part] ?? 0) / 255));
        const lab = linearSrgbToOklab(light[0] ?? 0, light[1] ?? 0, light[2] ?? 0);
        for (const channel of [0, 1, 2] as const) sum[channel] += alpha * lab[channel];
        weight += alpha;
      }
    }
    return weight === 0 ? undefined : [sum[0] / weight, sum[1] / weight, sum[2] / weight];
  });
}

/** Each part without a color takes the mean of the parts beside it, from the edges of what is there outwards. */
function filled(parts: readonly (Triple | undefined)[], side: number): readonly Triple[] | undefined {
  if (parts.every((part) => part === undefined)) return undefined;
  let known = parts;
  while (known.includes(undefined))
    known = known.map((part, index) => {
      if (part !== undefined) return part;
      const [column, row] = [index % side, Math.floor(index / side)];
      const beside = [
        column > 0 ? known[index - 1] : undefined,
        column < side - 1 ? known[index + 1] : undefined,
        row > 0 ? known[index - side] : undefined,
        row < side - 1 ? known[index + side] : undefined,
      ].filter((each) => each !== undefined);
      if (beside.length === 0) return undefined;
      const mean = (channel: 0 | 1 | 2): number =>
        beside.reduce((sum, each) => sum + each[channel], 0) / beside.length;
      return [mean(0), mean(1), mean(2)];
    });
  return known.filter((part) => part !== undefined);
}
