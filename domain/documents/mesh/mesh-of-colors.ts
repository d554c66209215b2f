import { MAX_SIDE, type Mesh } from "#engine/mesh/mesh.ts";
import { meshFromColors } from "#engine/mesh/starts.ts";
import type { Color } from "#engine/space/color.ts";

/** A grid large enough for the colors, 3 × 3 to 8 × 8; a color that does not fit is left out. */
export function meshOfColors(colors: readonly Color[]): Mesh {
  const side = Math.min(MAX_SIDE, Math.max(3, Math.ceil(Math.sqrt(colors.length))));
  return meshFromColors(colors.slice(0, MAX_SIDE * MAX_SIDE), { columns: side, rows: side }, "colors");
}
