/**
 * A gradient as CSS for the page: sampled by the engine, so that the screen shows what an export contains, whatever
 * the browser supports.
 */

import { colorToCss } from "#engine/format/css-text.ts";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { type Gradient, spansOf } from "./gradient.ts";
import { functionName, geometryText, percentText } from "./write/gradient-text.ts";

export interface ShownOptions {
  /** Transforms each color, such as by simulated color vision. */
  readonly seen?: (color: Color) => Color;
  /** From left to right, whatever the gradient's own shape. */
  readonly isStrip?: boolean;
}

/** Samples per span between two stops. */
const SAMPLES = 20;
const JUST = 1e-6;
const DECIMALS = 5;

/** A CSS background. */
export function shownCss(
  gradient: Gradient,
  { seen = (color) => color, isStrip = false }: ShownOptions = {},
): string {
  const [first] = gradient.stops;
  if (first === undefined) return "none";
  const text = (color: Color): string => shownColor(seen(color));
  const stops = [`${text(first.color)} ${percentText(first.position01)}`];
  for (const { start01, end01, colorAt, jumps } of spansOf(gradient)) {
    const ends = [0, ...jumps, 1];
    for (const [index, to] of ends.entries()) {
      const from = ends[index - 1];
      if (from === undefined) continue;
      for (let step = 0; step <= SAMPLES; step += 1) {
        const t01 = from + ((to - from) * step) / SAMPLES;
        const inside = Math.min(to === 1 ? 1 : to - JUST, Math.max(from === 0 ? 0 : from + JUST, t01));
        stops.push(`${text(colorAt(inside))} ${percentText(start01 + (end01 - start01) * t01)}`);
      }
    }
  }
  const last = gradient.stops.at(-1) ?? first;
  stops.push(`${text(last.color)} ${percentText(last.end01 ?? last.position01)}`);
  return isStrip
    ? `linear-gradient(90deg, ${stops.join(", ")})`
    : `${functionName(gradient)}(${geometryText(gradient, false)}, ${stops.join(", ")})`;
}

/** A color outside sRGB stays outside, so that the browser clips it to the screen, as it does with an export. */
function shownColor(color: Color): string {
  return isInGamut(color, "srgb") ? formatHex(color) : colorToCss(convertColor(color, "srgb"), DECIMALS);
}
