import type { Mood } from "#engine/palette/moods.ts";

export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  any: "Any mood",
  pastel: "Pastel",
  muted: "Muted",
  vibrant: "Vibrant",
  deep: "Deep",
  earthy: "Earthy",
  neon: "Neon",
};
