/** Squares with quarter disks, disks and triangles, as a print of blocks. It repeats without a seam. */
import type { Draw } from "#engine/pattern/brush.ts";
import { ellipse, type Path, type Point, polygon, quarterDisk, rectangle } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";

const SIDES: readonly Point[] = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
];

export const quarters: Draw = (brush) => {
  const { width, height, tones } = brush;
  const columns = brush.control("columns");
  const side = width / columns;
  // Whole rows: the last one would be cut otherwise, and the picture would not repeat.
  const rows = Math.max(1, Math.round(height / side));
  const tall = height / rows;
  const shapes: Shape[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * side, row * tall];
      const isCalm = brush.random() < brush.control("calm");
      const back = isCalm ? tones.field : tones.pick(brush.random, tones.byLightness);
      if (back !== tones.field) shapes.push({ path: rectangle(x, y, side, tall), paint: flat(back) });
      const front = tones.pick(brush.random, tones.byLightness, back);
      const kind = brush.random();
      const corner = Math.floor(brush.random() * 4);
      if (isCalm && brush.random() < 0.6) continue;
      shapes.push({
        path: block(x, y, side, tall, kind, corner, brush.control("whole")),
        paint: flat(front),
      });
    }
  return { ground: tones.field, grain: 0, shapes };
};

function block(
  x: number,
  y: number,
  side: number,
  tall: number,
  kind: number,
  corner: number,
  disks: number,
): Path {
  const [right, down] = SIDES[corner] ?? [1, 1];
  const at: Point = [right > 0 ? x : x + side, down > 0 ? y : y + tall];
  const across: Point = [right * side, down * tall];
  const half: Point = [across[0] / 2, across[1] / 2];
  const middle: Point = [x + side / 2, y + tall / 2];
  if (kind < disks) return ellipse(middle, corner % 2 === 0 ? [side / 2, tall / 2] : [side / 4, tall / 4]);
  const rest = (kind - disks) / Math.max(0.001, 1 - disks);
  if (rest < 0.62) return quarterDisk(at, across);
  if (rest < 0.8)
    return [
      ...quarterDisk(at, half),
      ...quarterDisk([at[0] + across[0], at[1] + across[1]], [-half[0], -half[1]]),
    ];
  return polygon([at, [at[0] + across[0], at[1]], [at[0], at[1] + across[1]]]);
}
