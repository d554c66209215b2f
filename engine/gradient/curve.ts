/**
 * A gradient as browsers paint it: dense samples in sRGB, clipped, and their OKLab composited on black and on
 * white.
 */

import { colorToSrgb } from "#engine/space/convert.ts";
import { linearSrgbToOklab } from "#engine/space/oklab.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { type Gradient, type Span, spansOf } from "./gradient.ts";

export interface CurvePlace {
  readonly position01: number;
  /** Encoded sRGB, 0 to 1, clipped. */
  readonly srgb: Triple;
  /** 0 to 1. */
  readonly alpha: number;
  /** Composited on black and on white; a single value if opaque. */
  readonly seen: readonly Seen[];
}

/** An opaque color, encoded and in OKLab, which is computed on demand. */
export interface Seen {
  readonly srgb: Triple;
  readonly oklab: () => Triple;
}

export interface PlainStop {
  readonly bytes: readonly [number, number, number];
  readonly alpha: number;
  readonly position01: number;
}

/** Samples per span between two stops, both ends included; more where the color changes quickly. */
export const PLACES_A_SPAN = 256;
/**
 * Neighboring samples are at most this ΔEOK apart, so that between them the difference exceeds that at the samples by
 * half of it at most: where a color meets the edge of sRGB. Measured, it is a tenth of the usual tolerance.
 */
const NEAR = 0.003;
/** Halvings of a sample's distance: a change within a sixty-thousandth of a span counts as a hard change. */
const MOST_HALVINGS = 8;
/** Samples of a span in which nothing changes. */
const LEAST_PLACES = 8;

/**
 * The gradient split at hard changes, each piece an array of samples in rising order. A piece with a single stop has
 * one sample.
 */
export function createCurve(gradient: Gradient): readonly (readonly CurvePlace[])[] {
  const { stops } = gradient;
  const [first] = stops;
  const last = stops.at(-1);
  if (first === undefined || last === undefined) throw new Error("A gradient needs at least one stop");
  const pieces: CurvePlace[][] = [];
  const add = (places: readonly CurvePlace[]): void => {
    const piece = pieces.at(-1);
    const [from, to] = [piece?.at(-1), places[0]];
    if (from !== undefined && to !== undefined && deltaOfPlaces(from.seen, to.seen) < NEAR)
      piece?.push(...places.slice(1));
    else pieces.push([...places]);
  };
  add([placeOf(first.color, first.position01)]);
  for (const span of spansOf(gradient)) {
    if (span.end01 <= span.start01) continue;
    const ends = [0, ...span.jumps, 1];
    for (const [index, end] of ends.entries()) {
      const start = ends[index - 1];
      if (start !== undefined) for (const places of placesOf(span, start, end)) add(places);
    }
  }
  add([placeOf(last.color, last.end01 ?? last.position01)]);
  return pieces;
}

/** From just after one jump to just before the next. */
function placesOf(span: Span, start: number, end: number): readonly (readonly CurvePlace[])[] {
  const length = span.end01 - span.start01;
  const count = Math.max(LEAST_PLACES, Math.round(PLACES_A_SPAN * (end - start)));
  const at = (t01: number): CurvePlace => {
    const inside = Math.min(end === 1 ? 1 : end - JUST, Math.max(start === 0 ? 0 : start + JUST, t01));
    return placeOf(span.colorAt(inside), span.start01 + length * t01);
  };
  let places = [at(start)];
  const pieces = [places];
  const fill = (from: number, to: number, next: CurvePlace, halvings: number): void => {
    const before = places.at(-1);
    const isFar = before !== undefined && deltaOfPlaces(before.seen, next.seen) > NEAR;
    if (isFar && halvings > 0) {
      const middle = (from + to) / 2;
      fill(from, middle, at(middle), halvings - 1);
      fill(middle, to, next, halvings - 1);
    } else if (isFar) {
      places = [next];
      pieces.push(places);
    } else places.push(next);
  };
  for (let step = 1; step <= count; step += 1) {
    const [from, to] = [start + ((end - start) * (step - 1)) / count, start + ((end - start) * step) / count];
    fill(from, to, at(to), MOST_HALVINGS);
  }
  return pieces;
}

const JUST = 1e-9;

/** The color at a position as browsers paint it: clipped to sRGB, premultiplied, and composited on black and white. */
export function placeOf(color: Parameters<typeof colorToSrgb>[0], position01: number): CurvePlace {
  const { red, green, blue } = colorToSrgb(color);
  const srgb: Triple = [clipped(red), clipped(green), clipped(blue)];
  const alpha = clipped(color.alpha ?? 0);
  return { position01, srgb, alpha, seen: seenOf(srgb, alpha) };
}

