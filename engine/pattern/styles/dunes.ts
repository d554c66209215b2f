/** Many fine ridges from the far to the near, as sand or as a joy plot. */
import type { Draw } from "#engine/pattern/brush.ts";
import { areaBelow, type Point } from "#engine/pattern/path.ts";
import { flat } from "#engine/pattern/scene.ts";

const STEP = 24;

export const dunes: Draw = (brush) => {
  const { width, height, tones } = brush;
  const count = brush.control("lines");
  const high = 30 + 230 * brush.control("height");
  const long = 260 + 900 * brush.control("length");
  const [broad, fine] = [brush.noise("broad"), brush.noise("fine")];
  const colors = tones.valley(count + 1);
  const shapes = Array.from({ length: count }, (_, index) => {
    const share = index / count;
    const points: Point[] = [];
    for (let x = -2 * STEP; x <= width + 2 * STEP; x += STEP)
      points.push([
        x,
        height * (share * 1.04 + 0.03) +
          high * broad(x / long + share * 1.1, share * 3.2) +
          high * 0.16 * fine((x / long) * 3, share * 9),
      ]);
    return { path: areaBelow(points, height + 200), paint: flat(colors[index + 1] ?? tones.field) };
  });
  return { ground: colors[0] ?? tones.field, grain: 0, shapes };
};
