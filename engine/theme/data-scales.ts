/**
 * Sequential and diverging palettes for charts: a path through OKLCH, divided at equal distances (ΔEOK), so that
 * equal steps in the data look equal. Lightness only falls (sequential), or falls symmetrically from the middle to
 * both ends (diverging), so the order survives color vision deficiencies and grayscale printing.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { type ClosestSeen, closestSeen, leastSeenDistance, seenBy } from "#engine/vision/vision-distance.ts";
import { snapped } from "./theme-contrast.ts";

export interface SequentialRequest {
  /** 3 to 15. */
  readonly count: number;
  /** Sets the hue and the chroma of the middle. */
  readonly brand: Color;
  /** Hue rotation from the lightest to the darkest step in degrees, -180 to 180; 25 by default. */
  readonly turnDeg?: number;
  /** For dark pages: the least value is the darkest. */
  readonly isForDark?: boolean;
}

export interface DivergingRequest {
  /** 3 to 15; with an odd number there is a middle step. */
  readonly count: number;
  readonly low: Color;
  /** By default the hue that readers with a deficiency distinguish best from `low`. */
  readonly high?: Color;
  readonly isForDark?: boolean;
}

export interface DataScale {
  /** From the least value to the greatest. */
  readonly colors: readonly Color[];
  /** ΔEOK of neighboring steps, 0 to 1. */
  readonly deltas: readonly number[];
  readonly worst: ClosestSeen | undefined;
}

const [MIN_COUNT, MAX_COUNT] = [3, 15];
/** OKLCH lightness of the ends, 0 to 1. */
const [LIGHT, DARK] = [0.955, 0.33];
const [DIVERGING_MIDDLE, DIVERGING_MIDDLE_DARK] = [0.955, 0.27];
/** Number of points at which the path is measured before it is divided. */
const SAMPLES = 240;
const VIVID = 0.15;

/**
 * A scale from light to dark (reversed for dark backgrounds) in the hue of `brand`, which rotates by `turnDeg`
 * (clamped to ±180) along the way; steps of even ΔEOK, all in sRGB. A gray brand gives a gray scale.
 */
export function sequentialPalette(request: SequentialRequest): DataScale {
  const { brand, turnDeg = 25, isForDark = false } = request;
  const { chroma, hueDeg } = colorToOklch(brand);
  const most = hueDeg === undefined ? 0 : Math.max(Math.min(chroma, 0.2), Math.min(chroma * 2, 0.08));
  const turn = Math.min(180, Math.max(-180, turnDeg));
  const path = (t01: number): Color =>
    inSrgb(
      LIGHT + (DARK - LIGHT) * t01,
      // Pale at the light end, full chroma in the middle, still chromatic at the dark end.
      most * (0.18 + 0.82 * Math.sin(Math.PI * Math.min(1, 0.1 + 0.68 * t01)) ** 0.9),
      hueDeg === undefined ? undefined : hueDeg + turn * (t01 - 0.5),
    );
  const colors = evenlyCut(path, countOf(request.count));
  return measured(isForDark ? colors.toReversed() : colors);
}

/**
 * Two scales that meet in a near-neutral middle at equal distance from both ends; `high` is the most distinguishable
 * hue from `low` by default. Steps of even ΔEOK, all in sRGB.
 */
export function divergingPalette(request: DivergingRequest): DataScale {
  const { low, isForDark = false } = request;
  const high = request.high ?? across(low);
  const count = countOf(request.count);
  const half = Math.floor(count / 2);
  const middle = isForDark ? DIVERGING_MIDDLE_DARK : DIVERGING_MIDDLE;
  const end = isForDark ? 0.84 : 0.4;
  const arm = (color: Color): Color[] => {
    const { chroma, hueDeg } = colorToOklch(color);
    const most = hueDeg === undefined ? 0 : Math.min(0.19, Math.max(chroma, Math.min(chroma * 2, 0.08)));
    const path = (t01: number): Color => inSrgb(middle + (end - middle) * t01, most * t01 ** 0.8, hueDeg);
    // An even number has no middle step: the two innermost are half a step away from it.
    return count % 2 === 1
      ? evenlyCut(path, half + 1)
      : evenlyCut(path, 2 * half).filter((_, index) => index % 2 === 1);
  };
  const [lower, upper] = [arm(low), arm(high)];
  return measured(
    count % 2 === 1 ? [...lower.toReversed(), ...upper.slice(1)] : [...lower.toReversed(), ...upper],
  );
}

/** The hue that is farthest from the given one under all four kinds of vision, at a similar lightness. */
function across(color: Color): Color {
  const { chroma, hueDeg } = colorToOklch(color);
  const vivid = Math.max(VIVID, chroma);
  const from = seenBy(inSrgb(0.5, vivid, hueDeg ?? 250));
  let [best, bestDistance] = [color, -1];
  for (let turn = 0; turn < 360; turn += 5) {
    const candidate = inSrgb(0.5, vivid, turn);
    const distance = leastSeenDistance(from, seenBy(candidate));
    if (distance > bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** `count` colors on the path, including both ends, at equal distances. */
function evenlyCut(path: (t01: number) => Color, count: number): Color[] {
  const samples = Array.from({ length: SAMPLES + 1 }, (_, index) => path(index / SAMPLES));
  const lengths = [0];
  for (const [index, sample] of samples.slice(1).entries())
    lengths.push((lengths[index] ?? 0) + deltaEOK(samples[index] ?? sample, sample));
  const whole = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, index) => {
    const wanted = count === 1 ? 0 : (whole * index) / (count - 1);
    const found = lengths.findIndex((length) => length >= wanted - 1e-9);
    return snapped(samples[found === -1 ? SAMPLES : found] ?? path(1));
  });
}

function measured(colors: readonly Color[]): DataScale {
  return {
    colors,
    deltas: colors.slice(1).map((color, index) => deltaEOK(color, colors[index] ?? color)),
    worst: closestSeen(colors.map(seenBy)),
  };
}

function inSrgb(lightness: number, chroma: number, hueDeg: number | undefined): Color {
  return mapToGamutConstantHue(
    oklchToColor({ lightness, chroma: hueDeg === undefined ? 0 : chroma, hueDeg }),
    "srgb",
  );
}

function countOf(count: number): number {
  return Math.min(MAX_COUNT, Math.max(MIN_COUNT, Math.round(count)));
}
