/** What a double press on the canvas adds; loaded with the first one. */
import { createLocator } from "#engine/mesh/locate.ts";
import type { Point } from "#engine/mesh/mesh.ts";
import { surfaceAt, surfaceOf } from "#engine/mesh/surface.ts";
import type { MeshTool } from "./use-mesh.ts";

/** How near to a line a press has to be, in cells. */
const NEAR = 0.2;

/** On a line that goes across a column is added, on one that goes down a row. */
export function addLineAt({ latest, remake }: Pick<MeshTool, "latest" | "remake">, at: Point): void {
  const { mesh } = latest();
  const { column, row, u, v } = createLocator(mesh)(at);
  const [toSide, toEnd] = [Math.min(u, 1 - u), Math.min(v, 1 - v)];
  if (Math.min(toSide, toEnd) > NEAR) return;
  const share = (value: number): number => Math.min(0.9, Math.max(0.1, value));
  if (toEnd <= toSide) void remake({ type: "add-line", line: "column", cell: column, share: share(u) });
  else void remake({ type: "add-line", line: "row", cell: row, share: share(v) });
}

/** A free point with the color that is seen there. */
export async function addPoint(
  { latest, remake, select }: Pick<MeshTool, "latest" | "remake" | "select">,
  at: Point,
): Promise<void> {
  const { mesh, points } = latest();
  const { color } = surfaceAt(surfaceOf(mesh), createLocator(mesh)(at));
  const added = { at: [rounded(at[0]), rounded(at[1])] as const, color };
  const done = await remake({ type: "points", points: [...points, added] });
  if (done !== undefined) select(points.length);
}

function rounded(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
}
