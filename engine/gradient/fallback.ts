/**
 * The fewest hex stops that give a gradient in browsers and formats which know no space but sRGB (GRD-1): CSS Images 4
 * §3.5.3 interpolates legacy colors in gamma-encoded sRGB, premultiplied.
 *
 * The search takes the longest segment that fits, then the next. That is near the fewest, not provably so: stops off the
 * curve might save one more. What is guaranteed is the difference: every segment is measured after its stops were rounded to
 * 8 bits and its positions to a hundredth of a percent, at 256 places or more of each span between two stops.
 */
import {
  alphaByte,
  type CurvePlace,
  createCurve,
  deltaOfPlaces,
  type PlainStop,
  rampPlace,
} from "./curve.ts";
import type { Gradient } from "./gradient.ts";

export interface FallbackStop {
  /** sRGB bytes, 0 to 255. */
  readonly bytes: readonly [number, number, number];
  /** 0 to 255. */
  readonly alpha: number;
  /** 0 to 1, a whole number of hundredths of a percent. */
  readonly position01: number;
}

export interface Fallback {
  readonly stops: readonly FallbackStop[];
  /** The greatest ΔEOK to the gradient, over black and over white where it is translucent. Never above the tolerance. */
  readonly maxDelta: number;
}

/** ΔEOK that nobody sees between two areas that do not touch. */
export const DEFAULT_TOLERANCE = 0.01;
/** What rounding to 8 bits alone can cost; no stops come nearer. */
const LEAST_TOLERANCE = 0.004;
/** Positions are written in percent with two decimals. */
const POSITION_STEPS = 10_000;

/**
 * Throws without stops. A `tolerance` (ΔEOK) below 0.004 counts as 0.004: 8 bits cannot hold less. Where even neighboring
 * places differ by more, as in a span of less than a hundredth of a percent, `maxDelta` says what was reached.
 */
export function fallbackStops(gradient: Gradient, tolerance = DEFAULT_TOLERANCE): Fallback {
  const limit = Math.max(LEAST_TOLERANCE, tolerance);
  const found: FallbackStop[] = [];
  let maxDelta = 0;
  for (const places of createCurve(gradient)) {
    const kept = longestSegments(places, limit);
    for (const stop of kept.stops) found.push(stop);
    maxDelta = Math.max(maxDelta, kept.maxDelta);
  }
  return { stops: withoutTwins(found), maxDelta };
}

function longestSegments(places: readonly CurvePlace[], limit: number) {
  const first = stopAt(places, 0);
  const stops: FallbackStop[] = first === undefined ? [] : [first];
  let maxDelta = 0;
  let from = 0;
  while (from < places.length - 1) {
    const next = farthestWithin(places, from, limit);
    const [start, end] = [stopAt(places, from), stopAt(places, next.to)];
    if (start === undefined || end === undefined) break;
    stops.push(end);
    maxDelta = Math.max(maxDelta, next.delta);
    from = next.to;
  }
  return { stops, maxDelta };
}

/** The last place that one ramp reaches within the limit: by doubling, then by halving, then place by place. */
function farthestWithin(places: readonly CurvePlace[], from: number, limit: number) {
  const last = places.length - 1;
  const deltaTo = (to: number) => deltaOfSegment(places, from, to, limit);
  let good = { to: from + 1, delta: deltaTo(from + 1) };
  let bad = last + 1;
  for (let stride = 2; good.to < last; stride *= 2) {
    const to = Math.min(last, from + stride);
    const delta = deltaTo(to);
    if (delta > limit) {
      bad = to;
      break;
    }
    good = { to, delta };
  }
  while (bad - good.to > 1) {
    const to = (good.to + bad) >> 1;
    const delta = deltaTo(to);
    if (delta > limit) bad = to;
    else good = { to, delta };
  }
  // Rounding to 8 bits makes one place fail and a later one fit.
  for (let to = good.to + 2; to <= Math.min(last, good.to + AFTER_A_FAILURE); to += 1) {
    const delta = deltaTo(to);
    if (delta <= limit) good = { to, delta };
  }
  return good;
}

const AFTER_A_FAILURE = 60;

/** The greatest difference between the curve and one ramp; ends early above the limit. */
function deltaOfSegment(places: readonly CurvePlace[], from: number, to: number, limit: number): number {
  const [start, end] = [stopAt(places, from), stopAt(places, to)];
  if (start === undefined || end === undefined) return Number.POSITIVE_INFINITY;
  let greatest = 0;
  for (let index = from; index <= to; index += 1) {
    const place = places[index];
    if (place === undefined) continue;
    greatest = Math.max(greatest, deltaOfPlaces(place, rampPlace(start, end, place.position01)));
    if (greatest > limit) return greatest;
  }
  return greatest;
}

function stopAt(places: readonly CurvePlace[], index: number): (FallbackStop & PlainStop) | undefined {
  const place = places[index];
  if (place === undefined) return undefined;
  const [red, green, blue] = place.srgb;
  return {
    bytes: [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)],
    alpha: alphaByte(place.alpha),
    position01: Math.round(place.position01 * POSITION_STEPS) / POSITION_STEPS,
  };
}

/** Pieces that meet begin where the one before ends: the same stop twice says nothing. */
function withoutTwins(stops: readonly FallbackStop[]): readonly FallbackStop[] {
  return stops.filter((stop, index) => {
    const before = stops[index - 1];
    return (
      before === undefined ||
      before.position01 !== stop.position01 ||
      before.alpha !== stop.alpha ||
      before.bytes.some((byte, channel) => byte !== stop.bytes[channel])
    );
  });
}
