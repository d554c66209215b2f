/** Ribbons side by side across the picture. */
import { type Draw, turned } from "#engine/pattern/brush.ts";
import { type Point, polygon } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";

export const bands: Draw = (brush) => {
  const { center, reach, tones } = brush;
  const count = brush.control("count");
  const relief = brush.control("relief");
  const mixed = brush.control("mixed");
  const widths = Array.from(
    { length: count },
    () => 1 - mixed * 0.94 * (1 - brush.random() * brush.random()),
  );
  const total = widths.reduce((sum, width) => sum + width, 0);
  const far = reach + 40;
  let edge = -far;
  let last = tones.field;
  const shapes: Shape[] = widths.map((width) => {
    const next = edge + (width / total) * 2 * far;
    const corners: readonly Point[] = [
      [-far, edge],
      [far, edge],
      [far, far + 80],
      [-far, far + 80],
    ];
    edge = next;
    const color = tones.pick(brush.random, tones.byLightness, last);
    last = color;
    return {
      // Down to the end: the next one covers the rest, so that no hairline shows between two.
      path: polygon(corners.map((corner) => turned(corner, center, -brush.control("turn")))),
      paint: flat(color),
      ...(relief > 0 && {
        shadow: { by: [0, -3] as const, blur: 3 + 20 * relief, opacity: 0.1 + 0.4 * relief },
      }),
    };
  });
  return { ground: tones.field, grain: 0, shapes };
};
