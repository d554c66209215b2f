/** A gradient as it is seen: dense places in sRGB as browsers paint them, clipped, with their OKLab over black and white. */

import { colorToSrgb } from "#engine/space/convert.ts";
import { linearSrgbToOklab } from "#engine/space/oklab.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface CurvePlace {
  readonly position01: number;
  /** Encoded, 0 to 1, clipped. */
  readonly srgb: Triple;
  /** 0 to 1. */
  readonly alpha: number;
  /** OKLab over black and over white; one of them where it is opaque. */
  readonly seen: readonly Triple[];
}

export interface PlainStop {
  readonly bytes: readonly [number, number, number];
  readonly alpha: number;
  readonly position01: number;
}

/** Places of each span between two stops, its ends included. */
export const PLACES_A_SPAN = 256;

/** The pieces between hard stops, each a row of places in rising order. A piece of a single stop has one place. */
export function createCurve(gradient: Gradient): readonly (readonly CurvePlace[])[] {
  const { stops } = gradient;
  const [only] = stops;
  if (only === undefined) throw new Error("A gradient needs at least one stop");
  const pieces: CurvePlace[][] = [[]];
  let piece: CurvePlace[] = [];
  pieces[0] = piece;
  for (let index = 0; index + 1 < stops.length; index += 1) {
    const [start, end] = [stops[index], stops[index + 1]];
    if (start === undefined || end === undefined) continue;
    if (end.position01 === start.position01) {
      piece = [];
      pieces.push(piece);
      continue;
    }
    const sample = createSampler({ ...gradient, stops: [start, end] });
    const span = end.position01 - start.position01;
    for (let step = piece.length === 0 ? 0 : 1; step <= PLACES_A_SPAN; step += 1) {
      const position01 = start.position01 + (span * step) / PLACES_A_SPAN;
      piece.push(placeOf(sample(position01), position01));
    }
  }
  const filled = pieces.filter((each) => each.length > 0);
  return filled.length > 0 ? filled : [[placeOf(only.color, only.position01)]];
}

function placeOf(color: Parameters<typeof colorToSrgb>[0], position01: number): CurvePlace {
  const { red, green, blue } = colorToSrgb(color);
  const srgb: Triple = [clipped(red), clipped(green), clipped(blue)];
  const alpha = clipped(color.alpha ?? 0);
  return { position01, srgb, alpha, seen: seenOf(srgb, alpha) };
}

/** What sRGB interpolation between two 8-bit stops, premultiplied, paints at a position between them. */
export function rampPlace(start: PlainStop, end: PlainStop, position01: number): readonly Triple[] {
  const span = end.position01 - start.position01;
  const t = span <= 0 ? 1 : clipped((position01 - start.position01) / span);
  const [a0, a1] = [start.alpha / 255, end.alpha / 255];
  const alpha = a0 + (a1 - a0) * t;
  const channel = (index: 0 | 1 | 2): number => {
    const [c0, c1] = [start.bytes[index] / 255, end.bytes[index] / 255];
    const premultiplied = c0 * a0 + (c1 * a1 - c0 * a0) * t;
    return alpha === 0 ? 0 : clipped(premultiplied / alpha);
  };
  return seenOf([channel(0), channel(1), channel(2)], alpha);
}

/** The greatest ΔEOK between what is seen of two places. */
export function deltaOfPlaces(place: CurvePlace, ramp: readonly Triple[]): number {
  const count = Math.max(place.seen.length, ramp.length);
  let greatest = 0;
  for (let index = 0; index < count; index += 1) {
    const [p, q] = [place.seen[index] ?? place.seen[0], ramp[index] ?? ramp[0]];
    if (p === undefined || q === undefined) continue;
    greatest = Math.max(greatest, Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]));
  }
  return greatest;
}

/** The byte of an alpha from 0 to 1. */
export function alphaByte(alpha01: number): number {
  return Math.round(alpha01 * 255);
}

function seenOf(srgb: Triple, alpha: number): readonly Triple[] {
  if (alpha >= 1) return [oklabOf(srgb)];
  const over = (ground: number): Triple => {
    const [red, green, blue] = srgb;
    const mixed = (value: number) => value * alpha + ground * (1 - alpha);
    return oklabOf([mixed(red), mixed(green), mixed(blue)]);
  };
  return [over(0), over(1)];
}

function oklabOf([red, green, blue]: Triple): Triple {
  return linearSrgbToOklab(srgbToLinear(red), srgbToLinear(green), srgbToLinear(blue));
}

function clipped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
