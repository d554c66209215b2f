/**
 * Gradients of CSS Images Module Level 4: stops with one or two positions, an interpolation space, a hue method,
 * hints; and easing, which CSS lacks. mix.ts takes the samples, so that drawing and export agree, without the
 * browser's clipping.
 */

import { formatHex } from "#engine/format/format.ts";
import { type HueMethod, type InterpolationSpace, interpolateColors } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";
import { createProgress, type Easing, jumpsOf } from "./easing.ts";

export interface GradientStop {
  readonly color: Color;
  /** 0 at the start, 1 at the end; not less than the stop before. */
  readonly position01: number;
  /** The second position of a CSS stop, up to which the color is constant. */
  readonly end01?: number;
  /**
   * CSS color hint: the position on the way to the next stop, 0 to 1, at which both colors are equal. Ignored if
   * there is an `easing`.
   */
  readonly hint01?: number;
  /** Easing on the way to the next stop. */
  readonly easing?: Easing;
  /** Kept when other stops are drawn at random; absent if it is not. */
  readonly isLocked?: true;
}

export const EXTENTS = ["farthest-corner", "closest-side", "farthest-side", "closest-corner"] as const;
export type Extent = (typeof EXTENTS)[number];

/** Extent of a radial gradient. */
export type RadialSize =
  | { readonly shape: "circle" | "ellipse"; readonly extent: Extent }
  /** Shares of the box's width and height. */
  | { readonly shape: "ellipse"; readonly radii01: readonly [x: number, y: number] };

export interface Gradient {
  readonly type: "linear" | "radial" | "conic";
  /** In degrees, 0 is up, clockwise; the start angle of a conic gradient; ignored for a radial one. */
  readonly angleDeg: number;
  readonly space: InterpolationSpace;
  readonly hue?: HueMethod;
  readonly stops: readonly GradientStop[];
  /** Repeats the part between the first and the last stop. */
  readonly isRepeating?: boolean;
  /** Center of a radial or conic gradient, as shares of the box; the middle by default. */
  readonly center01?: readonly [x: number, y: number];
  /** Size of a radial gradient; by default a circle to the farthest corner. */
  readonly size?: RadialSize;
}

/** The part between two colors. */
export interface Span {
  readonly start01: number;
  readonly end01: number;
  /** The color at a position in the span, 0 to 1. */
  readonly colorAt: (t01: number) => Color;
  /** Positions in the span, without its ends, at which the color jumps. */
  readonly jumps: readonly number[];
}

/** The spans between the positions of the stops, in order; a hard change is a span of length 0. */
export function spansOf({ stops, space, hue }: Pick<Gradient, "stops" | "space" | "hue">): readonly Span[] {
  const options = { space, ...(hue !== undefined && { hue }) };
  return stops.flatMap((stop, index): Span[] => {
    const next = stops[index + 1];
    const end = stop.end01 ?? stop.position01;
    const held = interpolateColors(stop.color, stop.color, options);
    const own: Span[] =
      stop.end01 === undefined ? [] : [{ start01: stop.position01, end01: end, colorAt: held, jumps: [] }];
    if (next === undefined) return own;
    const mix = interpolateColors(stop.color, next.color, options);
    const progress = progressOf(stop);
    const colorAt = progress === undefined ? mix : (t01: number) => mix(progress(t01));
    const jumps = stop.easing === undefined ? [] : jumpsOf(stop.easing);
    return [...own, { start01: end, end01: next.position01, colorAt, jumps }];
  });
}

/** Maps a position between two stops to the progress of the color; undefined if they are equal. */
export function progressOf({ easing, hint01 }: GradientStop): ((t01: number) => number) | undefined {
  if (easing !== undefined) return easing.kind === "plain" ? undefined : createProgress(easing);
  return hint01 === undefined || hint01 === 0.5 ? undefined : hintProgress(hint01);
}

/** The curve of a CSS color hint (CSS Images 4 §3.5.3). */
export function hintProgress(hint01: number): (t01: number) => number {
  if (hint01 <= 0) return () => 1;
  if (hint01 >= 1) return () => 0;
  const power = Math.log(0.5) / Math.log(hint01);
  return (t01) => t01 ** power;
}

/** The color at `t01` along the gradient; beyond the first and the last stop it is constant. Throws without stops. */
export function sampleGradient(gradient: Gradient, t01: number): Color {
  return createSampler(gradient)(t01);
}

/** Like `sampleGradient`, for many samples. */
export function createSampler(gradient: Gradient): (t01: number) => Color {
  const { stops } = gradient;
  const [first] = stops;
  const last = stops.at(-1);
  if (first === undefined || last === undefined) throw new Error("A gradient needs at least one stop");
  const spans = spansOf(gradient);
  return (t01) => {
    if (t01 <= first.position01) return first.color;
    if (t01 >= (last.end01 ?? last.position01)) return last.color;
    const span = spans.find((candidate) => t01 <= candidate.end01);
    if (span === undefined) return last.color;
    return span.colorAt(span.end01 === span.start01 ? 1 : (t01 - span.start01) / (span.end01 - span.start01));
  };
}

/** From the first stop's position to the last stop's end. */
export function reachOf({ stops }: Pick<Gradient, "stops">): readonly [start01: number, end01: number] {
  const last = stops.at(-1);
  return [stops[0]?.position01 ?? 0, last?.end01 ?? last?.position01 ?? 1];
}

/**
 * Plain sRGB CSS with `count` even samples (at least 2): looks the same in browsers that only interpolate in
 * sRGB.
 */
export function sampledCss(gradient: Gradient, count: number): string {
  const sample = createSampler(gradient);
  const steps = Math.max(2, Math.floor(count));
  const stops = Array.from({ length: steps }, (_, index) => {
    const t01 = index / (steps - 1);
    return `${formatHex(sample(t01))} ${percent(t01)}`;
  });
  return wrap(gradient, stops);
}

function wrap({ type, angleDeg }: Gradient, stops: readonly string[]): string {
  const shape = { linear: `${angleDeg}deg`, radial: "circle", conic: `from ${angleDeg}deg` }[type];
  return `${type}-gradient(${shape}, ${stops.join(", ")})`;
}

function percent(t01: number): string {
  return `${Number((t01 * 100).toFixed(2))}%`;
}
