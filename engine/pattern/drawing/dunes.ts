/** Dunes: many thin ridges one behind another, whose colors change from the sky to the foreground. */
import { createNoise } from "#engine/pattern/noise.ts";
import { floorsOf, type Place, regionBelow } from "#engine/pattern/outlines.ts";
import { ramp } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded } from "#engine/pattern/tones.ts";

const PLACES = 22;

export const drawDunes: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const ridges = control("ridges");
  const [swell, relief] = [control("swell"), control("relief")];
  const noise = createNoise(random);
  const [fromX, fromY] = [random() * 90, random() * 90];
  const colors = ramp(tones.along.toReversed(), ridges + 1);
  const [sky] = colors;
  if (sky === undefined) return [];
  const shapes: Shape[] = [
    ground({ width, height }, linear([0, 0], [0, height * 0.4], [shaded(sky.lab, 0.03), sky.color])),
  ];
  const frequency = (1.1 + 1.5 * (1 - control("length"))) / long;
  const horizon = within(random, 0.12, 0.2);
  const lines = Array.from({ length: ridges }, (_ridge, ridge) => {
    const near = ridge / ridges;
    const level = height * (horizon + (1.02 - horizon) * near);
    const places = Array.from({ length: PLACES + 1 }, (_, place): Place => {
      const x = -0.05 * width + (1.1 * width * place) / PLACES;
      // Neighboring ridges are similar, so that valleys run through them.
      const large = noise(x * frequency + fromX + near * 1.1, fromY + near * 2.6);
      const small = noise(x * frequency * 2.7 + fromY, fromX + near * 7);
      return [x, level - long * (0.02 + 0.16 * swell) * (large + 0.22 * small)];
    });
    return { places, level };
  });
  const floors = floorsOf(
    lines.map(({ places }) => places),
    height * 1.2,
    long * 0.03,
  );
  for (const [ridge, { places, level }] of lines.entries()) {
    const { color, lab } = colors[ridge + 1] ?? sky;
    const paint = linear(
      [0, level - long * 0.1],
      [0, level + long * 0.14],
      [shaded(lab, 0.07 * relief), color, shaded(lab, -0.07 * relief)],
    );
    shapes.push(filled(regionBelow(places, floors[ridge] ?? height * 1.2), paint));
  }
  return shapes;
};
