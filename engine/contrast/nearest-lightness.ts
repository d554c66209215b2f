/**
 * The nearest color in lightness that reaches a contrast, rounded to 8 bits: a suggestion is written as hex or as
 * integers of rgb(), and must pass as written (COL-7).
 */

import { mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, colorToSrgb, oklchToColor } from "#engine/space/convert.ts";
import { apcaLc, wcagRatio } from "./contrast.ts";
import { distanceKeepingHue, isOfOppositeHue } from "./hue-distance.ts";

export interface NearestPassingOptions {
  /** WCAG ratio 1 to 21, or absolute Lc 0 to 106. */
  readonly target: number;
  readonly metric?: "wcag" | "apca";
}

/**
 * The 8-bit color nearest to `color` in OKLCH lightness that reaches the target against `against`, with the same hue
 * and as much of its chroma as sRGB holds. Returns the color itself if it passes already, undefined if none does.
 */
export function nearestPassing(
  color: Color,
  against: Color,
  options: NearestPassingOptions,
): Color | undefined {
  const { target, metric = "wcag" } = options;
  return nearestReaching(color, target, (candidate) =>
    metric === "wcag" ? wcagRatio(candidate, against) : Math.abs(apcaLc(candidate, against)),
  );
}

/** Like `nearestPassing`, with any measure that grows towards black or towards white. */
export function nearestReaching(
  color: Color,
  target: number,
  measure: (candidate: Color) => number,
): Color | undefined {
  if (measure(color) >= target) return color;
  const origin = colorToOklch(color);
  const at = (lightness: number): Color =>
    mapToGamutConstantHue(oklchToColor({ ...origin, lightness }, color.alpha), "srgb");
  const start = measure(color) - target;
  const found = [0, 1].flatMap((end) => {
    const atEnd = measure(at(end)) - target;
    const reaches = (lightness: number): number => measure(at(lightness)) - target;
    return atEnd < 0 ? [] : [crossing(reaches, [origin.lightness, start], [end, atEnd])];
  });
  const [first, second] = found;
  if (first === undefined) return undefined;
  const isFirstNearer =
    second === undefined || Math.abs(first - origin.lightness) <= Math.abs(second - origin.lightness);
  return onPassingBytes(at(isFirstNearer ? first : second), target, measure);
}

/**
 * Weighted ΔEOK from which rounding to the bytes beside each channel counts as far. Only colors near black are that far:
 * there a single 8-bit step turns the hue, and a color two steps away may keep it.
 */
const FAR_ROUNDED = 0.01;

/**
 * Rounds each channel to 8 bits such that the color still passes: the nearest such color, with its hue weighted more
 * than its lightness.
 */
function onPassingBytes(exact: Color, target: number, measure: (candidate: Color) => number): Color {
  const passes = (candidate: Color): boolean =>
    measure(candidate) >= target && !isOfOppositeHue(exact, candidate);
  const beside = nearestOnBytes(exact, 0, passes);
  if (beside !== undefined && beside.distance < FAR_ROUNDED) return beside.candidate;
  const wider = nearestOnBytes(exact, 1, passes);
  return wider?.candidate ?? exact;
}

/** Channels of 0 to 1 that differ by less are those of a gray: a tenth of an 8-bit step. */
const SAME_CHANNEL = 0.0004;

/** The nearest color that passes among the bytes beside each channel, and as many `more` on both sides of these. */
function nearestOnBytes(exact: Color, more: number, passes: (candidate: Color) => boolean) {
  const { red, green, blue } = colorToSrgb(exact);
  const blues = stepsOf(blue, more);
  const greens = stepsOf(green, more);
  const isGray = Math.max(red, green, blue) - Math.min(red, green, blue) < SAME_CHANNEL;
  return (
    stepsOf(red, more)
      .flatMap((r) =>
        greens.flatMap((g) =>
          blues.map((b): Color => ({ space: "srgb", coords: [r, g, b], alpha: exact.alpha })),
        ),
      )
      // A gray stays gray, though a tint may be nearer.
      .filter((candidate) => (!isGray || new Set(candidate.coords).size === 1) && passes(candidate))
      .map((candidate) => ({ candidate, distance: distanceKeepingHue(exact, candidate) }))
      .toSorted((a, b) => a.distance - b.distance)[0]
  );
}

/** The bytes from `more` below to `more` above a channel of 0 to 1, divided by 255. */
function stepsOf(value: number, more: number): readonly number[] {
  const held = Math.min(255, Math.max(0, value * 255));
  const [first, last] = [Math.max(0, Math.floor(held) - more), Math.min(255, Math.ceil(held) + more)];
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) / 255);
}

/**
 * Lightnesses, and contrasts, that differ by less than this count as equal; for lightness it is a fortieth of an
 * 8-bit step.
 */
const [SAME_LIGHTNESS, SAME_MEASURE] = [1e-4, 1e-4];
const MAX_STEPS = 40;
/**
 * After this many steps regula falsi gives way to bisection, because gamut-mapped colors do not change quite evenly.
 */
const QUICK_STEPS = 12;

/**
 * Finds where `value` changes from negative to 0 or more, between two positions with these signs. The returned
 * position is always one with 0 or more. Regula falsi (Illinois variant), then bisection.
 */
function crossing(
  value: (place: number) => number,
  [from, atFrom]: readonly [number, number],
  [to, atTo]: readonly [number, number],
): number {
  let [failing, passing, low, high] = [from, to, atFrom, atTo];
  let [best, lastWas] = [atTo, ""];
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (Math.abs(passing - failing) < SAME_LIGHTNESS || best < SAME_MEASURE) break;
    const place =
      step < QUICK_STEPS ? failing + ((passing - failing) * -low) / (high - low) : (failing + passing) / 2;
    const at = value(place);
    if (at >= 0) {
      if (lastWas === "passing") low /= 2;
      [passing, high, best, lastWas] = [place, at, at, "passing"];
    } else {
      if (lastWas === "failing") high /= 2;
      [failing, low, lastWas] = [place, at, "failing"];
    }
  }
  return passing;
}
