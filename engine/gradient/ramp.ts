/**
 * The colors that a straight ramp between two 8-bit stops shows, and their difference from a gradient. CSS mixes premultiplied
 * colors (CSS Images 4 §3.5.3); SVG, canvases, GIMP, Flutter and Core Graphics mix color and alpha apart. The two agree where
 * the alpha or the color of both stops is the same.
 */

import { linearSrgbToOklab } from "#engine/space/oklab.ts";
import { srgbToLinear, type Triple } from "#engine/space/rgb-spaces.ts";
import { SPACE_WAYS } from "#engine/space/space-ways.ts";

/** How the difference between a gradient and a ramp is measured. */
export interface Measure {
  /** `either`: the ramp may be mixed in either way, so that the worse one counts. */
  readonly mixing: "premultiplied" | "either";
  /** The ΔEOK that a difference of one whole channel counts as; 0 without regard to channels. */
  readonly channelWeight: number;
}

const USUAL: Measure = { mixing: "premultiplied", channelWeight: 0 };

/** An opaque color, encoded and in OKLab, which is computed on demand. */
export interface Seen {
  readonly srgb: Triple;
  readonly oklab: () => Triple;
}

export interface PlainStop {
  readonly bytes: readonly [number, number, number];
  readonly alpha: number;
  readonly position01: number;
  /** Encoded Display P3, not clipped, of a stop that is mixed there; the bytes do not count then. */
  readonly wide?: Triple;
}

/** What sRGB interpolation between two 8-bit stops, premultiplied unless `isStraight`, paints at a position between them. */
export function rampPlace(
  start: PlainStop,
  end: PlainStop,
  position01: number,
  isStraight = false,
): readonly Seen[] {
  const { srgb, alpha } = rampColor(start, end, position01, isStraight);
  return seenOf(srgb, alpha);
}

function rampColor(start: PlainStop, end: PlainStop, position01: number, isStraight: boolean) {
  const span = end.position01 - start.position01;
  const t = span <= 0 ? 1 : clipped((position01 - start.position01) / span);
  const a0 = start.alpha / 255;
  const a1 = end.alpha / 255;
  const alpha = a0 + (a1 - a0) * t;
  const channel = (index: 0 | 1 | 2): number => {
    const c0 = start.wide?.[index] ?? start.bytes[index] / 255;
    const c1 = end.wide?.[index] ?? end.bytes[index] / 255;
    if (isStraight) return c0 + (c1 - c0) * t;
    return alpha === 0 ? 0 : (c0 * a0 + (c1 * a1 - c0 * a0) * t) / alpha;
  };
  const mixed: Triple = [channel(0), channel(1), channel(2)];
  return { srgb: clippedAll(start.wide === undefined ? mixed : wideToSrgb(mixed)), alpha };
}

/** As `convertColor` does it, without the objects of a color: the search asks this for every place. */
function wideToSrgb(wide: Triple): Triple {
  return SPACE_WAYS.srgb.fromXyz(SPACE_WAYS["display-p3"].toXyz(wide));
}

/**
 * As `deltaOfPlaces` of a sample and `rampPlace` there, but at least `floor`. The search asks this a hundred thousand
 * times for one gradient, so the ramp's color becomes no `Seen`.
 */
export function deltaToRamp(
  place: { readonly position01: number; readonly seen: readonly Seen[] },
  start: PlainStop,
  end: PlainStop,
  floor: number,
  { mixing, channelWeight }: Measure = USUAL,
): number {
  const { srgb, alpha } = rampColor(start, end, place.position01, false);
  const delta = deltaToColor(place.seen, srgb, alpha, floor, channelWeight);
  if (mixing === "premultiplied" || start.alpha === end.alpha) return delta;
  const straight = rampColor(start, end, place.position01, true);
  return deltaToColor(place.seen, straight.srgb, alpha, delta, channelWeight);
}

