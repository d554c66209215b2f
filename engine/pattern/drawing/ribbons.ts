/** Bands in version 2: ribbons of parallel bands that cross the picture and turn in it, one over the other. */
import { type Place, polygon } from "#engine/pattern/outlines.ts";
import { mixed, ramp } from "#engine/pattern/ramp.ts";
import type { Outline, Shape } from "#engine/pattern/scene.ts";
import { filled, ground, linear, shadowOf } from "#engine/pattern/shapes.ts";
import { type DrawStyle, type StyleInput, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone, toneOf } from "#engine/pattern/tones.ts";
import { cosineOfTurns, sineOfTurns } from "#engine/pattern/trig.ts";

/** Widths of the bands of a ribbon as shares of its broadest. */
const GROUP = [1, 0.34, 0.72, 0.2, 0.52, 0.86, 0.28] as const;
/** Points of a whole turn. */
const STEPS = 240;
/** Turns of a bend: a corner, a sharper one, and all the way back. */
const BENDS = [0.25, 0.375, 0.5] as const;
/** Change of lightness along a ribbon, as if it lay in the light of one side. */
const [LIT, SHADE] = [0.03, -0.035];

/** The middle line of a ribbon: where it is, and the direction to its left. */
interface Point {
  readonly at: Place;
  readonly left: Place;
}

export const drawRibbons: DrawStyle = (input) => {
  const { version, width, height, long, random, control, tones } = input;
  const [base, ...others] = tones.lightFirst;
  if (base === undefined) return [];
  const sky = linear(
    [0, 0],
    [width * 0.3, height],
    [shaded(base.lab, 0.02), base.color, shaded(base.lab, -0.02)],
  );
  const shapes: Shape[] = [ground({ width, height }, sky)];
  const wide = long * (0.12 + 0.36 * control("width"));
  const heading = control("turn") / 360;
  const pool = others.length > 1 ? others : ramp([base, ...others], 4).slice(1);
  const order = dealt(random, pool);
  const quiet = order.map((tone) => toneOf(mixed(base, tone, 0.42)));
  const side = random() < 0.5 ? 1 : -1;
  // A quiet ribbon across, and the one in full color over it.
  const layers = [
    {
      turns: 0.25 + within(random, -0.04, 0.04),
      wide: wide * within(random, 0.7, 1),
      steps: quiet,
      side: -side,
    },
    { turns: within(random, -0.03, 0.03) + (random() < 0.5 ? 0.5 : 0), wide, steps: order, side },
  ];
  const fall: Place = [0, long * 0.004];
  // A part of the ground's lightness, so that it is not black on a dark ground.
  const shadow = {
    color: shaded(base.lab, -0.42 * base.lab.lightness, 0.9),
    fall,
    blur: long * 0.03,
    depth: 0.42,
  };
  for (const layer of layers) {
    const route = routeOf(input, heading + layer.turns, layer.wide, layer.side);
    const edges = edgesOf(random, control("contrast"), Math.max(5, layer.steps.length + 1));
    shapes.push(...shadowOf(strip(route, -0.5, 0.5, layer.wide), shadow, version));
    edges.slice(0, -1).forEach((from, index) => {
      const tone = layer.steps[index % layer.steps.length] ?? base;
      // Reaches under the next band, so that no seam shows between them.
      const to = (edges[index + 1] ?? from) + (index + 2 < edges.length ? 0.004 : 0);
      const colors = [shaded(tone.lab, LIT), tone.color, shaded(tone.lab, SHADE)];
      shapes.push(filled(strip(route, from, to, layer.wide), linear([0, 0], [width, height], colors)));
    });
  }
  return shapes;
};

/** The tones from any of them on, in either direction. */
function dealt(random: () => number, tones: readonly Tone[]): readonly Tone[] {
  const first = Math.floor(random() * tones.length);
  const turned = [...tones.slice(first), ...tones.slice(0, first)];
  return random() < 0.5 ? turned : turned.reverse();
}

/** From beyond the picture to beyond it, with two bends to opposite sides, so that it never meets itself. */
function routeOf(
  { width, height, long, random }: StyleInput,
  heading: number,
  wide: number,
  side: number,
): readonly Point[] {
  const anchor: Place = [width * within(random, 0.3, 0.7), height * within(random, 0.3, 0.7)];
  const bends = [0, 1].map((index) => ({
    turns: (BENDS[Math.floor(random() * BENDS.length)] ?? 0.25) * (index === 0 ? side : -side),
    radius: wide / 2 + long * within(random, 0.025, 0.13),
  }));
  const [straightLength, lead] = [long * within(random, 0, 0.4), long * 2.2];
  const points: Point[] = [];
  let at: Place = anchor;
  let turns = heading;
  const push = () => points.push({ at, left: [sineOfTurns(turns), -cosineOfTurns(turns)] });
  const go = (length: number) => {
    at = [at[0] + cosineOfTurns(turns) * length, at[1] + sineOfTurns(turns) * length];
    push();
  };
  go(-lead);
  go(lead);
  bends.forEach((bend, index) => {
    const count = Math.ceil(Math.abs(bend.turns) * STEPS);
    const way = bend.turns > 0 ? 1 : -1;
    const [fromX, fromY] = [-way * sineOfTurns(turns), way * cosineOfTurns(turns)];
    const center: Place = [at[0] + fromX * bend.radius, at[1] + fromY * bend.radius];
    const start = turns;
    for (let step = 1; step <= count; step += 1) {
      turns = start + (bend.turns * step) / count;
      at = [
        center[0] + way * sineOfTurns(turns) * bend.radius,
        center[1] - way * cosineOfTurns(turns) * bend.radius,
      ];
      push();
    }
    go(index === 0 ? straightLength : lead);
  });
  return points;
}

/** What lies between two shares of a ribbon's width, -0.5 at its right. */
function strip(route: readonly Point[], from: number, to: number, wide: number): Outline {
  const line = (share: number) =>
    route.map(({ at, left }): Place => [at[0] + left[0] * share * wide, at[1] + left[1] * share * wide]);
  return polygon([...line(from), ...line(to).reverse()]);
}

/** Ascending shares from -0.5 to 0.5; `contrast` 0 is even, 1 of broad and thin bands. */
function edgesOf(random: () => number, contrast: number, count: number): readonly number[] {
  const first = Math.floor(random() * GROUP.length);
  const sizes = Array.from({ length: count }, (_, index) => {
    const share = GROUP[(first + index) % GROUP.length] ?? 1;
    return (contrast * share + (1 - contrast) * 0.5) * within(random, 0.85, 1.15);
  });
  const sum = sizes.reduce((total, size) => total + size, 0);
  let at = -0.5;
  return [at, ...sizes.map((size) => (at += size / sum))];
}
