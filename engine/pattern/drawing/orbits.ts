/** Orbits: nested discs with shifted centers, each with a soft shadow on the one around it. */
import type { Place } from "#engine/pattern/outlines.ts";
import { circle } from "#engine/pattern/outlines.ts";
import { ramp } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear, shadowOf } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns, squared } from "#engine/pattern/trig.ts";

export const drawOrbits: DrawStyle = ({ version, width, height, long, random, control, tones }) => {
  const rings = control("rings");
  const [drift, relief] = [control("drift"), control("relief")];
  // Outwards along the palette from one of its ends.
  const chosen = random() < 0.5 ? tones.along : tones.along.toReversed();
  const path = version !== 1 && tones.isDark ? darkestOutside(chosen) : chosen;
  const colors = ramp(path, rings);
  const turn = random();
  const way: Place = [cosineOfTurns(turn), sineOfTurns(turn)];
  const center: Place = [width * within(random, 0.3, 0.7), height * within(random, 0.36, 0.7)];
  const reach = Math.max(
    ...[0, width].flatMap((x) => [0, height].map((y) => distance(x - center[0], y - center[1]))),
  );
  const core = long * (0.03 + 0.14 * control("core"));
  const [first] = colors;
  if (first === undefined) return [];
  const shapes: Shape[] = [ground({ width, height }, first.color)];
  for (const [index, { color, lab }] of colors.entries()) {
    if (index === 0) continue;
    const rest = (rings - 1 - index) / (rings - 1);
    // Rings grow wider outwards.
    const radius = core + (reach * 0.94 - core) * (0.45 * rest + 0.55 * squared(rest));
    const shift = (1 - rest) * drift * long * 0.14;
    const at: Place = [center[0] + way[0] * shift, center[1] + way[1] * shift];
    const outline = [circle(at, radius)];
    const behind = colors[index - 1]?.lab ?? lab;
    const shadow = {
      color: shaded(behind, -0.3),
      fall: [long * 0.002, long * 0.005] as const,
      blur: long * 0.03,
      depth: 0.6 * relief,
    };
    shapes.push(...shadowOf(outline, shadow, version));
    const paint = linear(
      [at[0], at[1] - radius],
      [at[0], at[1] + radius],
      [shaded(lab, 0.05 * relief), color, shaded(lab, -0.03 * relief)],
    );
    shapes.push(filled(outline, paint));
  }
  return shapes;
};

/** A dark picture with its darkest color in the middle would be a hole. */
function darkestOutside(path: readonly Tone[]): readonly Tone[] {
  const [outer, inner] = [path[0], path.at(-1)];
  return outer !== undefined && inner !== undefined && inner.lab.lightness < outer.lab.lightness
    ? path.toReversed()
    : path;
}
