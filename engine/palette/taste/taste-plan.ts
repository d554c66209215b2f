/** Which examples a request is drawn after, and what all its candidates share. */

import type { Gamut } from "#engine/gamut/gamut.ts";
import { type MoodRange, withCharacter } from "#engine/palette/character.ts";
import { clamp } from "#engine/palette/generate-candidate.ts";
import type { GenerateRequest } from "#engine/palette/generate-request.ts";
import { apartDeg } from "#engine/space/angle.ts";
import { ruleSpread, type Spread } from "./rule-spread.ts";
import { type Example, examplesUnder, type Fit, tasteExamples } from "./taste-examples.ts";
import { rangeOfMood } from "./taste-moods.ts";
import { distance, type Tone, toneOf } from "./tone.ts";

/** A color that the palette has in any case, and its place. */
export interface Fixed {
  readonly index: number | undefined;
  readonly tone: Readonly<Tone>;
}

/** What all candidates of one palette share. */
export interface TastePlan {
  readonly request: GenerateRequest;
  readonly gamut: Gamut;
  readonly spread: Spread | undefined;
  readonly fits: readonly Fit[] | undefined;
  readonly fixed: readonly Fixed[];
  /** Sums of the examples' weights, ascending. */
  readonly sums: readonly number[];
  /** Ranges of the mood or of the character; undefined if the example's own are kept. */
  readonly range: MoodRange | undefined;
}

/** ΔEOK between a fixed color and the nearest of an example at which the example is followed 0.6 times as often. */
const FIXED_SIGMA = 0.06;
/** Natural logarithm of the factor of chroma at which an example is followed 0.6 times as often. */
const FACTOR_SIGMA = 0.25;
/** Mean degrees outside the hues of a mood at which an example is followed 0.6 times as often. */
const HUE_RANGE_SIGMA_DEG = 14;

/** Weighs the examples for a request. */
export function planPalette(request: GenerateRequest): TastePlan {
  const spread = ruleSpread(request.method);
  const fits = spread && examplesUnder(spread);
  const fixed = fixedOf(request);
  const range = rangeOf(request);
  const sums: number[] = [];
  let sum = 0;
  for (const [index, example] of tasteExamples().entries()) {
    sum += weightOf(example, fits?.[index], fixed, range, request);
    sums.push(sum);
  }
  const gamut = request.constraints?.gamut ?? "srgb";
  return { request, gamut, spread, fits, fixed, sums, range };
}

function fixedOf({ method, base, locks = [], count }: GenerateRequest): Fixed[] {
  const locked = locks.flatMap(({ index, color }) =>
    color === undefined || index >= count ? [] : [{ index, tone: toneOf(color) }],
  );
  return method === "from-color" && base !== undefined && locked.length < count
    ? [{ index: undefined, tone: toneOf(base) }, ...locked]
    : locked;
}

function rangeOf({ mood = "any", character }: GenerateRequest): MoodRange | undefined {
  if (mood === "any" && character === undefined) return undefined;
  const own = rangeOfMood(mood);
  return character === undefined ? own : withCharacter(own, character);
}

function weightOf(
  { tones, weight }: Example,
  fit: Fit | undefined,
  fixed: readonly Fixed[],
  range: MoodRange | undefined,
  { base }: GenerateRequest,
): number {
  let all = weight * (fit?.weight ?? 1);
  for (const { tone } of fixed) {
    const near = Math.min(...tones.map((each) => distance(each, tone)));
    all *= Math.exp(-(near ** 2) / (2 * FIXED_SIGMA ** 2)) + 1e-6;
  }
  if (range?.median !== undefined)
    all *= Math.exp(-(Math.log(towards(tones, range.median)) ** 2) / (2 * FACTOR_SIGMA ** 2)) + 1e-6;
  const hues = range?.hues;
  if (hues !== undefined && base === undefined) {
    let [outside, chromas] = [0, 1e-6];
    for (const { chroma, hueDeg } of tones) {
      outside += chroma * outsideDeg(hueDeg, hues) ** 2;
      chromas += chroma;
    }
    all *= Math.exp(-outside / chromas / (2 * HUE_RANGE_SIGMA_DEG ** 2)) + 1e-6;
  }
  return all;
}

/** The factor of chroma that brings the median into the range; 1 if it is there. */
export function towards(tones: readonly Readonly<Tone>[], [least, most]: readonly [number, number]): number {
  const sorted = tones.map(({ chroma }) => chroma).toSorted((a, b) => a - b);
  const median = Math.max(0.005, sorted[sorted.length >> 1] ?? 0);
  return clamp(median, least, most) / median;
}

function outsideDeg(hueDeg: number, [from, to]: readonly [number, number]): number {
  const half = (to - from) / 2;
  return Math.max(0, apartDeg(hueDeg, from + half) - half);
}
