/**
 * The fewest hex stops that give a gradient in browsers and formats which know no space but sRGB (GRD-1): CSS Images 4
 * §3.5.3 interpolates legacy colors in gamma-encoded sRGB, premultiplied.
 *
 * Every stop of the gradient is kept. Between two, the search takes the longest segment that fits, then the next. That is near the fewest, not provably so: stops off the
 * curve might save one more. What is guaranteed is the difference: every segment is measured after its stops were rounded to
 * 8 bits and its positions to a hundredth of a percent, or a millionth where that is needed, at 256 places or more of
 * each span between two stops.
 */
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { withClearColors } from "./clear-colors.ts";
import { type CurvePlace, createCurve } from "./curve.ts";
import type { Gradient } from "./gradient.ts";
import { alphaByte, changeToRamp, deltaToRamp, type Measure, type PlainStop } from "./ramp.ts";

export interface FallbackStop {
  /** sRGB bytes, 0 to 255. */
  readonly bytes: readonly [number, number, number];
  /** 0 to 255. */
  readonly alpha: number;
  /** 0 to 1, with eight decimals at most. */
  readonly position01: number;
}

/** A stop that was found on the gradient. */
export type FoundStop = FallbackStop & Pick<PlainStop, "wide">;

export interface Fallback {
  readonly stops: readonly FoundStop[];
  /**
   * The gradient is nowhere farther than this (ΔEOK), on black and on white if it is translucent. At most the tolerance, except
   * in spans that are too short for it.
   */
  readonly maxDelta: number;
}

/** A ΔEOK that is not visible between two areas that do not touch. */
export const DEFAULT_TOLERANCE = 0.01;
/** With a smaller tolerance, consecutive stops would be indistinguishable. */
const MIN_TOLERANCE = 0.004;
/** At the default tolerance, a little under two levels of 255; it grows with the tolerance. */
const MAX_MEAN_CHANGE = 1.75 / 255;
/** Greatest differences of a channel that are tried in turn until the mean is kept: each takes more stops. */
const MAX_CHANGES = [8, 5, 3.5, 2.5].map((levels) => levels / 255);
/** Positions in percent have two decimals, and six where two are too coarse for the tolerance. */
const FINEST = 100_000_000;
const POSITION_STEPS = [10_000, FINEST] as const;

/**
 * Whom the stops are for. `fallback`: browsers of before, beside a line in the gradient's own space, so that few matter most.
 * `any`: every reader, whichever way it mixes translucent colors: other formats, and CSS as the only line, because Firefox does
 * not quite premultiply. The channels are within two levels of 255 on average as well, because these stops are what most people
 * see. `wide`: the same, for readers that mix in Display P3, as it is painted in sRGB.
 */
export type StopReaders = "fallback" | "any" | "wide";

/**
 * Throws without stops. A `tolerance` (ΔEOK) below 0.004 counts as 0.004. For any reader, a clear stop has the color of its
 * neighbor, and there are two where those of both sides differ.
 */
export function fallbackStops(
  gradient: Gradient,
  tolerance = DEFAULT_TOLERANCE,
  readers: StopReaders = "fallback",
): Fallback {
  const limit = Math.max(MIN_TOLERANCE, tolerance);
  const mixing = readers === "fallback" ? "premultiplied" : "either";
  const curve = createCurve(gradient);
  const pieces = readers === "fallback" ? curve : curve.flatMap(withClearColors);
  const isWide = readers === "wide";
  const scale = tolerance / DEFAULT_TOLERANCE;
  let found = stopsWithin(pieces, { limit, mixing, isWide, channelWeight: 0 });
  if (readers === "fallback") return found;
  for (const most of MAX_CHANGES) {
    if (meanChange(pieces, found.stops, mixing) <= MAX_MEAN_CHANGE * scale) break;
    found = stopsWithin(pieces, { limit, mixing, isWide, channelWeight: limit / (most * scale) });
  }
  return found;
}

function stopsWithin(pieces: readonly (readonly CurvePlace[])[], bounds: Bounds): Fallback {
  const found: FoundStop[] = [];
  let maxDelta = 0;
  for (const places of pieces) {
    const coarse = longestSegments(places, bounds, POSITION_STEPS[0]);
    const kept = coarse.maxDelta > bounds.limit ? longestSegments(places, bounds, POSITION_STEPS[1]) : coarse;
    for (const stop of kept.stops) found.push(stop);
    maxDelta = Math.max(maxDelta, kept.maxDelta);
  }
  return { stops: withoutDuplicates(found), maxDelta };
}

