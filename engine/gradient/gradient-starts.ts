/** Gradients that start from one color, and colors of a palette or a picture put in an order that makes a calm gradient. */
import { deltaEOK } from "#engine/difference/difference.ts";
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import { wrapDeg } from "#engine/space/angle.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import type { Gradient, GradientStop } from "./gradient.ts";

export const GRADIENT_STARTS = [
  "lighter",
  "deeper",
  "neighbors",
  "dusk",
  "glow",
  "opposite",
  "sheen",
  "clear",
] as const;
export type GradientStart = (typeof GRADIENT_STARTS)[number];

/** A stop by what differs from the given color; without differences it is the color itself, locked. */
interface Relative {
  readonly at: number;
  /** Lightness to reach, 0 to 1. */
  readonly lightness?: number;
  readonly turnDeg?: number;
  /** Share of the color's chroma. */
  readonly chroma?: number;
  readonly isClear?: true;
}

/** How light a tint and a shade may become; pure white and black look cut off at the end of a gradient. */
const [LIGHT, DEEP] = [0.95, 0.22];
const OWN = { lightness: undefined, turnDeg: 0, chroma: 1 };

const SHAPES: Readonly<Record<GradientStart, Pick<Gradient, "type" | "angleDeg" | "center01">>> = {
  lighter: { type: "linear", angleDeg: 135 },
  deeper: { type: "linear", angleDeg: 160 },
  neighbors: { type: "linear", angleDeg: 120 },
  dusk: { type: "linear", angleDeg: 180 },
  glow: { type: "radial", angleDeg: 0, center01: [0.3, 0.25] },
  opposite: { type: "linear", angleDeg: 110 },
  sheen: { type: "conic", angleDeg: 210, center01: [0.5, 0.6] },
  clear: { type: "linear", angleDeg: 180 },
};

const STOPS: Readonly<Record<GradientStart, readonly Relative[]>> = {
  lighter: [{ at: 0 }, { at: 0.55, lightness: 0.8, turnDeg: 18 }, { at: 1, lightness: LIGHT, turnDeg: 34 }],
  deeper: [{ at: 0, lightness: DEEP, turnDeg: -28 }, { at: 0.5, lightness: 0.38, turnDeg: -14 }, { at: 1 }],
  neighbors: [{ at: 0, turnDeg: -42 }, { at: 0.5 }, { at: 1, turnDeg: 42 }],
  dusk: [
    { at: 0, lightness: DEEP, turnDeg: -50 },
    { at: 0.45 },
    { at: 0.75, lightness: 0.76, turnDeg: 45 },
    { at: 1, lightness: 0.92, turnDeg: 75, chroma: 0.6 },
  ],
  glow: [{ at: 0, lightness: LIGHT, turnDeg: 24 }, { at: 0.45 }, { at: 1, lightness: DEEP, turnDeg: -20 }],
  opposite: [
    { at: 0 },
    { at: 0.34, turnDeg: 60 },
    { at: 0.67, turnDeg: 120 },
    { at: 1, turnDeg: 180, lightness: 0.82 },
  ],
  sheen: [
    { at: 0 },
    { at: 0.3, lightness: LIGHT, chroma: 0.5 },
    { at: 0.55, lightness: DEEP, turnDeg: -15 },
    { at: 0.8, lightness: 0.7, turnDeg: 12 },
    { at: 1, turnDeg: 0, chroma: 1 },
  ],
  clear: [{ at: 0 }, { at: 1, turnDeg: 0, isClear: true }],
};

/** The gradient of a kind around a color, which stays as it is, with a lock. A grey stays without hue. */
export function gradientFromColor(given: Color, start: GradientStart): Gradient {
  const color = { ...given, alpha: 1 };
  const { lightness: own, chroma, hueDeg } = colorToOklch(color);
  const stops = STOPS[start].map((relative): GradientStop => {
    const { at, lightness, turnDeg, chroma: share, isClear } = { ...OWN, ...relative };
    const isOwn = relative.lightness === undefined && relative.turnDeg === undefined;
    if (isOwn) return { color, position01: at, isLocked: true };
    if (isClear === true) return { color: { ...color, alpha: 0 }, position01: at };
    const target = lightness === undefined ? own : reached(own, lightness);
    const mixed = oklchToColor({
      lightness: target,
      chroma: chroma * share,
      hueDeg: hueDeg === undefined ? undefined : wrapDeg(hueDeg + turnDeg),
    });
    return { color: mapToGamutConstantHue(mixed, "srgb"), position01: at };
  });
  return { ...SHAPES[start], space: start === "clear" ? "srgb" : "oklab", hue: "shorter", stops };
}

/** A light color goes on getting lighter, a deep one deeper; where there is no room left, it turns round. */
function reached(own: number, to: number): number {
  if (to >= 0.5) return own > LIGHT ? own - 0.15 : Math.max(to, own + (1 - own) / 3);
  return own < DEEP / 2 ? own + 0.15 : Math.min(to, (own * 2) / 3);
}

/** Colors up to which every order is tried. */
const MAX_TRIED = 7;

/** The colors in the order with the shortest way through OKLab, from the darker end on. */
export function calmOrder(colors: readonly Color[]): readonly Color[] {
  if (colors.length < 3) return colors;
  const way = colors.length <= MAX_TRIED ? shortestWay(colors) : nearestWay(colors);
  const [first] = way;
  const last = way.at(-1);
  if (first === undefined || last === undefined) return way;
  return colorToOklch(first).lightness <= colorToOklch(last).lightness ? way : way.toReversed();
}

function shortestWay(colors: readonly Color[]): readonly Color[] {
  const apart = colors.map((color) => colors.map((other) => deltaEOK(color, other)));
  let best: { readonly order: readonly number[]; readonly length: number } = { order: [], length: Infinity };
  const go = (order: readonly number[], length: number): void => {
    if (length >= best.length) return;
    if (order.length === colors.length) {
      best = { order, length };
      return;
    }
    const last = order.at(-1);
    for (const index of colors.keys())
      if (!order.includes(index))
        go([...order, index], last === undefined ? 0 : length + (apart[last]?.[index] ?? 0));
  };
  go([], 0);
  return best.order.flatMap((index) => colors[index] ?? []);
}

function nearestWay(colors: readonly Color[]): readonly Color[] {
  const rest = colors.toSorted((a, b) => colorToOklch(a).lightness - colorToOklch(b).lightness);
  const way = rest.splice(0, 1);
  while (rest.length > 0) {
    const last = way.at(-1);
    const distances = rest.map((color) => (last === undefined ? 0 : deltaEOK(last, color)));
    way.push(...rest.splice(distances.indexOf(Math.min(...distances)), 1));
  }
  return way;
}
