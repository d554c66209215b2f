import { formatHex } from "#engine/format/format.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import type { Color } from "#engine/space/color.ts";

/** The different colors of a mesh, row by row. */
export function paletteOf({ vertices }: Pick<Mesh, "vertices">): readonly Color[] {
  const seen = new Set<string>();
  return vertices.flatMap(({ color }) => {
    const hex = formatHex(color);
    if (seen.has(hex)) return [];
    seen.add(hex);
    return [color];
  });
}
