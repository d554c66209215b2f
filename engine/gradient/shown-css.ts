/**
 * A gradient as CSS for a screen: sampled here, so that it looks as its files do, whatever the browser supports.
 */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { interpolateColors } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { placeOf } from "./curve.ts";
import { leavingColors } from "./drawn-alike.ts";
import { type Gradient, spansOf } from "./gradient.ts";
import { functionName, geometryText, percentText } from "./write/gradient-text.ts";

export interface ShownOptions {
  /** Transforms each color, such as by simulated color vision. */
  readonly seen?: (color: Color) => Color;
  /** From left to right, whatever the gradient's own shape. */
  readonly isStrip?: boolean;
}

/** Samples of the part between two hard changes, and how often the distance between two is halved where the color bends. */
const [SAMPLES, MAX_HALVINGS] = [12, 3];
/** A component farther from the middle of its neighbors than this, 0 to 1, is a bend: one and a half levels of 255. */
const BEND = 1.5 / 255;
const JUST = 1e-6;
const DECIMALS = 5;

/** A CSS background. */
export function shownCss(
  gradient: Gradient,
  { seen = (color) => color, isStrip = false }: ShownOptions = {},
): string {
  const { stops: given } = gradient;
  const [first] = given;
  if (first === undefined) return "none";
  const leaving = leavingColors(gradient);
  const text = (color: Color): string => shownColor(seen(color));
  const stops = [`${text(leaving(first.color))} ${percentText(first.position01)}`];
  for (const { start01, end01, colorAt, jumps } of spansOf(gradient)) {
    const ends = [0, ...jumps, 1];
    for (const [index, to] of ends.entries()) {
      const from = ends[index - 1];
      if (from === undefined) continue;
      const inside = (t01: number): Color =>
        leaving(colorAt(Math.min(to === 1 ? 1 : to - JUST, Math.max(from === 0 ? 0 : from + JUST, t01))));
      for (const { t01, color } of bentSamples(inside, [from, to]))
        stops.push(`${text(color)} ${percentText(start01 + (end01 - start01) * t01)}`);
    }
  }
  const last = given.at(-1) ?? first;
  stops.push(`${text(leaving(last.color))} ${percentText(last.end01 ?? last.position01)}`);
  return isStrip
    ? `linear-gradient(90deg, ${stops.join(", ")})`
    : `${functionName(gradient)}(${geometryText(gradient, false)}, ${stops.join(", ")})`;
}

interface Sample {
  readonly t01: number;
  readonly color: Color;
}

/**
 * Evenly spaced samples, and more between those where the browser would be off: it mixes hex colors in sRGB, and in OKLab if
 * one of all is outside.
 */
function bentSamples(
  colorAt: (t01: number) => Color,
  [from, to]: readonly [number, number],
): readonly Sample[] {
  const at = (t01: number): Sample => ({ t01, color: colorAt(t01) });
  const samples = [at(from)];
  const add = (start: Sample, end: Sample, halvings: number): void => {
    const middle = halvings > 0 ? at((start.t01 + end.t01) / 2) : undefined;
    if (middle !== undefined && isBent(start.color, middle.color, end.color)) {
      add(start, middle, halvings - 1);
      add(middle, end, halvings - 1);
    } else samples.push(end);
  };
  for (let step = 1; step <= SAMPLES; step += 1) {
    const [start, end] = [step - 1, step].map((each) => at(from + ((to - from) * each) / SAMPLES));
    if (start !== undefined && end !== undefined) add(start, end, MAX_HALVINGS);
  }
  return samples;
}

function isBent(start: Color, middle: Color, end: Color): boolean {
  const painted = paintedOf(middle);
  const [first, last] = [paintedOf(start), paintedOf(end)];
  const isOff = (mixed: readonly number[]): boolean =>
    painted.some((value, at) => Math.abs(value - (mixed[at] ?? 0)) > BEND);
  if (isOff(first.map((value, at) => (value + (last[at] ?? 0)) / 2))) return true;
  const isAtEdge = [first, painted, last].some((each) => isClipped(each));
  return isAtEdge && isOff(paintedOf(interpolateColors(start, end, { space: "oklab" })(0.5)));
}

function isClipped([red = 0, green = 0, blue = 0, alpha = 1]: readonly number[]): boolean {
  return Math.min(red, green, blue) <= 0 || Math.max(red, green, blue) >= alpha;
}

/** Red, green, blue, premultiplied, and alpha, 0 to 1. */
function paintedOf(color: Color): readonly number[] {
  const { srgb, alpha } = placeOf(color, 0);
  return [...srgb.map((value) => value * alpha), alpha];
}

/** A color outside sRGB stays outside, so that the browser clips it to the screen, as it does with an export. */
function shownColor(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : colorToCss(convertColor(color, "srgb"), DECIMALS);
}
