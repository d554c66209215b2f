/** Grain: large plain shapes, shaded on one side with sprayed dots, like a print with few inks. */
import { circle, type Place } from "#engine/pattern/outlines.ts";
import { between, pick } from "#engine/pattern/ramp.ts";
import { type Outline, pointOnGrid, type Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear, stroked } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns, squared } from "#engine/pattern/trig.ts";
import type { Color } from "#engine/space/color.ts";

const TRIES = 16;
/** Positions tried in one shape, of which about a fifth get a dot; it limits the size of the file. */
const MAX_DOTS = 22_000;
/** Share of the deepest shade that is covered by dots. */
const COVER = 0.62;

export const drawGrain: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const [field, ...others] = tones.lightFirst;
  if (field === undefined) return [];
  const pool = others.length > 0 ? others : [field];
  const darkest = pool.at(-1) ?? field;
  const turns = control("turn") / 360;
  const light: Place = [cosineOfTurns(turns), sineOfTurns(turns)];
  const amount = control("grain");
  const dot = long * (0.0016 + 0.004 * control("size"));
  const sky = shaded(field.lab, field.lab.lightness > 0.5 ? -0.035 : 0.035);
  const corner = (way: number): Place => [
    width / 2 + way * light[0] * long * 0.5,
    height / 2 + way * light[1] * long * 0.5,
  ];
  const shapes: Shape[] = [ground({ width, height }, linear(corner(-1), corner(1), [field.color, sky]))];
  const placed: Disc[] = [];
  let before: Tone = field;
  let shrink = 1;
  for (let index = 0; index < control("count"); index += 1) {
    shrink *= index === 0 ? 1 : 0.8;
    const radius = long * (0.1 + 0.26 * control("scale")) * shrink * within(random, 0.85, 1.15);
    const center = placeFor(random, radius, placed, { width, height });
    placed.push({ center, radius });
    const choices = pool.length > 1 ? pool.filter((tone) => tone !== before) : pool;
    const tone = pick(choices, random());
    const paint = linear(
      [center[0] - light[0] * radius, center[1] - light[1] * radius],
      [center[0] + light[0] * radius, center[1] + light[1] * radius],
      [shaded(tone.lab, 0.05), tone.color],
    );
    shapes.push(filled([circle(center, radius)], paint));
    const dots = dotsIn(random, { center, radius }, light, dot, amount);
    if (dots.length > 0) shapes.push(stroked(dots, inkFor(tone, before, darkest), dot));
    before = tone;
  }
  return shapes;
};

interface Disc {
  readonly center: Place;
  readonly radius: number;
}

/** The position with the most room, below the upper tenth; shapes may overlap by half. */
function placeFor(
  random: () => number,
  radius: number,
  placed: readonly Disc[],
  { width, height }: { width: number; height: number },
): Place {
  let best: Place = [width / 2, height / 2];
  let most = Number.NEGATIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const at: Place = [width * within(random, -0.02, 1.02), height * within(random, 0.12, 1.05)];
    const gaps = placed.map(
      (one) => distance(at[0] - one.center[0], at[1] - one.center[1]) - one.radius * 0.5,
    );
    const room = Math.min(3, ...gaps.map((gap) => gap / radius));
    if (room > most) [best, most] = [at, room];
  }
  return best;
}

/** The ink of the shade: the darkest tone, on dark ones the one before, or else a shade of the tone itself. */
function inkFor(tone: Tone, before: Tone, darkest: Tone): Color {
  if (tone.lab.lightness - darkest.lab.lightness > 0.12) return between(darkest, tone, 0.12);
  if (before.lab.lightness - tone.lab.lightness > 0.12) return between(before, tone, 0.35);
  return tone.lab.lightness > 0.35 ? shaded(tone.lab, -0.2) : shaded(tone.lab, 0.16);
}

/** Dots in a disc, denser the farther from the light, in rows so that the text of their path is short. */
function dotsIn(
  random: () => number,
  { center, radius }: Disc,
  light: Place,
  dot: number,
  amount: number,
): Outline {
  const area = 3.14159 * radius * radius;
  const wanted = Math.min(MAX_DOTS, Math.round((area * COVER) / (0.785 * dot * dot)));
  const inner = radius - dot * 0.6;
  const places: Place[] = [];
  for (let attempt = 0; attempt < wanted; attempt += 1) {
    const [u, v, chance] = [random() * 2 - 1, random() * 2 - 1, random()];
    if (u * u + v * v > 1) continue;
    const depth = Math.max(0, (u * light[0] + v * light[1] + 0.45) / 1.45);
    if (chance < squared(depth) * amount) places.push([center[0] + u * inner, center[1] + v * inner]);
  }
  const rowOf = ([, y]: Place) => Math.floor(y / (dot * 3));
  return places
    .toSorted((a, b) => rowOf(a) - rowOf(b) || a[0] - b[0])
    .map((place) => {
      const start = pointOnGrid(place);
      return { start, segments: [start], isClosed: false };
    });
}
