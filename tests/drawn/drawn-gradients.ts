/** Random gradients of all kinds that there are, to be drawn. */
import { parseEasing } from "#engine/gradient/easing.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { HUE_METHODS, INTERPOLATION_SPACES } from "#engine/mix/mix.ts";
import { createRandom } from "#engine/random/random.ts";
import type { Color } from "#engine/space/color.ts";

const EASINGS = [
  "ease",
  "ease-in",
  "ease-in-out",
  "steps(5, end)",
  "cubic-bezier(1, 0, 0, 1)",
  "linear(0, 0.9 10%, 1)",
];
const GREYS = [0, 0.5, 0.95, 1];

export interface Draw {
  /** Share of the stops, 0 to 1. */
  readonly translucent: number;
  readonly grey: number;
  readonly wide: number;
  readonly hinted: number;
  readonly eased: number;
}

/** `count` gradients; the same seed gives the same ones. */
export function drawnGradients(seed: string, count: number, draw: Draw): readonly GradientLayer[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => drawnGradient(random, draw));
}

function drawnGradient(random: () => number, draw: Draw): GradientLayer {
  const pick = <Value>(list: readonly [Value, ...Value[]] | readonly Value[], usual: Value): Value =>
    list[Math.floor(random() * list.length)] ?? usual;
  const count = 2 + Math.floor(random() * 4);
  // A third start and end at the ends, as most gradients do.
  const isWhole = random() < 0.67;
  const places = Array.from({ length: count }, () => Math.round(random() * 1000) / 1000).toSorted(
    (a, b) => a - b,
  );
  const stops = places.map((place, index): GradientStop => {
    const position01 = isWhole && index === 0 ? 0 : isWhole && index === count - 1 ? 1 : place;
    const color = drawnColor(random, draw);
    const way = random();
    if (way < draw.hinted) return { color, position01, hint01: Math.round(10 + 80 * random()) / 100 };
    const easing = way < draw.hinted + draw.eased ? parseEasing(pick(EASINGS, "ease")) : undefined;
    return { color, position01, ...(easing !== undefined && { easing }) };
  });
  const kind = random();
  return {
    type: kind < 0.6 ? "linear" : kind < 0.85 ? "radial" : "conic",
    angleDeg: Math.round(random() * 72) * 5,
    space: pick(INTERPOLATION_SPACES, "oklab"),
    hue: random() < 0.5 ? "shorter" : pick(HUE_METHODS, "shorter"),
    stops,
    blend: "normal",
    ...(kind >= 0.6 && {
      center01: [0.3 + 0.4 * random(), 0.3 + 0.4 * random()].map(percent) as [number, number],
    }),
    ...(kind >= 0.6 &&
      kind < 0.85 &&
      random() < 0.5 && { size: { shape: "ellipse", extent: "farthest-corner" } }),
  };
}

const percent = (share: number): number => Math.round(share * 100) / 100;

function drawnColor(random: () => number, { translucent, grey, wide }: Draw): Color {
  const alpha = random() < translucent ? Math.floor(random() * 256) / 255 : 1;
  // As people write it: black without alpha.
  if (alpha < 1 && random() < 0.3) return { space: "srgb", coords: [0, 0, 0], alpha: 0 };
  const kind = random();
  if (kind < grey) {
    const level = GREYS[Math.floor(random() * GREYS.length)] ?? Math.floor(random() * 256) / 255;
    return {
      space: "srgb",
      coords: [level, level, level].map((each) => Math.round(each * 255) / 255) as [number, number, number],
      alpha,
    };
  }
  const channel = (): number => Math.floor(random() * 256) / 255;
  if (kind < grey + wide) return { space: "display-p3", coords: [channel(), channel(), channel()], alpha };
  return { space: "srgb", coords: [channel(), channel(), channel()], alpha };
}
