/** The colors that represent a mesh in lists and in search, ordered so that the first few show most of it. */
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import type { Mesh } from "./mesh.ts";

/** ΔEOK; the just noticeable difference. Colors nearer than this to one before are left out. */
const SAME_DELTA_E = 0.02;

/**
 * Up to `most` colors of its vertices: first the one of the highest chroma, then always the one that is farthest in
 * OKLab from those before it. At least one.
 */
export function meshColors({ vertices }: Pick<Mesh, "vertices">, most: number): readonly Color[] {
  const left = vertices.map(({ color }) => {
    const { lightness, a, b } = colorToOklab(color);
    return { color, lightness, a, b, distance: Number.POSITIVE_INFINITY };
  });
  const chosen: Color[] = [];
  let next = left.toSorted((p, q) => colorToOklch(q.color).chroma - colorToOklch(p.color).chroma)[0];
  while (next !== undefined && chosen.length < most && next.distance >= SAME_DELTA_E) {
    chosen.push(next.color);
    for (const one of left) {
      const distance = Math.hypot(one.lightness - next.lightness, one.a - next.a, one.b - next.b);
      one.distance = Math.min(one.distance, distance);
    }
    next = left.reduce((far, one) => (one.distance > far.distance ? one : far));
  }
  return chosen;
}
