/** Peaks: ranges of mountains, paler the farther they are, below a sun. */
import { type Place, polygon } from "#engine/pattern/outlines.ts";
import { between, ramp } from "#engine/pattern/ramp.ts";
import type { Shape } from "#engine/pattern/scene.ts";
import { disc, filled, ground, linear } from "#engine/pattern/shapes.ts";
import { type DrawStyle, within } from "#engine/pattern/style-input.ts";
import { shaded, type Tone } from "#engine/pattern/tones.ts";
import { squared } from "#engine/pattern/trig.ts";

export const drawPeaks: DrawStyle = ({ width, height, long, random, control, tones }) => {
  const ranges = control("ranges");
  const colors = ramp(tones.lightFirst, ranges + 2);
  const [sky, air] = colors;
  if (sky === undefined || air === undefined) return [];
  const shapes: Shape[] = [
    ground(
      { width, height },
      linear([0, 0], [0, height * 0.62], [between(sky, air, 0.5), sky.color, shaded(sky.lab, 0.03)]),
    ),
  ];
  const horizon = within(random, 0.34, 0.42);
  const sun = control("sun");
  const sunPlace: Place = [
    width * within(random, 0.22, 0.78),
    height * (horizon - within(random, 0.02, 0.12)),
  ];
  if (sun > 0) {
    const radius = long * 0.16 * sun;
    const color = sunColor(tones.lightFirst, sky);
    shapes.push(disc(sunPlace, radius * 1.5, color, 0.22));
    shapes.push(disc(sunPlace, radius, color));
  }
  const rugged = control("rugged");
  for (let range = 0; range < ranges; range += 1) {
    const near = ranges === 1 ? 1 : range / (ranges - 1);
    const [behind, tone] = [colors[range + 1], colors[range + 2]];
    if (tone === undefined || behind === undefined) continue;
    const level = height * (horizon + (0.94 - horizon) * squared(near) * 0.6 + (0.94 - horizon) * near * 0.4);
    const high = long * (0.05 + 0.17 * control("height")) * within(random, 0.75, 1.15) * (1 + 0.2 * near);
    const spread = long * within(random, 0.2, 0.34) * (0.85 + 0.4 * near);
    const slopes = slopesOf(random, { width, level, high, spread, rugged });
    const crest = slopes.flatMap((slope) => [...slope.up, ...slope.down]);
    const foot = level + long * 0.2;
    const paint = linear([0, level - high], [0, foot], [tone.color, mistOf(tone, behind, near)]);
    shapes.push(
      filled(
        polygon([[crest[0]?.[0] ?? 0, height * 1.05], ...crest, [crest.at(-1)?.[0] ?? width, height * 1.05]]),
        paint,
      ),
    );
    const shade = shaded(tone.lab, tone.lab.lightness > 0.3 ? -0.055 : 0.035);
    const shadePaint = { from: shade, opacity: 0.85 };
    for (const slope of slopes) {
      const outline = polygon([...slope.down, ...slope.fold]);
      shapes.push(
        filled(
          outline,
          fading([0, level - high], [0, level + high * 0.25], shadePaint.from),
          shadePaint.opacity,
        ),
      );
    }
  }
  return shapes;
};

/** The warmest of the light tones; without one, a lighter tint of the sky. */
function sunColor(lightFirst: readonly Tone[], sky: Tone): Tone["color"] {
  const warmth = ({ lab }: Tone) => lab.a + 0.5 * lab.b;
  const light = lightFirst.filter(({ lab }) => lab.lightness > 0.55);
  const warmest = light.reduce((best, tone) => (warmth(tone) > warmth(best) ? tone : best), sky);
  return warmest === sky || warmth(warmest) < 0.05 ? shaded(sky.lab, 0.09) : warmest.color;
}

/** The color at the foot of a range; for distant ranges it is almost that of the sky behind them. */
function mistOf(tone: Tone, behind: Tone, near: number) {
  return between(tone, behind, 0.75 - 0.45 * near);
}

function fading(from: Place, to: Place, color: Tone["color"]) {
  const paint = linear(from, to, [color, color]);
  return {
    ...paint,
    stops: paint.stops.map((stop) => ({ ...stop, opacity: Math.round((1 - stop.at) * 1000) / 1000 })),
  };
}

interface Slope {
  readonly up: readonly Place[];
  readonly down: readonly Place[];
  /** The edge of the side in shade, from the foot back to the summit. */
  readonly fold: readonly Place[];
}
interface RangeForm {
  readonly width: number;
  readonly level: number;
  readonly high: number;
  /** Mean distance of two summits, in px. */
  readonly spread: number;
  readonly rugged: number;
}

function slopesOf(random: () => number, { width, level, high, spread, rugged }: RangeForm): readonly Slope[] {
  const slopes: Slope[] = [];
  let x = -spread * within(random, 0.3, 1.1);
  let valley: Place = [x, level + high * within(random, 0.1, 0.4)];
  const rough = 0.1 + 0.9 * rugged;
  while (valley[0] < width + spread) {
    const summit: Place = [
      valley[0] + spread * within(random, 0.35, 0.75),
      level - high * (0.3 + 0.75 * squared(random())),
    ];
    x = summit[0] + spread * within(random, 0.3, 0.8);
    const next: Place = [x, level + high * within(random, 0, 0.45)];
    const up = broken(random, valley, summit, 4, rough);
    const down = [summit, ...broken(random, summit, next, 4, rough)];
    const foot: Place = [
      summit[0] + (next[0] - summit[0]) * within(random, -0.15, 0.3),
      next[1] + high * 0.2,
    ];
    slopes.push({
      up,
      down,
      fold: [...broken(random, next, foot, 1, 0), ...broken(random, foot, summit, 3, rough * 1.5)],
    });
    valley = next;
  }
  return slopes;
}

/** A jagged line by midpoint displacement, without its first point. */
function broken(
  random: () => number,
  from: Place,
  to: Place,
  rounds: number,
  rough: number,
): readonly Place[] {
  if (rounds === 0) return [to];
  const [width, rise] = [to[0] - from[0], to[1] - from[1]];
  const shift = within(random, -0.2, 0.2) * rough;
  const middle: Place = [
    from[0] + width * within(random, 0.4, 0.6) - rise * shift * 0.3,
    from[1] + rise * 0.5 + (Math.abs(width) + Math.abs(rise)) * 0.5 * shift,
  ];
  return [
    ...broken(random, from, middle, rounds - 1, rough),
    ...broken(random, middle, to, rounds - 1, rough),
  ];
}
