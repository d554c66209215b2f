/**
 * Gradients as CSS Images Module Level 4 has them: stops with positions, an interpolation space, a hue method. Samples
 * are taken by mix.ts, so that what is drawn is what is exported, without the browser's own clipping.
 */

import { formatColor, formatHex } from "#engine/format/format.ts";
import { type HueMethod, type InterpolationSpace, interpolateColors } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";

export interface GradientStop {
  readonly color: Color;
  /** 0 at the start, 1 at the end; not less than the stop before. */
  readonly position01: number;
}

export interface Gradient {
  readonly type: "linear" | "radial" | "conic";
  /** Direction in degrees, 0 up, clockwise; where a conic gradient begins; of no effect on a radial one. */
  readonly angleDeg: number;
  readonly space: InterpolationSpace;
  readonly hue?: HueMethod;
  readonly stops: readonly GradientStop[];
}

/** The color at `t01` along the gradient; before the first and after the last stop theirs. Throws without stops. */
export function sampleGradient(gradient: Gradient, t01: number): Color {
  return createSampler(gradient)(t01);
}

/** As `sampleGradient`, for many samples. */
export function createSampler({ stops, space, hue }: Gradient): (t01: number) => Color {
  const [first] = stops;
  const last = stops.at(-1);
  if (first === undefined || last === undefined) throw new Error("A gradient needs at least one stop");
  const spans = stops.slice(1).map((stop, index) => {
    const from = stops[index] ?? first;
    const mix = interpolateColors(from.color, stop.color, { space, ...(hue !== undefined && { hue }) });
    return { start: from.position01, end: stop.position01, mix };
  });
  return (t01) => {
    if (t01 <= first.position01) return first.color;
    if (t01 >= last.position01) return last.color;
    const span = spans.find((candidate) => t01 <= candidate.end);
    if (span === undefined) return last.color;
    return span.mix(span.end === span.start ? 1 : (t01 - span.start) / (span.end - span.start));
  };
}

/** Modern CSS: the gradient as it is, for browsers that interpolate in its space. */
export function gradientToCss(gradient: Gradient): string {
  const hue = gradient.hue === undefined || gradient.hue === "shorter" ? "" : ` ${gradient.hue} hue`;
  const stops = gradient.stops.map((stop) => `${stopColor(stop.color)} ${percent(stop.position01)}`);
  return wrap(gradient, ` in ${gradient.space}${hue}`, stops);
}

/** Plain sRGB CSS with `count` even samples (at least 2): looks the same in browsers that know no other space. */
export function sampledCss(gradient: Gradient, count: number): string {
  const sample = createSampler(gradient);
  const steps = Math.max(2, Math.floor(count));
  const stops = Array.from({ length: steps }, (_, index) => {
    const t01 = index / (steps - 1);
    return `${formatHex(sample(t01))} ${percent(t01)}`;
  });
  return wrap(gradient, "", stops);
}

function wrap({ type, angleDeg }: Gradient, interpolation: string, stops: readonly string[]): string {
  const shape = { linear: `${angleDeg}deg`, radial: "circle", conic: `from ${angleDeg}deg` }[type];
  return `${type}-gradient(${shape}${interpolation}, ${stops.join(", ")})`;
}

function stopColor(color: Color): string {
  return color.space === "srgb" ? formatHex(color) : formatColor(color, "oklch");
}

function percent(t01: number): string {
  return `${Number((t01 * 100).toFixed(2))}%`;
}
