/** Colors that run into each other as in a mesh gradient. */
import type { Draw } from "#engine/pattern/brush.ts";
import { type Point, rectangle } from "#engine/pattern/path.ts";
import type { Shape } from "#engine/pattern/scene.ts";

/** Opacity of a light over its radius: close to a bell, without an edge. */
const FALL = [
  [0, 1],
  [0.2, 0.92],
  [0.4, 0.7],
  [0.6, 0.4],
  [0.8, 0.13],
  [1, 0],
] as const;

export const mesh: Draw = (brush) => {
  const { width, height, reach, tones } = brush;
  const count = brush.control("points");
  const order = tones.byLightness;
  const ground = order[Math.floor(order.length / 2)] ?? tones.field;
  let last = ground;
  const shapes: Shape[] = Array.from({ length: count }, (_, index) => {
    // Along a spiral of the golden angle from a random start, so that no two lie on each other.
    const across = (index * 0.7548776662 + brush.between(-0.1, 0.1) + 2) % 1;
    const down = (index * 0.5698402909 + brush.between(-0.1, 0.1) + 2) % 1;
    const center: Point = [(across * 1.2 - 0.1) * width, (down * 1.2 - 0.1) * height];
    const color = tones.pick(brush.random, order, last);
    last = color;
    const radius = reach * (0.55 + 0.75 * brush.control("spread")) * brush.between(0.72, 1.08);
    return {
      path: rectangle(0, 0, width, height),
      paint: {
        kind: "radial",
        center,
        radius,
        stops: FALL.map(([at, opacity]) => ({ at, color, opacity })),
      },
    };
  });
  return { ground, grain: brush.control("grain"), shapes };
};
