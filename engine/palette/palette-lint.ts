/** What a careful reviewer would remark on a palette, each finding with a repair. */

import { nearestPassing } from "#engine/contrast/nearest-lightness.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { isInGamut, mapToGamut, mapToGamutConstantHue } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, colorToOklch, oklchToColor } from "#engine/space/convert.ts";
import { countAaPairs } from "./generate-score.ts";
import type { Mood } from "./moods.ts";
import {
  alikePairs,
  closestPair,
  FLAT_SPAN,
  type Pair,
  TOO_ALIKE,
  TOO_ALIKE_SIMULATED,
  type VisionVerdict,
  visionPairs,
  visionVerdict,
} from "./palette-facts.ts";
import { moodAsks } from "./taste/mood-asks.ts";

export interface LintFinding {
  readonly rule: "too-alike" | "vision" | "no-text-pair" | "flat" | "outside-srgb";
  /** One plain sentence; colors are counted from 1. */
  readonly message: string;
  readonly indices: readonly number[];
  /** The repaired palette; absent if there is no repair. */
  readonly repair?: readonly Color[];
  readonly repairLabel?: string;
}

/** Range of lightness that a flat palette is spread to, and the limits of the result. */
const REPAIRED_SPAN = 0.6;
const [REPAIRED_MIN, REPAIRED_MAX] = [0.12, 0.96];
const AA = 4.5;

/**
 * Findings by severity; none for fewer than two colors. What the mood of a drawn palette asks for, such as pale colors
 * alone, is no finding.
 */
export function lintPalette(colors: readonly Color[], mood?: Mood): LintFinding[] {
  if (colors.length < 2) return [];
  const asked: readonly string[] = moodAsks(mood);
  return [tooAlike(colors), noTextPair(colors), vision(colors), flat(colors), outside(colors)].filter(
    (finding) => finding !== undefined && !asked.includes(finding.rule),
  ) as LintFinding[];
}

function tooAlike(colors: readonly Color[]): LintFinding | undefined {
  const pairs = alikePairs(colors);
  const [pair] = pairs;
  if (pair === undefined) return undefined;
  const pairText = (each: Pair) => `${each.a + 1} and ${each.b + 1} (${formatDeltaE(each.deltaE)})`;
  return {
    rule: "too-alike",
    message:
      pairs.length === 1
        ? `Colors ${pair.a + 1} and ${pair.b + 1} are too alike to be told apart side by side: ${formatDeltaE(pair.deltaE)}.`
        : `${pairs.length} pairs of colors are too alike to be told apart side by side: ${pairs.map(pairText).join(", ")}.`,
    indices: indicesOf(pairs),
    ...repaired(
      spread(colors, (candidate) => (closestPair(candidate)?.deltaE ?? 1) >= TOO_ALIKE),
      "Move them apart",
    ),
  };
}

function vision(colors: readonly Color[]): LintFinding | undefined {
  const pairs = visionPairs(colors);
  const [pair] = pairs;
  if (pair === undefined) return undefined;
  const pairText = ({ a, b, deficiency }: VisionVerdict) => `${a + 1} and ${b + 1} with ${deficiency}opia`;
  return {
    rule: "vision",
    message:
      pairs.length === 1
        ? `Colors ${pair.a + 1} and ${pair.b + 1} look the same to readers with ${pair.deficiency}opia.`
        : `${pairs.length} pairs of colors look the same to some readers: ${pairs.map(pairText).join(", ")}.`,
    indices: indicesOf(pairs),
    ...repaired(
      spread(colors, (candidate) => (visionVerdict(candidate)?.deltaE ?? 1) >= TOO_ALIKE_SIMULATED),
      "Part them by lightness",
    ),
  };
}

