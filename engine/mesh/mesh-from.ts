/** Meshes made from gradients and pictures. */
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { createPlacer } from "#engine/gradient/geometry.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import type { Pixels } from "#engine/raster/gradient-raster.ts";
import type { Color } from "#engine/space/color.ts";
import { linearSrgbToOklab } from "#engine/space/oklab.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { latticeOf } from "./lattice.ts";
import { evenMesh, type Mesh, mapVertices } from "./mesh.ts";
import { latticeRaster } from "./mesh-raster.ts";
import type { MeshSize } from "./starts.ts";
import { surfaceOf } from "./surface.ts";

/** The mesh with its vertices in the colors of the gradient at their positions, in a box of this size (px). */
export function meshFromGradient(
  gradient: Gradient,
  size: MeshSize,
  box: readonly [width: number, height: number],
): Mesh {
  const [sample, placeOf] = [createSampler(gradient), createPlacer(gradient, box)];
  const even = evenMesh(size.columns, size.rows, []);
  return mapVertices(even, (vertex) => {
    const place = placeOf(vertex.at[0] * box[0], vertex.at[1] * box[1]);
    return { ...vertex, color: sample(Math.min(1, Math.max(0, place))) };
  });
}

/** Places at which a picture and its mesh are compared, in each direction. */
const COMPARED = 48;
const ROUNDS = 24;

/** The mesh on an even grid whose picture is nearest to this one (least squares in OKLab); alpha is ignored. */
export function meshFromPicture(pixels: Pixels, { columns, rows }: MeshSize): Mesh {
  const target = averages(pixels, COMPARED);
  const weights = target.map((_, index): readonly (readonly [vertex: number, weight: number])[] => {
    const x = (((index % COMPARED) + 0.5) / COMPARED) * (columns - 1);
    const y = ((Math.floor(index / COMPARED) + 0.5) / COMPARED) * (rows - 1);
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const first = row * columns + column;
    return [
      [first, (1 - x + column) * (1 - y + row)],
      [first + 1, (x - column) * (1 - y + row)],
      [first + columns, (1 - x + column) * (y - row)],
      [first + columns + 1, (x - column) * (y - row)],
    ];
  });
  const labs = Array.from({ length: columns * rows }, (): [number, number, number] => [0.5, 0, 0]);
  let mesh = meshOf(labs, columns, rows);
  // Corrects each vertex repeatedly by the mean error around it, until the errors average out.
  for (let round = 0; round < ROUNDS; round += 1) {
    const drawn = drawnAt(mesh, COMPARED);
    const sums = labs.map((): [number, number, number, number] => [0, 0, 0, 0]);
    for (const [index, near] of weights.entries()) {
      for (const [vertex, weight] of near) {
        const sum = sums[vertex];
        if (sum === undefined || weight === 0) continue;
        sum[3] += weight;
        for (const channel of [0, 1, 2] as const)
          sum[channel] += weight * ((target[index]?.[channel] ?? 0) - (drawn[4 * index + channel] ?? 0));
      }
    }
    for (const [index, lab] of labs.entries()) {
      const [l, a, b, weight] = sums[index] ?? [0, 0, 0, 1];
      lab[0] += (1.4 * l) / weight;
      lab[1] += (1.4 * a) / weight;
      lab[2] += (1.4 * b) / weight;
    }
    mesh = meshOf(labs, columns, rows);
  }
  return mapVertices(mesh, (vertex) => ({ ...vertex, color: mapToGamut(vertex.color, "srgb") }));
}

function meshOf(labs: readonly Triple[], columns: number, rows: number): Mesh {
  const colors = labs.map(([l, a, b]): Color => ({ space: "oklab", coords: [l, a, b], alpha: 1 }));
  return evenMesh(columns, rows, colors);
}

/** OKLab of the mesh at even places: lightness, a, b, alpha each. */
function drawnAt(mesh: Mesh, side: number): Float64Array {
  const raster = latticeRaster(latticeOf(surfaceOf(mesh), 8), [side, side]);
  const all = new Float64Array(side * side * 4);
  for (let y = 0; y < side; y += 1)
    raster.writeRow(all.subarray(4 * side * y, 4 * side * (y + 1)), y, 0, side);
  return all;
}

/** Mean OKLab colors of `side` × `side` equal parts. */
function averages({ width, height, rgba }: Pixels, side: number): readonly Triple[] {
  return Array.from({ length: side * side }, (_, index): Triple => {
    const [column, row] = [index % side, Math.floor(index / side)];
    const range = (at: number, size: number): readonly [number, number] => {
      const start = Math.min(size - 1, Math.floor((at * size) / side));
      return [start, Math.max(start + 1, Math.floor(((at + 1) * size) / side))];
    };
    const [[left, right], [top, bottom]] = [range(column, width), range(row, height)];
    const sum: [number, number, number] = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const light = [0, 1, 2].map((part) => srgbToLinear((rgba[4 * (y * width + x) + part] ?? 0) / 255));
        const lab = linearSrgbToOklab(light[0] ?? 0, light[1] ?? 0, light[2] ?? 0);
        for (const channel of [0, 1, 2] as const) sum[channel] += lab[channel];
      }
    }
    const count = (right - left) * (bottom - top);
    return [sum[0] / count, sum[1] / count, sum[2] / count];
  });
}
