import type { GenerateMethod } from "#engine/palette/generate-request.ts";
import type { Mood } from "#engine/palette/moods.ts";

export const METHOD_LABELS: Readonly<Record<GenerateMethod, string>> = {
  analogous: "Analogous",
  complementary: "Complementary",
  "split-complementary": "Split complementary",
  triadic: "Triadic",
  tetradic: "Tetradic",
  square: "Square",
  compound: "Compound",
  monochromatic: "Monochromatic",
  ramp: "Ramp",
  random: "Free",
  "from-color": "From one color",
  similar: "Like the model",
};

export const MOOD_LABELS: Readonly<Record<Mood, string>> = {
  any: "Any mood",
  pastel: "Pastel",
  muted: "Muted",
  vibrant: "Vibrant",
  deep: "Deep",
  earthy: "Earthy",
  neon: "Neon",
};
