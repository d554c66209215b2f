/** Which of several candidates of edition 3 of the generator is kept. */

import type { GenerateRequest } from "#engine/palette/generate-request.ts";
import { countAaPairs } from "#engine/palette/generate-score.ts";
import {
  closestPair,
  FLAT_SPAN,
  TOO_ALIKE,
  TOO_ALIKE_SIMULATED,
  visionVerdict,
} from "#engine/palette/palette-facts.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { moodAsks } from "./mood-asks.ts";

/** Weights in nats: a difference of 1 makes a candidate e times as likely. What is asked for outweighs everything. */
const ASKED = 80;
/** A fault that our own check would find. */
const FAULT = 30;

/** The figures that candidates are compared by. */
interface Measured {
  readonly apart: number;
  readonly vision: number;
  readonly pairs: number;
  /** The difference of OKLCH lightness between the darkest and the lightest color. */
  readonly span: number;
}

/** A candidate is asked about again for as long as it is the best. */
const known = new WeakMap<readonly Color[], Measured>();

function measured(colors: readonly Color[]): Measured {
  const held = known.get(colors);
  if (held !== undefined) return held;
  const figures = measure(colors);
  known.set(colors, figures);
  return figures;
}

function measure(colors: readonly Color[]): Measured {
  const lightnesses = colors.map((color) => colorToOklch(color).lightness);
  return {
    apart: closestPair(colors)?.deltaE ?? 1,
    vision: visionVerdict(colors)?.deltaE ?? 1,
    pairs: countAaPairs(colors),
    span: Math.max(...lightnesses) - Math.min(...lightnesses),
  };
}

/** Higher is better; comparable among candidates of one request only. Unmet constraints outweigh everything else. */
export function tasteScore(colors: readonly Color[], request: GenerateRequest): number {
  const { aaPairs: wanted = 0, minVisionDeltaE = 0 } = request.constraints ?? {};
  const { apart, vision, pairs, span } = measured(colors);
  const tones = colors.map(colorToOklch);
  const most = Math.max(...tones.map(({ chroma }) => chroma));
  const asks = moodAsks(request.mood);
  return (
    -ASKED * Math.max(0, wanted - pairs) -
    (vision < minVisionDeltaE ? ASKED * (1 + minVisionDeltaE - vision) : 0) -
    shortfall(apart, TOO_ALIKE) * FAULT -
    shortfall(vision, TOO_ALIKE_SIMULATED) * FAULT -
    (pairs === 0 && !asks.includes("no-text-pair") ? FAULT : 0) -
    (asks.includes("flat") ? 0 : shortfall(span, FLAT_SPAN) * FAULT) +
    Math.min(1, most / 0.12) -
    (clashes(tones) ? 2 : 0) -
    (request.mood === "earthy" ? 0 : tones.filter(isOlive).length)
  );
}

/** Whether the colors have no fault that our own check would find, and meet the constraints. */
export function isTasteful(colors: readonly Color[], request: GenerateRequest): boolean {
  const { aaPairs: wanted = 0, minVisionDeltaE = 0 } = request.constraints ?? {};
  const { apart, vision, pairs, span } = measured(colors);
  const asks = moodAsks(request.mood);
  return (
    apart >= TOO_ALIKE &&
    vision >= Math.max(minVisionDeltaE, TOO_ALIKE_SIMULATED) &&
    (asks.includes("no-text-pair") || pairs >= Math.max(1, wanted)) &&
    (asks.includes("flat") || span >= FLAT_SPAN)
  );
}

/** 0 from `least` on, up to 1 at 0. */
function shortfall(value: number, least: number): number {
  return value >= least ? 0 : 0.4 + (0.6 * (least - value)) / least;
}

/** A dark yellow, which looks muddy beside other hues. */
function isOlive({ lightness, chroma, hueDeg = 0 }: Oklch): boolean {
  return chroma > 0.07 && lightness < 0.66 && hueDeg > 80 && hueDeg < 122;
}

/** Purple beside green, which people seldom put together. */
function clashes(tones: readonly Oklch[]): boolean {
  const has = (from: number, to: number): boolean =>
    tones.some(({ chroma, hueDeg = 0 }) => chroma > 0.05 && hueDeg >= from && hueDeg < to);
  return has(290, 345) && has(115, 170);
}