/**
 * What sRGB interpolation between two 8-bit stops, premultiplied, paints at a position between them.
 *
 * @internal The plain form of `deltaToRamp`, for tests and the benchmark.
 */
export function rampPlace(start: PlainStop, end: PlainStop, position01: number): readonly Seen[] {
  const { srgb, alpha } = rampColor(start, end, position01);
  return seenOf(srgb, alpha);
}

function rampColor(start: PlainStop, end: PlainStop, position01: number) {
  const span = end.position01 - start.position01;
  const t = span <= 0 ? 1 : clipped((position01 - start.position01) / span);
  const a0 = start.alpha / 255;
  const a1 = end.alpha / 255;
  const alpha = a0 + (a1 - a0) * t;
  const channel = (index: 0 | 1 | 2): number => {
    const c0 = start.bytes[index] / 255;
    const c1 = end.bytes[index] / 255;
    const premultiplied = c0 * a0 + (c1 * a1 - c0 * a0) * t;
    return alpha === 0 ? 0 : clipped(premultiplied / alpha);
  };
  const srgb: Triple = [channel(0), channel(1), channel(2)];
  return { srgb, alpha };
}

/**
 * As `deltaOfPlaces` of a sample and `rampPlace` there, but at least `floor`. The search asks this a hundred thousand
 * times for one gradient, so an opaque color, which is seen in one way only, becomes no `Seen`.
 */
export function deltaToRamp(place: CurvePlace, start: PlainStop, end: PlainStop, floor: number): number {
  const { srgb, alpha } = rampColor(start, end, place.position01);
  const only = place.seen.length === 1 && alpha >= 1 ? place.seen[0] : undefined;
  if (only === undefined) return Math.max(floor, deltaOfPlaces(place.seen, seenOf(srgb, alpha)));
  if (isWithin(only.srgb, srgb, ROUNDED)) return floor;
  const [red, green, blue] = srgb;
  const [lightness, a, b] = only.oklab();
  const painted = linearSrgbToOklab(srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue));
  const dLightness = lightness - painted[0];
  const dA = a - painted[1];
  const dB = b - painted[2];
  // `Math.hypot` is slow, and rounds by far less than this.
  const squared = dLightness * dLightness + dA * dA + dB * dB;
  if (squared < floor * floor * (1 - 1e-9)) return floor;
  return Math.max(floor, Math.hypot(dLightness, dA, dB));
}

/** Shares of 1: the error of rounding a channel to 8 bits, and the additional error of rounding its alpha. */
const [ROUNDED, ROUNDED_TWICE] = [0.5 / 255 + 1e-9, 1 / 255 + 1e-9];

/**
 * The greatest ΔEOK between the composited colors of two samples. Differences below 8-bit precision count as 0: near
 * black half an 8-bit step is 0.03 in OKLab, and neither a stop nor a screen can be more exact.
 */
export function deltaOfPlaces(place: readonly Seen[], other: readonly Seen[]): number {
  const count = Math.max(place.length, other.length);
  const unseen = count === 1 ? ROUNDED : ROUNDED_TWICE;
  let greatest = 0;
  for (let index = 0; index < count; index += 1) {
    const [p, q] = [place[index] ?? place[0], other[index] ?? other[0]];
    if (p === undefined || q === undefined || isWithin(p.srgb, q.srgb, unseen)) continue;
    const [first, second] = [p.oklab(), q.oklab()];
    greatest = Math.max(
      greatest,
      Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]),
    );
  }
  return greatest;
}

function isWithin(first: Triple, second: Triple, most: number): boolean {
  return (
    Math.abs(first[0] - second[0]) <= most &&
    Math.abs(first[1] - second[1]) <= most &&
    Math.abs(first[2] - second[2]) <= most
  );
}

/** The byte of an alpha from 0 to 1. */
export function alphaByte(alpha01: number): number {
  return Math.round(alpha01 * 255);
}

function seenOf(srgb: Triple, alpha: number): readonly Seen[] {
  if (alpha >= 1) return [seen(srgb)];
  const [red, green, blue] = srgb;
  const over = (ground: number): Seen => {
    const mixed = (value: number) => value * alpha + ground * (1 - alpha);
    return seen([mixed(red), mixed(green), mixed(blue)]);
  };
  return [over(0), over(1)];
}

function seen(srgb: Triple): Seen {
  let known: Triple | undefined;
  const [red, green, blue] = srgb;
  return {
    srgb,
    oklab: () => (known ??= linearSrgbToOklab(srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue))),
  };
}

function clipped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
