/** Rays in version 2: a folded fan of light from a low sun, each fold with a lit and a shaded side. */
import { circle, type Place, polygon } from "#engine/pattern/outlines.ts";
import { difference, mixed, ramp } from "#engine/pattern/ramp.ts";
import type { RadialPaint, Shape } from "#engine/pattern/scene.ts";
import { disc, filled, ground, radial, shadowOf } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone, toneOf } from "#engine/pattern/tones.ts";
import { cosineOfTurns, distance, sineOfTurns } from "#engine/pattern/trig.ts";

/** Points along the edge of a curved fold. */
const STEPS = 22;
/** Change of lightness of the lit and of the shaded side. */
const [LIT, SHADE] = [0.028, -0.034];
/** Share of the folds whose colors are so much of a step further, as if they stood higher. */
const [RAISED_SHARE, RAISED_BY] = [0.3, 0.4];

export const drawPleats: DrawStyle = ({ version, width, height, long, random, control, tones }) => {
  const center: Place = [width * within(random, 0.24, 0.76), height * within(random, 0.7, 1.02)];
  const reach =
    Math.max(...[0, width].flatMap((x) => [0, height].map((y) => distance(x - center[0], y - center[1])))) *
    1.04;
  const steps = ramp(fromLight(tones.lightFirst), Math.max(6, tones.lightFirst.length));
  const raised = steps.map((step, index) => toneOf(mixed(step, steps[index + 1] ?? step, RAISED_BY)));
  const swirl = control("swirl") * 0.42 * (random() < 0.5 ? -1 : 1);
  const edges = foldsOf(random, control("rays"), control("rhythm"));
  const paintOf = (change: number, isRaised: boolean): RadialPaint =>
    radial(
      center,
      reach,
      (isRaised ? raised : steps).map(({ lab }) => shaded(lab, change)),
    );
  const [lit, shade, raisedLit, raisedShade] = [
    paintOf(LIT, false),
    paintOf(SHADE, false),
    paintOf(LIT, true),
    paintOf(SHADE, true),
  ] as const;
  const shapes: Shape[] = [ground({ width, height }, shade)];
  edges.slice(0, -1).forEach((from, index) => {
    const to = edges[index + 1] ?? from;
    const ridge = from + (to - from) * within(random, 0.5, 0.64);
    const isRaised = random() < RAISED_SHARE;
    const wedge = (start: number, end: number) =>
      polygon([
        center,
        ...edgeOf(center, reach, start, swirl),
        placeAt(center, reach * 1.5, (start + end) / 2 + swirl),
        ...edgeOf(center, reach, end, swirl).reverse(),
      ]);
    // The lit side lies under the shaded one, so that no seam shows between them.
    shapes.push(filled(wedge(from, to + 0.0004), isRaised ? raisedLit : lit));
    shapes.push(filled(wedge(ridge, to + 0.0004), isRaised ? raisedShade : shade));
  });
  const sun = control("sun");
  const [first] = steps;
  if (sun > 0 && first !== undefined) {
    const radius = long * 0.05 + long * 0.22 * sun;
    const outline = [circle(center, radius)];
    const color = shaded(first.lab, -0.3, 0.9);
    shapes.push(
      ...shadowOf(outline, { color, fall: [0, long * 0.002], blur: long * 0.022, depth: 0.4 }, version),
    );
    shapes.push(
      disc(
        center,
        radius,
        radial(center, radius, [shaded(first.lab, 0.05), first.color, shaded(first.lab, -0.03)]),
      ),
    );
  }
  return shapes;
};

/** From the lightest as it is drawn, so that the light is in the middle of a dark picture, too, and on to the nearest that is left. */
function fromLight(tones: readonly Tone[]): readonly Tone[] {
  const left = tones.toSorted((one, other) => other.lab.lightness - one.lab.lightness);
  const path = left.splice(0, 1);
  while (left.length > 0) {
    const [last] = path.slice(-1);
    if (last === undefined) break;
    const apart = left.map((tone) => difference(tone, last));
    path.push(...left.splice(apart.indexOf(Math.min(...apart)), 1));
  }
  return path;
}

function placeAt([x, y]: Place, radius: number, turns: number): Place {
  return [x + radius * cosineOfTurns(turns), y + radius * sineOfTurns(turns)];
}

function edgeOf(center: Place, reach: number, turns: number, bend: number): Place[] {
  const count = bend === 0 ? 1 : STEPS;
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count;
    return placeAt(center, reach * part, turns + bend * part);
  });
}

/** Ascending turns from a random one to one turn later; `rhythm` 0 is even, 1 of wide and narrow folds. */
function foldsOf(random: () => number, count: number, rhythm: number): readonly number[] {
  const sizes = Array.from({ length: count }, () => 1 + rhythm * within(random, -0.6, 0.9));
  const sum = sizes.reduce((total, size) => total + size, 0);
  let at = random();
  return [at, ...sizes.map((size) => (at += size / sum))];
}
