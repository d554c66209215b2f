/** What a mood asks for that would be a fault without it. */
import type { Mood } from "#engine/palette/moods.ts";

/** Rules of the check (palette-lint.ts) that a mood can ask to break. */
export type MoodAsks = "flat" | "no-text-pair";

const ASKS: Partial<Record<Mood, readonly MoodAsks[]>> = {
  // Pale throughout, and bright throughout: neither leaves room for a dark color that carries text.
  pastel: ["flat", "no-text-pair"],
  neon: ["flat", "no-text-pair"],
};

/** The rules that palettes of a mood are not held to. */
export function moodAsks(mood: Mood = "any"): readonly MoodAsks[] {
  return ASKS[mood] ?? [];
}