function noTextPair(colors: readonly Color[]): LintFinding | undefined {
  if (countAaPairs(colors) > 0) return undefined;
  const order = [...colors.keys()].toSorted((a, b) => lightnessOf(colors[a]) - lightnessOf(colors[b]));
  const [darkest = 0, lightest = 0] = [order[0], order.at(-1)];
  const [dark, light] = [colors[darkest], colors[lightest]];
  if (dark === undefined || light === undefined) return undefined;
  const darker = nearestPassing(dark, light, { target: AA });
  const mended = darker === undefined || lightnessOf(darker) > lightnessOf(dark) ? undefined : darker;
  const lighter = mended === undefined ? nearestPassing(light, dark, { target: AA }) : undefined;
  const repair = colors.map((color, index) =>
    index === darkest && mended !== undefined
      ? mended
      : index === lightest && lighter !== undefined
        ? lighter
        : color,
  );
  return {
    rule: "no-text-pair",
    message: "No two colors can carry text on each other: none reaches 4.5:1.",
    indices: [darkest, lightest],
    ...(countAaPairs(repair) > 0 && {
      repair,
      repairLabel: mended === undefined ? "Lighten the lightest" : "Darken the darkest",
    }),
  };
}

function flat(colors: readonly Color[]): LintFinding | undefined {
  const lightnesses = colors.map(lightnessOf);
  const [low, high] = [Math.min(...lightnesses), Math.max(...lightnesses)];
  if (high - low >= FLAT_SPAN) return undefined;
  const middle = Math.min(0.66, Math.max(0.42, (low + high) / 2)); // leaves room for the range on both sides
  const order = [...colors.keys()].toSorted((a, b) => lightnessOf(colors[a]) - lightnessOf(colors[b]));
  const from = Math.min(REPAIRED_MAX - REPAIRED_SPAN, Math.max(REPAIRED_MIN, middle - REPAIRED_SPAN / 2));
  const repair = colors.map((color, index) => {
    const place = order.indexOf(index) / (colors.length - 1);
    return withLightness(color, from + REPAIRED_SPAN * place);
  });
  return {
    rule: "flat",
    message: `All colors are about equally light: the span is ${Math.round((high - low) * 100)} of 100.`,
    indices: [...colors.keys()],
    repair,
    repairLabel: "Spread the lightness",
  };
}

function outside(colors: readonly Color[]): LintFinding | undefined {
  const indices = [...colors.keys()].filter((index) => {
    const color = colors[index];
    return color !== undefined && !isInGamut(color, "srgb");
  });
  if (indices.length === 0) return undefined;
  return {
    rule: "outside-srgb",
    message: `${indices.length === 1 ? `Color ${(indices[0] ?? 0) + 1} lies` : `${indices.length} colors lie`} outside sRGB; older screens show the nearest they can.`,
    indices,
    repair: colors.map((color) => mapToGamut(color, "srgb")),
    repairLabel: "Bring into sRGB",
  };
}

/** The colors of the pairs, each once; those of the most similar pair first. */
function indicesOf(pairs: readonly Pair[]): number[] {
  return [...new Set(pairs.flatMap(({ a, b }) => [a, b]))];
}

/** Moves the closest pair apart in lightness, step by step, until `holds` is true; undefined if it never is. */
function spread(colors: readonly Color[], holds: (colors: readonly Color[]) => boolean): Color[] | undefined {
  let current = [...colors];
  for (let round = 0; round < 60; round += 1) {
    if (holds(current)) return current;
    const plain = closestPair(current);
    const seen = visionVerdict(current);
    const pair = plain !== undefined && plain.deltaE < TOO_ALIKE ? plain : (seen ?? plain);
    if (pair === undefined) return undefined;
    const [first, second] = [current[pair.a], current[pair.b]];
    if (first === undefined || second === undefined) return undefined;
    const isFirstDarker = lightnessOf(first) <= lightnessOf(second);
    const step = 0.03;
    current = current.map((color, index) => {
      if (index !== pair.a && index !== pair.b) return color;
      const isDarker = (index === pair.a) === isFirstDarker;
      return withLightness(
        color,
        Math.min(0.97, Math.max(0.08, lightnessOf(color) + (isDarker ? -step : step))),
      );
    });
  }
  return holds(current) ? current : undefined;
}

function repaired(repair: readonly Color[] | undefined, repairLabel: string) {
  return repair === undefined ? {} : { repair, repairLabel };
}

function withLightness(color: Color, lightness: number): Color {
  return mapToGamutConstantHue(
    oklchToColor({ ...colorToOklch(color), lightness }, color.alpha),
    isInGamut(color, "srgb") ? "srgb" : "display-p3",
  );
}

function lightnessOf(color: Color | undefined): number {
  return color === undefined ? 0 : colorToOklab(color).lightness;
}
