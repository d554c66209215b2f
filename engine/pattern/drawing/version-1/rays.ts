/** Rays: wedges of light from one point, straight or turning. */
import { type Place, polygon } from "#engine/pattern/outlines.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { disc, filled, ground, radial } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns } from "#engine/pattern/trig.ts";

/** Points along the edge of a curved ray. */
const STEPS = 14;

export const drawRays: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const rays = control("rays");
  const swirl = control("swirl");
  const center: Place = [
    width * (0.5 + (random() < 0.5 ? -1 : 1) * within(random, 0, 0.26)),
    height * within(random, 0.52, 0.8),
  ];
  const reach =
    Math.max(...[0, width].flatMap((x) => [0, height].map((y) => distance(x - center[0], y - center[1])))) *
    1.04;
  const edges = edgesOf(random, rays, control("rhythm"));
  const order = thereAndBack(tones.along);
  const first = Math.floor(random() * order.length);
  const toneOfRay = (index: number): Tone => {
    const tone = order[(first + index) % order.length];
    if (tone === undefined) throw new RangeError("There is no tone.");
    return tone;
  };
  const paintOf = ({ lab, color }: Tone) =>
    radial(center, reach, [shaded(lab, 0.07), color, color, shaded(lab, -0.05)]);
  const shapes: Shape[] = [ground({ width, height }, paintOf(toneOfRay(0)))];
  const bend = swirl * 0.42 * (random() < 0.5 ? -1 : 1);
  for (let index = 0; index < rays; index += 1) {
    const [from = 0, to = 1] = [edges[index], edges[index + 1]];
    const outward = edgeOf(center, reach, from, bend);
    const back = edgeOf(center, reach, to + 0.0004, bend).reverse();
    // Beyond a corner of the circle, where a wide ray would be cut off by its chord.
    const middle = placeAt(center, reach * 1.5, (from + to) / 2 + bend);
    shapes.push(filled(polygon([center, ...outward, middle, ...back]), paintOf(toneOfRay(index))));
  }
  const sun = control("sun");
  if (sun > 0) {
    const light = tones.lightFirst[0];
    const radius = long * 0.17 * sun;
    if (light !== undefined) {
      shapes.push(disc(center, radius * 1.32, shaded(light.lab, 0.01), 0.35));
      shapes.push(disc(center, radius, light.color));
    }
  }
  return shapes;
};

function placeAt([x, y]: Place, radius: number, turns: number): Place {
  return [x + radius * cosineOfTurns(turns), y + radius * sineOfTurns(turns)];
}

function edgeOf(center: Place, reach: number, turns: number, bend: number): Place[] {
  const steps = bend === 0 ? 1 : STEPS;
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return placeAt(center, reach * part, turns + bend * part);
  });
}

/** Ascending turns from a random one to one turn later; `rhythm` 0 is even, 1 of wide and narrow rays. */
function edgesOf(random: () => number, rays: number, rhythm: number): readonly number[] {
  const sizes = Array.from({ length: rays }, (_, index) => {
    const beat = index % 3 === 0 ? 1.9 : index % 3 === 1 ? 0.45 : 0.9;
    return 1 + rhythm * (beat * within(random, 0.7, 1.3) - 1);
  });
  const sum = sizes.reduce((total, size) => total + size, 0);
  let at = random();
  return [at, ...sizes.map((size) => (at += size / sum))];
}

/** The tones forwards and backwards, so that neighbors are similar all around. */
function thereAndBack(tones: readonly Tone[]): readonly Tone[] {
  return [...tones, ...tones.slice(1, -1).reverse()];
}
