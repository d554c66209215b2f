/** Waves: long swells from the horizon to the foot of the picture, each in front of the one before. */
import { floorsOf, type Place, regionBelow } from "#engine/pattern/outlines.ts";
import { ramp } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear, shadowOf } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded } from "#engine/pattern/tones.ts";
import { sineOfTurns } from "#engine/pattern/trig.ts";

const PLACES = 28;

export const drawWaves: DrawStyle = ({ version, width, height, long, random, control, tones }) => {
  const layers = control("layers");
  const relief = control("relief");
  const colors = ramp(tones.lightFirst, layers + 1);
  const [sky] = colors;
  if (sky === undefined) return [];
  const shapes: Shape[] = [
    ground({ width, height }, linear([0, 0], [0, height * 0.6], [shaded(sky.lab, 0.03), sky.color])),
  ];
  const horizon = within(random, 0.26, 0.36);
  // Wavelengths as shares of the longer side: a long swell and a shorter one on top of it.
  const swell = long * (0.012 + 0.1 * control("swell"));
  const length = long * (0.25 + 1.1 * control("length"));
  const drift = within(random, -0.22, 0.22);
  let phase = random();
  const waves = Array.from({ length: layers }, (_layer, layer) => {
    const near = (layer + 1) / layers;
    // Nearer waves are farther apart and higher.
    const level = height * (horizon + (1 - horizon) * ((near - 1 / layers) * (0.72 + 0.28 * near)));
    const high = swell * (0.55 + 0.75 * near) * within(random, 0.75, 1.15);
    const [long1, long2] = [length * within(random, 0.8, 1.2), length * within(random, 0.36, 0.46)];
    const second = random();
    phase += drift + within(random, 0.12, 0.3);
    const places = Array.from({ length: PLACES + 1 }, (_, place): Place => {
      const x = -0.06 * width + (1.12 * width * place) / PLACES;
      const rise = sineOfTurns(x / long1 + phase) + 0.34 * sineOfTurns(x / long2 + second);
      return [x, level - high * rise];
    });
    return { places, level, high };
  });
  const floors = floorsOf(
    waves.map(({ places }) => places),
    height * 1.1,
    long * 0.03,
  );
  for (const [layer, { places, level, high }] of waves.entries()) {
    const [behind = sky.lab, lab = sky.lab] = [colors[layer]?.lab, colors[layer + 1]?.lab];
    const color = colors[layer + 1]?.color ?? sky.color;
    const outline = regionBelow(places, floors[layer] ?? height * 1.1);
    const fall: Place = [0, -long * 0.003];
    const shadow = { color: shaded(behind, -0.3), fall, blur: long * 0.035, depth: 0.5 * relief };
    shapes.push(...shadowOf(outline, shadow, version));
    const crest = shaded(lab, 0.035 * relief);
    shapes.push(
      filled(
        outline,
        linear([0, level - high], [0, level + long * 0.3], [crest, color, shaded(lab, -0.03 * relief)]),
      ),
    );
  }
  return shapes;
};