/** As `deltaOfPlaces` of a sample and a color, but at least `floor`. */
function deltaToColor(
  place: readonly Seen[],
  [red, green, blue]: Triple,
  alpha: number,
  floor: number,
  channelWeight: number,
): number {
  const count = alpha >= 1 ? place.length : 2;
  const unseen = count === 1 ? ROUNDED : ROUNDED_TWICE;
  const share = Math.min(1, alpha);
  let greatest = floor;
  // Over black, and over white.
  for (let ground = 0; ground < count; ground += 1) {
    const sample = place[ground] ?? place[0];
    if (sample === undefined) continue;
    const under = ground * (1 - share);
    const painted: Triple = [red * share + under, green * share + under, blue * share + under];
    const change = largestChange(sample.srgb, painted);
    if (change <= unseen) continue;
    greatest = Math.max(greatest, channelWeight * change);
    const [lightness, a, b] = sample.oklab();
    const seenAs = linearSrgbToOklab(
      srgbToLinear(painted[0]),
      srgbToLinear(painted[1]),
      srgbToLinear(painted[2]),
    );
    const dLightness = lightness - seenAs[0];
    const dA = a - seenAs[1];
    const dB = b - seenAs[2];
    // `Math.hypot` is slow, and rounds by far less than this.
    const squared = dLightness * dLightness + dA * dA + dB * dB;
    if (squared >= greatest * greatest * (1 - 1e-9))
      greatest = Math.max(greatest, Math.hypot(dLightness, dA, dB));
  }
  return greatest;
}

/** The largest difference of a channel between a sample and the ramp there, 0 to 1, over the worse ground and mixing. */
export function changeToRamp(
  place: { readonly position01: number; readonly seen: readonly Seen[] },
  start: PlainStop,
  end: PlainStop,
  mixing: Measure["mixing"],
): number {
  let greatest = 0;
  for (const isStraight of mixing === "either" && start.alpha !== end.alpha ? [false, true] : [false]) {
    const painted = rampPlace(start, end, place.position01, isStraight);
    for (const [index, { srgb }] of place.seen.entries()) {
      const there = painted[index] ?? painted[0];
      if (there !== undefined) greatest = Math.max(greatest, largestChange(srgb, there.srgb));
    }
  }
  return greatest;
}

/** Shares of 1: the error of rounding a channel to 8 bits, and the additional error of rounding its alpha. */
const [ROUNDED, ROUNDED_TWICE] = [0.5 / 255 + 1e-9, 1 / 255 + 1e-9];

/**
 * The greatest ΔEOK between the composited colors of two samples, or the greatest difference of a channel with its weight. Differences below 8-bit precision count as 0: near
 * black half an 8-bit step is 0.03 in OKLab, and neither a stop nor a screen can be more exact.
 */
export function deltaOfPlaces(place: readonly Seen[], other: readonly Seen[], channelWeight = 0): number {
  const count = Math.max(place.length, other.length);
  const unseen = count === 1 ? ROUNDED : ROUNDED_TWICE;
  let greatest = 0;
  for (let index = 0; index < count; index += 1) {
    const [p, q] = [place[index] ?? place[0], other[index] ?? other[0]];
    if (p === undefined || q === undefined || isWithin(p.srgb, q.srgb, unseen)) continue;
    const [first, second] = [p.oklab(), q.oklab()];
    greatest = Math.max(
      greatest,
      channelWeight * largestChange(p.srgb, q.srgb),
      Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]),
    );
  }
  return greatest;
}

function isWithin(first: Triple, second: Triple, most: number): boolean {
  return largestChange(first, second) <= most;
}

function largestChange(first: Triple, second: Triple): number {
  return Math.max(
    Math.abs(first[0] - second[0]),
    Math.abs(first[1] - second[1]),
    Math.abs(first[2] - second[2]),
  );
}

/** The byte of an alpha from 0 to 1. */
export function alphaByte(alpha01: number): number {
  return Math.round(alpha01 * 255);
}

/** The color over black and over white; over nothing if it is opaque. */
export function seenOf(srgb: Triple, alpha: number): readonly Seen[] {
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

function clippedAll([red, green, blue]: Triple): Triple {
  return [clipped(red), clipped(green), clipped(blue)];
}

/** From 0 to 1. */
export function clipped(value: number): number {
  return Math.min(1, Math.max(0, value));
}