/** The mean along the gradient of the largest difference of a channel, 0 to 1. */
function meanChange(
  pieces: readonly (readonly CurvePlace[])[],
  stops: readonly FoundStop[],
  mixing: Measure["mixing"],
): number {
  let [sum, length, next] = [0, 0, 1];
  for (const places of pieces) {
    for (const [index, place] of places.entries()) {
      const { position01 } = place;
      while (next < stops.length - 1 && (stops[next]?.position01 ?? 1) < position01) next += 1;
      const [start, end] = [stops[next - 1], stops[next]];
      const covered =
        (places[index + 1]?.position01 ?? position01) - (places[index - 1]?.position01 ?? position01);
      if (start === undefined || end === undefined || covered <= 0) continue;
      sum += covered * changeToRamp(place, start, end, mixing);
      length += covered;
    }
  }
  return length === 0 ? 0 : sum / length;
}

interface Places {
  readonly curve: readonly CurvePlace[];
  readonly isWide: boolean;
  /** Positions are multiples of one over this number. */
  readonly positionSteps: number;
  /** Stops of the places that the search has been at, by their index. */
  readonly stops: (FoundStop | undefined)[];
}

interface Bounds extends Measure {
  readonly limit: number;
  /** Whether stops are mixed in Display P3. */
  readonly isWide: boolean;
}

interface Search extends Bounds {
  /** Index of the place that last exceeded the limit. */
  exceeded: number;
}

function longestSegments(curve: readonly CurvePlace[], bounds: Bounds, positionSteps: number) {
  const places: Places = { curve, positionSteps, isWide: bounds.isWide, stops: [] };
  const first = stopAt(places, 0);
  const stops: FoundStop[] = first === undefined ? [] : [first];
  let maxDelta = 0;
  let from = 0;
  while (from < curve.length - 1) {
    const next = farthestWithin(places, from, bounds);
    const [start, end] = [stopAt(places, from), stopAt(places, next.to)];
    if (start === undefined || end === undefined) break;
    stops.push(end);
    maxDelta = Math.max(maxDelta, next.delta);
    from = next.to;
  }
  return { stops, maxDelta };
}

/**
 * The last sample that a single segment reaches within the limit: by doubling, then by bisection, then sample by
 * sample.
 */
function farthestWithin(places: Places, from: number, bounds: Bounds) {
  const { limit } = bounds;
  const last = endOfSpan(places.curve, from);
  const search: Search = { ...bounds, exceeded: -1 };
  const deltaTo = (to: number) => deltaOfSegment(places, from, to, search);
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
  // Rounding to 8 bits can make one sample fail and a later one fit.
  for (let to = good.to + 2; to <= Math.min(last, good.to + AFTER_A_FAILURE); to += 1) {
    const delta = deltaTo(to);
    if (delta <= limit) good = { to, delta };
  }
  return good;
}

const AFTER_A_FAILURE = 60;

/** The next stop of the gradient, which no segment steps over: people look for their own colors. */
function endOfSpan(curve: readonly CurvePlace[], from: number): number {
  for (let index = from + 1; index < curve.length; index += 1) if (curve[index]?.isStop) return index;
  return curve.length - 1;
}

/**
 * The greatest difference between the curve and one segment; stops early above the limit. What exceeded the limit for
 * the segment before usually does again, so that place, if it is inside, is looked at first.
 */
function deltaOfSegment(places: Places, from: number, to: number, search: Search): number {
  const [start, end] = [stopAt(places, from), stopAt(places, to)];
  if (start === undefined || end === undefined) return Number.POSITIVE_INFINITY;
  const { limit, exceeded } = search;
  const likely = exceeded > from && exceeded < to ? places.curve[exceeded] : undefined;
  if (likely !== undefined) {
    const delta = deltaToRamp(likely, start, end, 0, search);
    if (delta > limit) return delta;
  }
  let greatest = 0;
  for (let index = from; index <= to; index += 1) {
    const place = places.curve[index];
    if (place === undefined) continue;
    greatest = deltaToRamp(place, start, end, greatest, search);
    if (greatest > limit) {
      search.exceeded = index;
      return greatest;
    }
  }
  return greatest;
}

function stopAt(places: Places, index: number): FoundStop | undefined {
  const place = places.curve[index];
  return place && (places.stops[index] ??= stopOf(places, place));
}

function stopOf(places: Places, place: CurvePlace): FoundStop {
  const [red, green, blue] = place.srgb;
  // A stop of one's own stays where it is.
  const steps = place.isStop ? FINEST : places.positionSteps;
  return {
    ...(places.isWide && { wide: wideOf(place.color) }),
    bytes: [Math.round(red * 255), Math.round(green * 255), Math.round(blue * 255)],
    alpha: alphaByte(place.alpha),
    position01: Math.round(place.position01 * steps) / steps,
  };
}

function wideOf(color: Color): Triple {
  const [red = 0, green = 0, blue = 0] = convertColor(color, "display-p3").coords;
  return [red, green, blue];
}

/** Adjacent pieces share a position, where identical stops would repeat; duplicates are removed. */
function withoutDuplicates(stops: readonly FoundStop[]): readonly FoundStop[] {
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
