/** Meshes of free points. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { evenMesh, type Mesh, mapVertices, type Point } from "./mesh.ts";
import type { MeshSize } from "./starts.ts";

/** A color at a place, the second kind of mesh gradient. */
export interface FreePoint {
  readonly at: Point;
  readonly color: Color;
}

/** Weight of a free point: one over the distance to this power, as in the tools that have only such points. */
const FALLOFF = 3.5;

/** A grid with the colors that free points give its vertices (Shepard 1968, in OKLab); at least one point. */
export function meshFromPoints(points: readonly FreePoint[], { columns, rows }: MeshSize): Mesh {
  const labs = points.map(({ color }) => colorToOklab(color));
  return mapVertices(evenMesh(columns, rows, []), (vertex) => {
    const sum = { weight: 0, lightness: 0, a: 0, b: 0 };
    for (const [index, { at }] of points.entries()) {
      const distance = Math.hypot(at[0] - vertex.at[0], at[1] - vertex.at[1]);
      const weight = 1 / Math.max(distance, 1e-3) ** FALLOFF;
      const lab = labs[index] ?? { lightness: 0, a: 0, b: 0 };
      sum.weight += weight;
      sum.lightness += weight * lab.lightness;
      sum.a += weight * lab.a;
      sum.b += weight * lab.b;
    }
    if (sum.weight === 0) return vertex;
    const coords = [sum.lightness / sum.weight, sum.a / sum.weight, sum.b / sum.weight] as const;
    return { ...vertex, color: { space: "oklab", coords, alpha: 1 } };
  });
}
