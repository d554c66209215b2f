/** Blobs: a few very large soft forms that come in from the edges and leave a calm field between them. */
import { closedCurve, type Place } from "#engine/pattern/outlines.ts";
import { pick } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear, shadowOf } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns } from "#engine/pattern/trig.ts";

const PLACES = 14;
const TRIES = 24;

export const drawBlobs: DrawStyle = ({ version, width, height, long, random, control, tones }) => {
  const [count, size, wobble, relief] = [
    control("count"),
    control("size"),
    control("wobble"),
    control("relief"),
  ];
  const field = fieldTone(tones.lightFirst);
  const others = tones.lightFirst.filter((tone) => tone !== field);
  const shapes: Shape[] = [
    ground(
      { width, height },
      linear([0, 0], [width, height], [shaded(field.lab, 0.02), shaded(field.lab, -0.025)]),
    ),
  ];
  const placed: { center: Place; radius: number }[] = [];
  let [below, last] = [field, field];
  let shrink = 1;
  for (let index = 0; index < count; index += 1) {
    // Sizes decrease by about a fifth.
    shrink *= index === 0 ? 1 : 0.8;
    const radius = long * (0.13 + 0.22 * size) * shrink * within(random, 0.85, 1.15) + long * 0.022;
    let best: Place = [0, 0];
    let bestRoom = Number.NEGATIVE_INFINITY;
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const center: Place = [width * within(random, -0.05, 1.05), height * within(random, -0.05, 1.05)];
      const room = roomAt(center, radius, placed, width, height);
      if (room > bestRoom) [best, bestRoom] = [center, room];
    }
    placed.push({ center: best, radius });
    const pool = others.length > 1 ? others.filter((tone) => tone !== last) : others;
    const tone = pool.length > 0 ? pick(pool, random()) : field;
    last = tone;
    const outline = [closedCurve(blob(random, best, radius, wobble))];
    const fall: Place = [long * 0.004, long * 0.01];
    shapes.push(
      ...shadowOf(
        outline,
        { color: shaded(below.lab, -0.35), fall, blur: long * 0.045, depth: 0.6 * relief },
        version,
      ),
    );
    const [cx, cy] = best;
    const shade = 0.02 + 0.07 * relief;
    shapes.push(
      filled(
        outline,
        linear(
          [cx - radius * 0.7, cy - radius * 0.9],
          [cx + radius * 0.6, cy + radius],
          [shaded(tone.lab, shade), tone.color, shaded(tone.lab, -shade)],
        ),
      ),
    );
    below = field;
  }
  return shapes;
};

/** The lightest tone, or a darker one with more than two fifths of the picture. */
function fieldTone(lightFirst: readonly Tone[]): Tone {
  const field = lightFirst.find(({ share }) => share > 0.4) ?? lightFirst[0];
  if (field === undefined) throw new RangeError("There is no tone for the field.");
  return field;
}

/** Distance to the other forms in shares of the radius, with a preference for the edges for large forms. */
function roomAt(
  [x, y]: Place,
  radius: number,
  placed: readonly { center: Place; radius: number }[],
  width: number,
  height: number,
): number {
  const gaps = placed.map(
    ({ center, radius: other }) => distance(x - center[0], y - center[1]) - other * 1.05 - radius,
  );
  const gap = Math.min(radius * 0.6, ...gaps) / radius;
  const edge = Math.min(x, y, width - x, height - y) / radius;
  return gap - 0.38 * Math.max(0, edge);
}

function blob(random: () => number, [cx, cy]: Place, radius: number, wobble: number): readonly Place[] {
  const waves = [2, 3, 4].map((times) => ({ times, phase: random(), high: within(random, 0.4, 1) / times }));
  const stretch = within(random, 0.8, 1.2);
  return Array.from({ length: PLACES }, (_, index): Place => {
    const turn = index / PLACES;
    const rise = waves.reduce(
      (sum, { times, phase, high }) => sum + high * sineOfTurns(turn * times + phase),
      0,
    );
    const length = radius * (1 + 0.55 * wobble * rise);
    return [cx + length * stretch * cosineOfTurns(turn), cy + (length / stretch) * sineOfTurns(turn)];
  });
}
