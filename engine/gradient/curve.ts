/**
 * A gradient as browsers paint it: dense samples in sRGB, clipped, and their OKLab composited on black and on
 * white.
 */

import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import type { Triple } from "#engine/space/rgb-spaces.ts";
import { leavingColors } from "./drawn-alike.ts";
import { type Gradient, type Span, spansOf } from "./gradient.ts";
import { clipped, deltaOfPlaces, type Seen, seenOf } from "./ramp.ts";

export interface CurvePlace {
  readonly position01: number;
  /** Not clipped. */
  readonly color: Color;
  /** Whether it is a stop of the gradient, or an end of one with two positions. */
  readonly isStop: boolean;
  /** Encoded sRGB, 0 to 1, clipped. */
  readonly srgb: Triple;
  /** 0 to 1. */
  readonly alpha: number;
  /** Composited on black and on white; a single value if opaque. */
  readonly seen: readonly Seen[];
}

/** Samples per span between two stops, both ends included; more where the color changes quickly. */
export const PLACES_A_SPAN = 256;
/**
 * Neighboring samples are at most this ΔEOK apart, so that between them the difference exceeds that at the samples by
 * half of it at most: where a color meets the edge of sRGB. Measured, it is a tenth of the usual tolerance.
 */
const NEAR = 0.003;
/** Halvings of a sample's distance: a change within a sixty-thousandth of a span counts as a hard change. */
const MAX_HALVINGS = 8;
/** Samples of a span in which nothing changes. */
const MIN_PLACES = 8;

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
    if (
      from !== undefined &&
      to !== undefined &&
      deltaOfPlaces(from.seen, to.seen) < NEAR &&
      piece !== undefined
    ) {
      if (to.isStop && !from.isStop) piece[piece.length - 1] = to;
      piece.push(...places.slice(1));
    } else pieces.push([...places]);
  };
  const leaving = leavingColors(gradient);
  add([stopPlace(leaving(first.color), first.position01)]);
  for (const span of spansOf(gradient)) {
    if (span.end01 <= span.start01) continue;
    const left = { ...span, colorAt: (t01: number) => leaving(span.colorAt(t01)) };
    const ends = [0, ...span.jumps, 1];
    for (const [index, end] of ends.entries()) {
      const start = ends[index - 1];
      if (start !== undefined) for (const places of placesOf(left, start, end)) add(places);
    }
  }
  add([stopPlace(leaving(last.color), last.end01 ?? last.position01)]);
  return pieces;
}

/** From just after one jump to just before the next. */
function placesOf(span: Span, start: number, end: number): readonly (readonly CurvePlace[])[] {
  const length = span.end01 - span.start01;
  const count = Math.max(MIN_PLACES, Math.round(PLACES_A_SPAN * (end - start)));
  const at = (t01: number): CurvePlace => {
    const inside = Math.min(end === 1 ? 1 : end - JUST, Math.max(start === 0 ? 0 : start + JUST, t01));
    const place = placeOf(span.colorAt(inside), span.start01 + length * t01);
    return t01 === 0 || t01 === 1 ? { ...place, isStop: true } : place;
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
    fill(from, to, at(to), MAX_HALVINGS);
  }
  return pieces;
}

const JUST = 1e-9;

/** The color at a position as browsers paint it: clipped to sRGB, premultiplied, and composited on black and white. */
export function placeOf(color: Color, position01: number): CurvePlace {
  const { red, green, blue } = colorToSrgb(color);
  const srgb: Triple = [clipped(red), clipped(green), clipped(blue)];
  const alpha = clipped(color.alpha ?? 0);
  return { position01, color, isStop: false, srgb, alpha, seen: seenOf(srgb, alpha) };
}

function stopPlace(color: Color, position01: number): CurvePlace {
  return { ...placeOf(color, position01), isStop: true };
}
