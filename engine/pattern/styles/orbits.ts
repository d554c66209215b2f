/** Disks in disks about a drifting center. */
import type { Draw } from "#engine/pattern/brush.ts";
import { circle, type Point } from "#engine/pattern/path.ts";
import { flat, type Shape } from "#engine/pattern/scene.ts";

export const orbits: Draw = (brush) => {
  const { width, height, reach, tones } = brush;
  const count = brush.control("rings");
  const relief = brush.control("relief");
  const colors = tones.ramp(count + 1).toReversed();
  const center: Point = [brush.control("x") * width, brush.control("y") * height];
  const drift: Point = [brush.between(-1, 1), brush.between(-1, 1)];
  const far = 2 * reach;
  const shapes: Shape[] = Array.from({ length: count }, (_, index) => {
    const share = 1 - index / count;
    const radius = far * (0.03 + 0.62 * share * share);
    const off = brush.control("drift") * radius * 0.42;
    return {
      path: circle([center[0] + drift[0] * off, center[1] + drift[1] * off], radius),
      paint: flat(colors[index + 1] ?? tones.field),
      ...(relief > 0 && {
        shadow: { by: [0, 4] as const, blur: 4 + 22 * relief, opacity: 0.1 + 0.36 * relief },
      }),
    };
  });
  return { ground: colors[0] ?? tones.field, grain: 0, shapes };
};
