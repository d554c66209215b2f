/** Moods as ranges of OKLCH lightness and chroma; chosen by eye on many results. */
export type Mood = "any" | "pastel" | "muted" | "vibrant" | "deep" | "earthy" | "neon";

/** "any" first, which leaves the range open. */
export const MOODS: readonly Mood[] = ["any", "pastel", "muted", "vibrant", "deep", "earthy", "neon"];

export interface MoodEnvelope {
  /** Lightness of the darkest and the lightest color, 0 to 1. */
  readonly dark: number;
  readonly light: number;
  /** Least and greatest chroma, as shares of the greatest in gamut. */
  readonly least: number;
  readonly most: number;
  /** Upper limit of chroma, whatever the gamut allows. */
  readonly maxChroma: number;
  /** Ranges that the base hue is drawn from, in degrees; all hues by default. */
  readonly hues?: readonly (readonly [number, number])[];
}

export const MOOD_ENVELOPES: Readonly<Record<Mood, MoodEnvelope>> = {
  any: { dark: 0.26, light: 0.945, least: 0.35, most: 0.92, maxChroma: 0.21 },
  pastel: { dark: 0.74, light: 0.955, least: 0.42, most: 0.85, maxChroma: 0.105 },
  muted: { dark: 0.3, light: 0.93, least: 0.18, most: 0.5, maxChroma: 0.09 },
  vibrant: { dark: 0.34, light: 0.93, least: 0.78, most: 1, maxChroma: 0.27 },
  deep: { dark: 0.17, light: 0.66, least: 0.42, most: 0.88, maxChroma: 0.16 },
  earthy: { dark: 0.27, light: 0.92, least: 0.35, most: 0.72, maxChroma: 0.12, hues: [[28, 125]] },
  neon: { dark: 0.2, light: 0.93, least: 0.94, most: 1, maxChroma: 0.33 },
};
