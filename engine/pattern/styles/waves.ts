/** Long swells, one before the other. */
import type { Draw } from "#engine/pattern/brush.ts";
import { areaBelow, type Point } from "#engine/pattern/path.ts";
import { flat } from "#engine/pattern/scene.ts";
import { sinTurns } from "#engine/pattern/turn.ts";

const STEP = 26;

export const waves: Draw = (brush) => {
  const { width, height, tones } = brush;
  const layers = brush.control("layers");
  const relief = brush.control("relief");
  const colors = tones.ramp(layers + 1);
  const noise = brush.noise("swell");
  const length = 420 + 1500 * brush.control("length");
  const shapes = Array.from({ length: layers }, (_, index) => {
    const share = (index + 1) / (layers + 0.6);
    // Near swells are higher and longer.
    const swell = (12 + 120 * brush.control("swell")) * (0.55 + 0.75 * share) * brush.between(0.55, 1.5);
    const long = length * (0.7 + 0.5 * share) * brush.between(0.62, 1.5);
    const [start, second] = [brush.random(), brush.random()];
    const level = height * (0.1 + 0.86 * share) + (brush.between(-0.3, 0.3) * height) / layers;
    const points: Point[] = [];
    for (let x = -STEP * 2; x <= width + STEP * 2; x += STEP) {
      const wave = sinTurns(x / long + start) + 0.42 * sinTurns((x / long) * 1.9 + second);
      points.push([x, level + swell * (wave * 0.7 + 0.5 * noise(x / long, index * 3.1))]);
    }
    return {
      path: areaBelow(points, height + 40),
      paint: flat(colors[index + 1] ?? tones.field),
      ...(relief > 0 && {
        shadow: { by: [0, -4] as const, blur: 4 + 26 * relief, opacity: 0.1 + 0.34 * relief },
      }),
    };
  });
  return { ground: colors[0] ?? tones.field, grain: 0, shapes };
};
