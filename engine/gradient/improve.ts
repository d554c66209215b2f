/** Three ways to improve a gradient (GRD), each with the figure that it improves, before and after. Pure. */
import { deltaEOK } from "#engine/difference/difference.ts";
import { mapToGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { HueMethod, InterpolationSpace } from "#engine/mix/mix.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { createSampler, type Gradient, type GradientStop, reachOf, spansOf } from "./gradient.ts";

/** `before` and `after` are the figure that the way improves: chroma, unevenness or range of lightness. */
export interface Improved<Kind extends Gradient> {
  readonly gradient: Kind;
  readonly before: number;
  readonly after: number;
}

const PLACES = 129;

/** The least OKLCH chroma between two stops, as a share of the chroma on a straight line between theirs. */
export interface GreyPlace {
  readonly position01: number;
  readonly chroma: number;
  /** 1 or more: nowhere grayer than the two stops. */
  readonly share: number;
}

/**
 * The position at which a gradient is grayest between two stops, as sRGB shows it: position 0 to 1, OKLCH chroma. The
 * share is 1 if no two neighboring stops have a hue.
 */
export function greyestPlace(gradient: Gradient): GreyPlace {
  let found: GreyPlace = { position01: 0, chroma: 0, share: Number.POSITIVE_INFINITY };
  for (const { start01, end01, colorAt } of spansOf(gradient)) {
    if (end01 <= start01) continue;
    const chroma = (t01: number): number => colorToOklch(mapToGamut(colorAt(t01), "srgb")).chroma;
    const [first, last] = [chroma(0), chroma(1)];
    // Two grays have no chroma between them to lose.
    if (Math.min(first, last) < MIN_CHROMA) continue;
    for (let step = 1; step < PLACES - 1; step += 1) {
      const t01 = step / (PLACES - 1);
      const own = chroma(t01);
      const share = own / (first + (last - first) * t01);
      if (share < found.share) found = { position01: start01 + (end01 - start01) * t01, chroma: own, share };
    }
  }
  return found.share === Number.POSITIVE_INFINITY ? { position01: 0, chroma: 0, share: 1 } : found;
}

const MIN_CHROMA = 0.02;
/** Interpolation methods that avoid gray, the one nearest to a straight line in OKLab first. */
const WAYS: readonly (readonly [InterpolationSpace, HueMethod])[] = [
  ["oklch", "shorter"],
  ["lch", "shorter"],
  ["hsl", "shorter"],
  ["oklch", "increasing"],
  ["oklch", "decreasing"],
];
/** Gain in chroma from which an interpolation method further down the list is preferred. */
const WORTH = 0.08;

/**
 * The same stops, interpolated by the method whose grayest position has the most chroma; undefined if none is clearly
 * better.
 */
export function avoidGrey<Kind extends Gradient>(gradient: Kind): Improved<Kind> | undefined {
  const before = greyestPlace(gradient);
  let best = { gradient, place: before };
  for (const [space, hue] of WAYS) {
    const next = { ...gradient, space, hue };
    const place = greyestPlace(next);
    if (place.share > best.place.share + WORTH) best = { gradient: next, place };
  }
  if (best.gradient === gradient) return undefined;
  return { gradient: best.gradient, before: before.chroma, after: best.place.chroma };
}

/** The greatest ΔEOK of 64 even steps along the gradient, divided by the least: 1 is perfectly even. At most 99. */
export function unevenness(gradient: Gradient): number {
  const sample = createSampler(gradient);
  const [start, end] = reachOf(gradient);
  const colors = Array.from({ length: 65 }, (_, index) => sample(start + ((end - start) * index) / 64));
  const steps = colors.slice(1).map((color, index) => deltaEOK(colors[index] ?? color, color));
  const [least, most] = [Math.min(...steps), Math.max(...steps)];
  return most === 0 ? 1 : most / Math.max(least, most / MAX_UNEVEN);
}

/** Unevenness of a gradient with a step in which the color does not change. */
const MAX_UNEVEN = 99;

/**
 * The stops, moved so that equal distances along the gradient have equal color differences (ΔEOK). Hints, easings and
 * second positions are dropped. Undefined if it is no improvement.
 */
export function equaliseSteps<Kind extends Gradient>(gradient: Kind): Improved<Kind> | undefined {
  const { stops } = gradient;
  const bare = stops.map(({ color, position01 }): GradientStop => ({ color, position01 }));
  const lengths = spansOf({ ...gradient, stops: bare }).map(({ colorAt }) => {
    const colors = Array.from({ length: PLACES }, (_, index) => colorAt(index / (PLACES - 1)));
    return colors.slice(1).reduce((sum, color, index) => sum + deltaEOK(colors[index] ?? color, color), 0);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total === 0) return undefined;
  const [start, end] = [bare[0]?.position01 ?? 0, bare.at(-1)?.position01 ?? 1];
  const reach = end > start ? { start, length: end - start } : { start: 0, length: 1 };
  let gone = 0;
  const moved = bare.map((stop, index) => {
    gone += index === 0 ? 0 : (lengths[index - 1] ?? 0);
    return { ...stop, position01: Math.round((reach.start + (reach.length * gone) / total) * 1000) / 1000 };
  });
  const next = { ...gradient, stops: moved };
  const [before, after] = [unevenness(gradient), unevenness(next)];
  return after < before - 0.01 ? { gradient: next, before, after } : undefined;
}

/** The difference in OKLCH lightness, 0 to 1, between the lightest and the darkest position. */
export function lightnessRange(gradient: Gradient): number {
  const sample = createSampler(gradient);
  const all = Array.from(
    { length: PLACES },
    (_, index) => colorToOklch(sample(index / (PLACES - 1))).lightness,
  );
  return Math.max(...all) - Math.min(...all);
}

/**
 * Every stop with the mean lightness, its own hue and as much of its chroma as sRGB contains; interpolated in OKLCH,
 * which keeps the lightness constant.
 */
export function flattenLightness<Kind extends Gradient>(gradient: Kind): Improved<Kind> | undefined {
  const { stops } = gradient;
  const mean = stops.reduce((sum, { color }) => sum + colorToOklch(color).lightness, 0) / stops.length;
  const flat = stops.map((stop) => {
    const lch = colorToOklch(stop.color);
    const color = oklchToColor({ ...lch, lightness: mean }, stop.color.alpha);
    return { ...stop, color: mapToGamutConstantHue(color, "srgb") };
  });
  const polar = gradient.space === "oklch" || gradient.space === "oklab";
  const next = { ...gradient, stops: flat, ...(!polar && { space: "oklch" as const }) };
  const [before, after] = [lightnessRange(gradient), lightnessRange(next)];
  return after < before - 0.001 ? { gradient: next, before, after } : undefined;
}
