/** Measurements of a palette: contrast pairs, range of lightness, color vision, temperature. */

import { wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaOfOklab } from "#engine/difference/difference.ts";
import { type Gamut, smallestGamut } from "#engine/gamut/gamut.ts";
import { GREY_CHROMA, type HueFamily, hueFamily } from "#engine/names/hue-family.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch } from "#engine/space/convert.ts";
import { type Deficiency, simulateVision } from "#engine/vision/vision.ts";

export interface Pair {
  /** Indices in the palette; `a` is the smaller. */
  readonly a: number;
  readonly b: number;
  /** ΔEOK, 0 to 1. */
  readonly deltaE: number;
}

export interface VisionVerdict extends Pair {
  /** The deficiency under which the closest pair is closest. */
  readonly deficiency: Exclude<Deficiency, "achroma"> | "none";
}

export type Temperature = "warm" | "cool" | "mixed";

export interface PaletteFacts {
  /** Number of unordered pairs that reach 4.5:1. */
  readonly aaPairs: number;
  /** The most similar pair; undefined for a single color. */
  readonly worstPair: Pair | undefined;
  /** The most similar pair under protan, deutan or tritan vision. */
  readonly vision: VisionVerdict | undefined;
  /** Whether every pair is distinguishable under each of the three. */
  readonly isVisionSafe: boolean;
  readonly temperature: Temperature;
  readonly hueFamilies: readonly HueFamily[];
  readonly gamut: Gamut | "beyond";
  /** Least and greatest OKLCH lightness, 0 to 1. */
  readonly lightnessSpan: readonly [number, number];
  readonly meanChroma: number;
}

/** ΔEOK below which two adjacent colors are mistaken for one in a chart or an interface; no source, found by trying. */
export const TOO_ALIKE = 0.05;
/** The same under a simulated deficiency, where the simulation is only approximate. */
export const TOO_ALIKE_SIMULATED = 0.035;
/** Span of OKLCH lightness below which a palette looks flat; chosen by us. */
export const FLAT_SPAN = 0.3;
const AA = 4.5;
const DICHROMACIES = ["protan", "deutan", "tritan"] as const;

/**
 * The measurable properties of a palette: pairs that can carry text, the closest pair, color vision, temperature,
 * hues, gamut, range of lightness (0 to 1). A single color has no pairs.
 */
export function paletteFacts(colors: readonly Color[]): PaletteFacts {
  const lightnesses = colors.map((color) => colorToOklab(color).lightness);
  const vision = visionVerdict(colors);
  return {
    aaPairs: countPairs(colors, (a, b) => wcagRatio(a, b) >= AA),
    worstPair: closestPair(colors),
    vision,
    isVisionSafe: vision === undefined || vision.deltaE >= TOO_ALIKE_SIMULATED,
    temperature: temperatureOf(colors),
    hueFamilies: [...new Set(colors.map(hueFamily))],
    gamut: widest(colors),
    lightnessSpan: [Math.min(1, ...lightnesses), Math.max(0, ...lightnesses)],
    meanChroma:
      colors.reduce((sum, color) => sum + colorToOklch(color).chroma, 0) / Math.max(1, colors.length),
  };
}

/** The two most similar colors; undefined for fewer than two. */
export function closestPair(colors: readonly Color[]): Pair | undefined {
  let closest: Pair | undefined;
  // Each color is converted once: draws of palettes ask for the pairs of thousands.
  const labs = colors.map(colorToOklab);
  for (const [b, second] of labs.entries()) {
    for (const [a, first] of labs.entries()) {
      if (a === b) break;
      const deltaE = deltaOfOklab(first, second);
      if (closest === undefined || deltaE < closest.deltaE) closest = { a, b, deltaE };
    }
  }
  return closest;
}

/** Every pair below `limit` (ΔEOK, 0 to 1), the most similar first. */
export function alikePairs(colors: readonly Color[], limit = TOO_ALIKE): Pair[] {
  return allPairs(colors)
    .filter(({ deltaE }) => deltaE < limit)
    .toSorted((first, second) => first.deltaE - second.deltaE);
}

/**
 * Every pair that falls below `limit` (ΔEOK, 0 to 1) under one of the three dichromacies, once, under the one that
 * brings it closest; the most similar first.
 */
export function visionPairs(colors: readonly Color[], limit = TOO_ALIKE_SIMULATED): VisionVerdict[] {
  const closest = new Map<string, VisionVerdict>();
  for (const deficiency of DICHROMACIES)
    for (const pair of alikePairs(
      colors.map((color) => simulateVision(color, deficiency)),
      limit,
    )) {
      const key = `${pair.a} ${pair.b}`;
      if (pair.deltaE < (closest.get(key)?.deltaE ?? limit)) closest.set(key, { ...pair, deficiency });
    }
  return [...closest.values()].toSorted((first, second) => first.deltaE - second.deltaE);
}

function allPairs(colors: readonly Color[]): Pair[] {
  const labs = colors.map(colorToOklab);
  return labs.flatMap((second, b) =>
    labs.slice(0, b).map((first, a) => ({ a, b, deltaE: deltaOfOklab(first, second) })),
  );
}

/** The closest pair under any of the three dichromacies. */
export function visionVerdict(colors: readonly Color[]): VisionVerdict | undefined {
  let verdict: VisionVerdict | undefined;
  for (const deficiency of DICHROMACIES) {
    const pair = closestPair(colors.map((color) => simulateVision(color, deficiency)));
    if (pair !== undefined && (verdict === undefined || pair.deltaE < verdict.deltaE))
      verdict = { ...pair, deficiency };
  }
  return verdict;
}

function countPairs(colors: readonly Color[], passes: (a: Color, b: Color) => boolean): number {
  let count = 0;
  for (const [index, first] of colors.entries()) {
    for (const second of colors.slice(index + 1)) if (passes(first, second)) count += 1;
  }
  return count;
}

/** Warm is OKLCH hue 330° to 120° through red and yellow, cool 150° to 310°; weighted by chroma. */
function temperatureOf(colors: readonly Color[]): Temperature {
  let [warm, cool] = [0, 0];
  for (const color of colors) {
    const { chroma, hueDeg } = colorToOklch(color);
    if (hueDeg === undefined || chroma < GREY_CHROMA) continue;
    if (hueDeg >= 330 || hueDeg < 120) warm += chroma;
    else if (hueDeg >= 150 && hueDeg < 310) cool += chroma;
  }
  const total = warm + cool;
  if (total === 0) return "mixed";
  if (warm / total >= 0.8) return "warm";
  return cool / total >= 0.8 ? "cool" : "mixed";
}

function widest(colors: readonly Color[]): Gamut | "beyond" {
  const order = ["srgb", "display-p3", "rec2020", "beyond"] as const;
  return order[Math.max(0, ...colors.map((color) => order.indexOf(smallestGamut(color))))] ?? "srgb";
}
