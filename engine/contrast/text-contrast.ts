/** Contrast of gradient-filled text with its background, at every position of the gradient (TXT). */

import { createSampler, type Gradient, reachOf } from "#engine/gradient/gradient.ts";
import { functionName, geometryText, percentText } from "#engine/gradient/write/gradient-text.ts";
import type { Color } from "#engine/space/color.ts";
import { wcagRatio } from "./contrast.ts";

/** A part of the gradient, 0 to 1. */
export type Stretch = readonly [from01: number, to01: number];

export interface TextContrast {
  /** WCAG ratios at evenly spaced places from 0 to 1. */
  readonly ratios: readonly number[];
  /** The places below the target, in order. */
  readonly failing: readonly Stretch[];
  /** The share of the gradient below the target, 0 to 1. */
  readonly share01: number;
  readonly worst: { readonly ratio: number; readonly position01: number };
}

const PLACES = 256;
const HALVINGS = 12;

/**
 * `places` says where along the gradient there are letters: each entry stands for an equal part of the gradient and is
 * above 0 if the part has ink. Only these parts count for the worst ratio; without `places` the whole gradient counts.
 */
export function textContrast(
  gradient: Gradient,
  ground: Color,
  target: number,
  places?: readonly number[],
): TextContrast {
  const sample = createSampler(gradient);
  const ratioAt = (t01: number): number => wcagRatio(sample(t01), ground);
  const ratios = Array.from({ length: PLACES + 1 }, (_, index) => ratioAt(index / PLACES));
  const failing: (readonly [number, number])[] = [];
  let start: number | undefined = (ratios[0] ?? 21) < target ? 0 : undefined;
  for (let index = 1; index <= PLACES; index += 1) {
    const isFailing = (ratios[index] ?? 21) < target;
    if (isFailing === (start !== undefined)) continue;
    const at = crossing(ratioAt, target, (index - 1) / PLACES, index / PLACES);
    if (start === undefined) start = at;
    else {
      failing.push([start, at]);
      start = undefined;
    }
  }
  if (start !== undefined) failing.push([start, 1]);
  const hasLetters = (t01: number): boolean =>
    places === undefined || (places[Math.min(places.length - 1, Math.floor(t01 * places.length))] ?? 0) > 0;
  let worst = { ratio: Number.POSITIVE_INFINITY, position01: 0 };
  for (const [index, ratio] of ratios.entries())
    if (ratio < worst.ratio && hasLetters(index / PLACES)) worst = { ratio, position01: index / PLACES };
  // Without any letters, as in a text of blanks, the whole gradient counts.
  if (!Number.isFinite(worst.ratio)) return textContrast(gradient, ground, target);
  return {
    ratios,
    failing,
    share01: failing.reduce((sum, [from, to]) => sum + to - from, 0),
    worst,
  };
}

/** The position between two neighboring samples at which the ratio crosses the target. */
function crossing(ratioAt: (t01: number) => number, target: number, from: number, to: number): number {
  const isFailing = ratioAt(from) < target;
  let [low, high] = [from, to];
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (low + high) / 2;
    if (ratioAt(middle) < target === isFailing) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/**
 * A CSS mask with the shape of the gradient: opaque where text passes, and transparent over `failing`, where the
 * hatching behind it shows. A repeating gradient gives a repeating mask.
 */
export function passingMask(gradient: Gradient, failing: readonly Stretch[]): string {
  const [start, end] = gradient.isRepeating ? reachOf(gradient) : ([0, 1] as const);
  const edges = [...new Set([start, ...failing.flat(), end])]
    .filter((at) => at >= start && at <= end)
    .toSorted((a, b) => a - b);
  const items = edges.flatMap((from, index): string[] => {
    const to = edges[index + 1];
    if (to === undefined) return [];
    const middle = (from + to) / 2;
    const isFailing = failing.some(([low, high]) => middle > low && middle < high);
    const color = isFailing ? "transparent" : "#000";
    return [`${color} ${percentText(from)}`, `${color} ${percentText(to)}`];
  });
  return `${functionName(gradient)}(${geometryText(gradient, false)}, ${items.join(", ")})`;
}
