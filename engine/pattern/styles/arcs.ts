/** Quarter rings from two opposite corners of each square: they run on from square to square. It repeats without a seam. */

import type { Draw } from "#engine/pattern/brush.ts";
import { type Point, quarterDisk, rectangle } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";
import type { Oklab } from "#engine/space/color.ts";

export const arcs: Draw = (brush) => {
  const { width, height, tones } = brush;
  const columns = brush.control("columns");
  const rings = brush.control("rings");
  const side = width / columns;
  const rows = Math.max(1, Math.round(height / side));
  const tall = height / rows;
  const colors = Array.from({ length: rings + 1 }, (_, index): Oklab => {
    const list = tones.byLightness;
    return list[(index + 1) % list.length] ?? tones.field;
  });
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * side, row * tall];
      const isFalling = brush.random() < 0.5;
      const first: Point = isFalling ? [x, y] : [x + side, y];
      const second: Point = isFalling ? [x + side, y + tall] : [x, y + tall];
      const towards: Point = isFalling ? [1, 1] : [-1, 1];
      // Which of the two lies in front is drawn by lot, so that the rings seem to weave.
      const corners = brush.random() < 0.5 ? [first, second] : [second, first];
      shapes.push({ path: rectangle(x, y, side, tall), paint: flat(tones.field) });
      for (const corner of corners) {
        const sign = corner === first ? 1 : -1;
        for (const { from, to, color } of ringsOf(rings, brush.control("gap"), colors)) {
          const [across, down] = [towards[0] * sign * side, towards[1] * sign * tall];
          const path = [
            ...quarterDisk(corner, [across * to, down * to]),
            ...quarterDisk(corner, [across * from, down * from]),
          ];
          shapes.push({ path, paint: flat(color) });
        }
      }
    }
  return { ground: tones.field, grain: 0, shapes };
};

interface Ring {
  /** In sides of the square. */
  readonly from: number;
  readonly to: number;
  readonly color: Oklab;
}

/** Symmetric about half of the side, where the rings of neighbors meet. The outer ones come first. */
function ringsOf(count: number, gap: number, colors: readonly Oklab[]): readonly Ring[] {
  const wide = 1 / (2 * count + 1);
  return Array.from({ length: 2 * count - 1 }, (_, index) => {
    const from = (index + 1) * wide;
    const inner = Math.abs(index - (count - 1));
    return {
      from: from + wide * gap * 0.4,
      to: from + wide - wide * gap * 0.4,
      color: colors[inner % colors.length] ?? { lightness: 0, a: 0, b: 0 },
    };
  }).toReversed();
}
