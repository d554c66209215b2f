/**
 * The surface of a mesh as a lattice of points, joined by triangles. The picture of a mesh is this lattice with OKLab
 * colors interpolated linearly in each triangle, on the GPU (mesh-glsl.ts) and on the CPU (mesh-raster.ts) alike.
 */
import { evaluatePatch, NUMBERS, type Surface } from "./surface.ts";

/** Least steps in a patch, and least steps along the longer side of the grid. */
const [MIN_STEPS, STEPS_ALONG] = [16, 96];

/** Steps of the lattice along each side of a patch: 96 for 2 × 2 vertices, 16 for 8 × 8. */
export function latticeSteps({ columns, rows }: Pick<Surface, "columns" | "rows">): number {
  return Math.max(MIN_STEPS, Math.ceil(STEPS_ALONG / (Math.max(columns, rows) - 1)));
}

export interface Lattice {
  /** Points in a row, and rows. */
  readonly width: number;
  readonly height: number;
  /** x, y, lightness, a, b of each point, row by row. */
  readonly points: Float64Array;
}

/** The lattice with this many steps in each patch. */
export function latticeOf(surface: Surface, steps = latticeSteps(surface)): Lattice {
  const [across, down] = [surface.columns - 1, surface.rows - 1];
  const [width, height] = [across * steps + 1, down * steps + 1];
  const points = new Float64Array(width * height * NUMBERS);
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(down - 1, Math.floor(y / steps));
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(across - 1, Math.floor(x / steps));
      const patch = surface.patches[row * across + column];
      if (patch === undefined) continue;
      const [u, v] = [(x - column * steps) / steps, (y - row * steps) / steps];
      evaluatePatch(patch, u, v, points, (y * width + x) * NUMBERS);
    }
  }
  return { width, height, points };
}

/** Three indices of points for each triangle; each cell is divided from its top left to its bottom right. */
export function latticeTriangles({ width, height }: Pick<Lattice, "width" | "height">): Uint32Array {
  const triangles = new Uint32Array((width - 1) * (height - 1) * 6);
  let at = 0;
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const first = y * width + x;
      triangles.set([first, first + 1, first + width + 1, first, first + width + 1, first + width], at);
      at += 6;
    }
  }
  return triangles;
}
