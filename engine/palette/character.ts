/**
 * The character of a generated palette: the ranges that lightness, chroma and hue are drawn from. A mood is a
 * character by name; a person can set one by hand (PAL-2).
 */
import type { Character } from "./character-limits.ts";
import type { Mood } from "./moods.ts";

/** A mood as ranges. Each palette draws its own least and greatest lightness within them, so that palettes differ. */
export interface MoodRange {
  /** OKLCH lightness that the darkest and the lightest color are drawn from, 0 to 1. */
  readonly darkest: readonly [number, number];
  readonly lightest: readonly [number, number];
  /** Chroma of each color, as shares of the greatest in gamut, and its upper limit. */
  readonly least: number;
  readonly most: number;
  readonly maxChroma: number;
  /** How far a color moves to the lightness at which its hue is most colorful, 0 to 1. */
  readonly toCusp: number;
  /**
   * Range of the median chroma, from edition 3 on: an example is made as much more or less colorful as brings it there,
   * instead of each color by itself to `least` and `most`.
   */
  readonly median?: readonly [number, number];
  /** Exponent of the lightnesses between the ends: above 1 most are dark. 1 by default. */
  readonly bend?: number;
  /** Range of all hues of the palette, in degrees; any hue by default. */
  readonly hues?: readonly [number, number];
}

/**
 * Chosen so that the median chroma and lightness of the moods differ clearly; moods.test.ts measures them over 60 seeds
 * per rule.
 */
export const MOOD_RANGES: Readonly<Record<Exclude<Mood, "any">, MoodRange>> = {
  pastel: {
    darkest: [0.72, 0.82],
    lightest: [0.92, 0.965],
    least: 0.4,
    most: 0.9,
    maxChroma: 0.1,
    toCusp: 0,
  },
  muted: {
    darkest: [0.26, 0.46],
    lightest: [0.8, 0.94],
    least: 0.14,
    most: 0.42,
    maxChroma: 0.065,
    toCusp: 0,
  },
  vibrant: {
    darkest: [0.3, 0.46],
    lightest: [0.84, 0.94],
    least: 0.82,
    most: 1,
    maxChroma: 0.27,
    toCusp: 0.45,
  },
  deep: { darkest: [0.14, 0.24], lightest: [0.46, 0.62], least: 0.5, most: 0.95, maxChroma: 0.16, toCusp: 0 },
  earthy: {
    darkest: [0.22, 0.38],
    lightest: [0.8, 0.93],
    least: 0.35,
    most: 0.75,
    maxChroma: 0.12,
    toCusp: 0,
    hues: [28, 122],
  },
  neon: { darkest: [0.52, 0.62], lightest: [0.82, 0.92], least: 0.96, most: 1, maxChroma: 0.4, toCusp: 0.8 },
};

const COLOR = { least: 0.35, most: 0.92, maxChroma: 0.21, toCusp: 0 } as const;
/** Ranges of palettes without a mood; one of them is drawn for each palette. */
export const SKELETONS: readonly MoodRange[] = [
  { ...COLOR, darkest: [0.18, 0.3], lightest: [0.91, 0.965] },
  { ...COLOR, darkest: [0.4, 0.5], lightest: [0.93, 0.97] },
  { ...COLOR, darkest: [0.13, 0.2], lightest: [0.66, 0.78] },
  { ...COLOR, darkest: [0.3, 0.38], lightest: [0.82, 0.88], least: 0.5 },
  { ...COLOR, darkest: [0.24, 0.34], lightest: [0.86, 0.95], most: 0.98, maxChroma: 0.26, toCusp: 0.3 },
];

/** The starting values when a person edits the character: the middle of the mood's ranges. */
export function characterOf(mood: Mood): Character {
  const { darkest, lightest, least, most } = mood === "any" ? FULL : MOOD_RANGES[mood];
  const middle = ([low, high]: readonly [number, number]) => Math.round(50 * (low + high));
  return {
    dark: middle(darkest),
    light: middle(lightest),
    shape: 0,
    dull: Math.round(100 * least),
    vivid: Math.round(100 * most),
    spread: 100,
    black: 0,
    white: 0,
  };
}

/** Without a mood, when a person starts to change the character. */
export const FULL: MoodRange = { ...COLOR, darkest: [0.18, 0.3], lightest: [0.91, 0.965] };

/** The mood with its ranges replaced by those that a person has set. */
export function withCharacter(range: MoodRange, { dark, light, dull, vivid }: Character): MoodRange {
  const { median: _ofMood, ...rest } = range;
  return {
    ...rest,
    darkest: [dark / 100, dark / 100],
    lightest: [light / 100, light / 100],
    least: dull / 100,
    most: vivid / 100,
    maxChroma: vivid >= 95 ? 0.4 : range.maxChroma,
    toCusp: 0,
  };
}
