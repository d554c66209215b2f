/** Meshes made from gradients. */
import { createPlacer } from "#engine/gradient/geometry.ts";
import { createSampler, type Gradient } from "#engine/gradient/gradient.ts";
import { evenMesh, type Mesh, mapVertices } from "./mesh.ts";
import type { MeshSize } from "./starts.ts";

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
