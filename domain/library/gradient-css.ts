/** A library gradient as plain sRGB CSS, sampled by the engine so that every browser renders it alike. */

import { type Gradient, sampledCss } from "#engine/gradient/gradient.ts";
import { INTERPOLATION_SPACES } from "#engine/mix/mix.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { GradientData } from "./gradient-data.ts";

const SAMPLES = 17;

/** Stops with an unreadable color are left out; an unknown space becomes OKLab. */
export function toGradient(data: GradientData): Gradient {
  return {
    type: data.type,
    angleDeg: data.angleDeg,
    space: INTERPOLATION_SPACES.find((space) => space === data.space) ?? "oklab",
    stops: data.stops.flatMap(({ color, position01 }) => {
      const parsed = parseColor(color);
      return parsed.ok ? [{ color: parsed.color, position01 }] : [];
    }),
  };
}

export function formatGradientCss(data: GradientData): string {
  return sampledCss(toGradient(data), SAMPLES);
}
