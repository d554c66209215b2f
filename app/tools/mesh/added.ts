/** What a double click on the canvas adds; the module is loaded with the first double click. */
import { createLocator } from "#engine/mesh/locate.ts";
import type { Point } from "#engine/mesh/mesh.ts";
import { surfaceAt, surfaceOf } from "#engine/mesh/surface.ts";
import type { MeshTool } from "./use-mesh.ts";

/** Greatest distance from a line of the net at which a click is on the line, as a share of the cell. */
const NEAR = 0.2;

/** Adds a column at a point on a horizontal line of the net, and a row at a point on a vertical one; else nothing. */
export function addLineAt({ latest, remake }: Pick<MeshTool, "latest" | "remake">, at: Point): void {
  const { mesh } = latest();
  const { column, row, u, v } = createLocator(mesh)(at);
  const [toSide, toEnd] = [Math.min(u, 1 - u), Math.min(v, 1 - v)];
  if (Math.min(toSide, toEnd) > NEAR) return;
  const share = (value: number): number => Math.min(0.9, Math.max(0.1, value));
  if (toEnd <= toSide) void remake({ type: "add-line", line: "column", cell: column, share: share(u) });
  else void remake({ type: "add-line", line: "row", cell: row, share: share(v) });
}

/** Adds a free point with the color that the mesh has there, and selects it. */
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
