/**
 * The smallest change of a color that reaches a contrast: least distance in OKLab (ΔEOK, CSS Color 4 §13.2) with the hue
 * kept. Lightness alone is not always the nearest way: chroma given away can save more lightness, and none is added. So for each chroma
 * the lightness that just passes is found by bisection, and of the chromas the best by golden section; then the color is
 * put on eight bits a channel, on a step that still passes, so that the hex value keeps the promise.
 */

import { deltaEOK } from "#engine/difference/difference.ts";
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { type ConstantHue, constantHue } from "#engine/space/constant-hue.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";

export interface PassingChange {
  /** sRGB, on eight bits a channel, with the alpha of the color it comes from. */
  readonly color: Color;
  /** What it measures. */
  readonly contrast: number;
  /** ΔEOK from the color it comes from, 0 to 1. */
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
 * The nearest color of the same hue for which `measure` (any size that grows towards black or towards white) is at least
 * `target`; the color itself, unchanged, when it passes; undefined when no color of its hue does.
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
  // Chroma is only given away: more of it would color a grey. No nearer color has given away more than the distance.
  let best = edge(tones.chroma);
  let [low, high] = [Math.max(0, tones.chroma - best.distance), tones.chroma];
  let [left, right] = [high - GOLDEN * (high - low), low + GOLDEN * (high - low)].map(edge);
  for (let step = 0; step < GOLDEN_STEPS && left !== undefined && right !== undefined; step += 1) {
    for (const place of [left, right]) if (place.distance < best.distance) best = place;
    // Beyond the gamut all chromas give the same color: on a tie the lower one leads on.
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

/** How far around the exact color steps of eight bits are tried, and the lightness to go on when none of them passes. */
const REACH = [-1, 0, 1, 2, -2];
const NUDGE = 0.002;

function snapPassing(
  { lightness, chroma }: Place,
  end: number,
  tones: ConstantHue,
  target: number,
  measure: (candidate: Color) => number,
): { color: Color; contrast: number } {
  const sign = end === 1 ? 1 : -1;
  for (let at = lightness; (end - at) * sign > 0; at += sign * NUDGE) {
    const exact = tones.at(at, chroma);
    const near = stepsAround(exact).flatMap((candidate) => {
      const contrast = measure(candidate);
      return contrast >= target
        ? [{ color: candidate, contrast, distance: apartness(exact, candidate) }]
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

/** As ΔEOK, with what turns the hue counted three times: on dark colors one step of eight bits turns it far. */
function apartness(exact: Color, candidate: Color): number {
  const [p, q] = [colorToOklab(exact), colorToOklab(candidate)];
  const [da, db] = [q.a - p.a, q.b - p.b];
  const chroma = Math.hypot(p.a, p.b);
  const across = chroma === 0 ? Math.hypot(da, db) : (p.a * db - p.b * da) / chroma;
  return Math.hypot(q.lightness - p.lightness, da, db, across * Math.sqrt(8));
}
