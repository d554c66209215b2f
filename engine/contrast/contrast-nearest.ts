/**
 * The smallest change of a color that reaches a contrast: the least ΔEOK (CSS Color 4 §13.2) at the same hue.
 * Changing lightness alone is not always the shortest way, because less chroma can need less change of
 * lightness; chroma is never added. For each chroma, bisection finds the lightness that just passes; golden
 * section search finds the best chroma. The result is rounded to an 8-bit color that still passes, so that
 * the hex value keeps the promise.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import { toBytes } from "#engine/format/format.ts";
import { type ConstantHue, constantHue } from "#engine/gamut/constant-hue.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { distanceKeepingHue } from "./hue-distance.ts";

export interface PassingChange {
  /** An 8-bit sRGB color with the alpha of the original. */
  readonly color: Color;
  /** Its contrast by the given measure. */
  readonly contrast: number;
  /** ΔEOK from the original color, 0 to 1. */
  readonly deltaE: number;
  readonly direction: "lighter" | "darker" | "none";
}

const HALVINGS = 14;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
const GOLDEN_STEPS = 12;

interface Place {
  readonly lightness: number;
  readonly chroma: number;
  readonly distance: number;
}

/**
 * The nearest color of the same hue for which `measure` is at least `target`. `measure` may be any function
 * that grows towards black or towards white. Returns the color itself, unchanged, if it passes, and undefined
 * if no color of its hue does.
 */
export function smallestChange(
  color: Color,
  target: number,
  measure: (candidate: Color) => number,
): PassingChange | undefined {
  const own = measure(color);
  if (own >= target) return { color, contrast: own, deltaE: 0, direction: "none" };
  const tones = constantHue(color);
  const found = [1, 0].flatMap((end) => {
    const place = nearestTowards(end, tones, target, measure);
    if (place === undefined) return [];
    const onBytes = snapPassing(place, end, tones, target, measure);
    return [{ ...onBytes, deltaE: deltaEOK(color, onBytes.color) }];
  });
  const best = found.toSorted((a, b) => a.deltaE - b.deltaE)[0];
  if (best === undefined) return undefined;
  const isLighter = colorToOklch(best.color).lightness >= tones.lightness;
  return { ...best, direction: isLighter ? "lighter" : "darker" };
}

function nearestTowards(
  end: number,
  tones: ConstantHue,
  target: number,
  measure: (candidate: Color) => number,
): Place | undefined {
  const passes = (lightness: number, chroma: number): boolean =>
    measure(tones.at(lightness, chroma)) >= target;
  if (!passes(end, 0)) return undefined;
  const edge = (chroma: number): Place => {
    let [failing, passing] = [tones.lightness, end];
    if (passes(failing, chroma)) passing = failing;
    else
      for (let step = 0; step < HALVINGS; step += 1) {
        const middle = (failing + passing) / 2;
        if (passes(middle, chroma)) passing = middle;
        else failing = middle;
      }
    const real = colorToOklch(tones.at(passing, chroma)).chroma;
    const distance = Math.hypot(passing - tones.lightness, real - tones.chroma);
    return { lightness: passing, chroma: real, distance };
  };
  // Chroma is only reduced, since raising it would tint a gray. The nearest color cannot lose more chroma
  // than the distance.
  let best = edge(tones.chroma);
  let [low, high] = [Math.max(0, tones.chroma - best.distance), tones.chroma];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)].map(edge);
  for (let step = 0; step < GOLDEN_STEPS && left !== undefined && right !== undefined; step += 1) {
    for (const place of [left, right]) if (place.distance < best.distance) best = place;
    // Outside the gamut all chromas map to the same color; on a tie the search continues with the lower one.
    if (left.distance <= right.distance) {
      high = low + GOLDEN * (high - low);
      right = left;
      left = edge(high - GOLDEN * (high - low));
    } else {
      low = high - GOLDEN * (high - low);
      left = right;
      right = edge(low + GOLDEN * (high - low));
    }
  }
  return best;
}

/**
 * The offsets, in 8-bit steps, that are tried around the exact color, and the lightness change after which
 * they are tried again.
 */
const REACH = [-1, 0, 1, 2, -2];
const NUDGE = 0.002;
/** OKLCH chroma of round-off. */
const GRAY_CHROMA = 1e-4;

function snapPassing(
  { lightness, chroma }: Place,
  end: number,
  tones: ConstantHue,
  target: number,
  measure: (candidate: Color) => number,
): { color: Color; contrast: number } {
  const sign = end === 1 ? 1 : -1;
  // A gray stays gray, though a tint may be nearer.
  const isGray = tones.chroma < GRAY_CHROMA;
  for (let at = lightness; (end - at) * sign > 0; at += sign * NUDGE) {
    const exact = tones.at(at, chroma);
    const near = stepsAround(exact).flatMap((candidate) => {
      if (isGray && new Set(candidate.coords).size > 1) return [];
      const contrast = measure(candidate);
      return contrast >= target
        ? [{ color: candidate, contrast, distance: distanceKeepingHue(exact, candidate) }]
        : [];
    });
    const best = near.toSorted((a, b) => a.distance - b.distance)[0];
    if (best !== undefined) return best;
  }
  const [last] = stepsAround(tones.at(end, 0), [0]);
  const color = last ?? tones.at(end, 0);
  return { color, contrast: measure(color) };
}

function stepsAround(color: Color, reach: readonly number[] = REACH): Color[] {
  const [red, green, blue] = toBytes(color).bytes;
  const axis = (byte: number): number[] =>
    reach.map((by) => byte + by).filter((value) => value >= 0 && value <= 255);
  return axis(red).flatMap((r) =>
    axis(green).flatMap((g) =>
      axis(blue).map(
        (b): Color => ({ space: "srgb", coords: [r / 255, g / 255, b / 255], alpha: color.alpha }),
      ),
    ),
  );
}
