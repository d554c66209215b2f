/** Moods of edition 3 of the generator, as ranges that the walk of an example is laid into. */
import { FULL, type MoodRange } from "#engine/palette/character.ts";
import type { Mood } from "#engine/palette/moods.ts";

/** moods.test.ts measures chroma and lightness over 60 seeds per rule. */
export const TASTE_MOODS: Readonly<Record<Exclude<Mood, "any">, MoodRange>> = {
  pastel: {
    darkest: [0.78, 0.86],
    lightest: [0.93, 0.975],
    least: 0.4,
    most: 1,
    maxChroma: 0.105,
    toCusp: 0,
  },
  muted: {
    darkest: [0.2, 0.46],
    lightest: [0.74, 0.96],
    least: 0.42,
    most: 1,
    maxChroma: 0.105,
    toCusp: 0,
    median: [0.045, 0.075],
  },
  vibrant: {
    darkest: [0.14, 0.46],
    lightest: [0.76, 0.98],
    least: 0.72,
    most: 1,
    maxChroma: 0.26,
    toCusp: 0.7,
    median: [0.145, 0.2],
  },
  deep: {
    darkest: [0.14, 0.25],
    lightest: [0.56, 0.73],
    least: 0.4,
    most: 0.95,
    maxChroma: 0.18,
    toCusp: 0,
    bend: 1.4,
    median: [0.06, 0.12],
  },
  earthy: {
    darkest: [0.16, 0.4],
    lightest: [0.68, 0.95],
    least: 0.3,
    most: 0.85,
    maxChroma: 0.15,
    toCusp: 0,
    median: [0.04, 0.085],
    hues: [26, 124],
  },
  neon: { darkest: [0.5, 0.64], lightest: [0.86, 0.95], least: 0.96, most: 1, maxChroma: 0.4, toCusp: 0.84 },
};

/** The ranges of a mood; for "any" those that a person starts to change. */
export function rangeOfMood(mood: Mood): MoodRange {
  return mood === "any" ? FULL : TASTE_MOODS[mood];
}
