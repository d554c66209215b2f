import { expect, it } from "vitest";
import { OKLAB_TO_LMS, oklabToLinearSrgb } from "#engine/space/oklab.ts";
import { latticeOf, latticeSteps, latticeTriangles } from "./lattice.ts";
import {
  CELL_CORNERS,
  MESH_VERTEX_SHADER,
  meshFragmentShader,
  PATCH_TEXELS,
  patchTexels,
} from "./mesh-glsl.ts";
import { randomMesh } from "./starts.ts";
import { bernstein, NUMBERS, surfaceOf } from "./surface.ts";

/** The nine numbers of a matrix constant, by rows. */
function matrixIn(shader: string, name: string): number[][] {
  const [, text = ""] = new RegExp(`mat3 ${name} = mat3\\(([^)]*)\\)`).exec(shader) ?? [];
  const numbers = text.split(", ").map(Number);
  expect(numbers).toHaveLength(9);
  return [0, 1, 2].map((row) => [0, 1, 2].map((column) => numbers[3 * column + row] ?? Number.NaN));
}

const times = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0));

it("[MSH] the shader's constants are those of the CPU's conversion, to the digits of its numbers", () => {
  const shader = meshFragmentShader("srgb");
  const toLms = matrixIn(shader, "OKLAB_TO_LMS");
  for (const [row, values] of OKLAB_TO_LMS.entries())
    for (const [column, value] of values.entries()) expect(toLms[row]?.[column]).toBeCloseTo(value, 8);
  const toRgb = matrixIn(shader, "LMS_TO_RGB");
  for (const lab of [
    [1, 0, 0],
    [0.7, 0.1, -0.1],
    [0.4, -0.08, 0.07],
  ] as const) {
    const light = times(
      toRgb,
      times(toLms, lab).map((root) => root ** 3),
    );
    for (const [channel, value] of oklabToLinearSrgb(lab[0], lab[1], lab[2]).entries())
      expect(light[channel]).toBeCloseTo(value, 7);
  }
  expect(matrixIn(meshFragmentShader("display-p3"), "LMS_TO_RGB")).not.toEqual(toRgb);
});

it("[MSH] the texture's control points give the lattice of the CPU, cell by cell and corner by corner", () => {
  const surface = surfaceOf(randomMesh("glsl", { columns: 4, rows: 3 }));
  const [steps, texels, lattice] = [latticeSteps(surface), patchTexels(surface), latticeOf(surface)];
  const triangles = latticeTriangles(lattice);
  // What the vertex shader computes, with the numbers that it reads.
  for (let patch = 0; patch < surface.patches.length; patch += 1) {
    const [column, row] = [patch % 3, Math.floor(patch / 3)];
    for (let vertex = 0; vertex < steps * steps * 6; vertex += 37) {
      const cell = Math.floor(vertex / 6);
      const corner = CELL_CORNERS[vertex % 6] ?? [0, 0];
      const [x, y] = [(cell % steps) + corner[0], Math.floor(cell / steps) + corner[1]];
      const [across, along] = [bernstein(x / steps), bernstein(y / steps)];
      const sums = [0, 0, 0, 0, 0];
      for (let point = 0; point < 16; point += 1) {
        const weight = (along[Math.floor(point / 4)] ?? 0) * (across[point % 4] ?? 0);
        const at = (patch * PATCH_TEXELS + 2 * point) * 4;
        for (const [to, from] of [0, 1, 4, 5, 6].entries())
          sums[to] = (sums[to] ?? 0) + weight * (texels[at + from] ?? 0);
      }
      const cellOfLattice =
        (row * steps + Math.floor(cell / steps)) * (lattice.width - 1) + column * steps + (cell % steps);
      const point = triangles[cellOfLattice * 6 + (vertex % 6)] ?? 0;
      for (const [number, value] of sums.entries())
        expect(value).toBeCloseTo(lattice.points[point * NUMBERS + number] ?? Number.NaN, 6);
    }
  }
  expect(MESH_VERTEX_SHADER).toContain(
    "ivec2[6](ivec2(0, 0), ivec2(1, 0), ivec2(1, 1), ivec2(0, 0), ivec2(1, 1), ivec2(0, 1))",
  );
});
