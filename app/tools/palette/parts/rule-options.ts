/** Rules and moods as they are called in menus. */
import { METHODS } from "#domain/documents/palette-document.ts";
import { MOODS } from "#engine/palette/moods.ts";

const METHOD_LABELS: Readonly<Record<string, string>> = {
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
  similar: "Like this one",
};
const MOOD_LABELS: Readonly<Record<string, string>> = {
  any: "Any mood",
  pastel: "Pastel",
  muted: "Muted",
  vibrant: "Vibrant",
  deep: "Deep",
  earthy: "Earthy",
  neon: "Neon",
};

export const METHOD_OPTIONS = METHODS.map((method) => ({
  value: method,
  label: METHOD_LABELS[method] ?? method,
}));
export const MOOD_OPTIONS = MOODS.map((mood) => ({ value: mood, label: MOOD_LABELS[mood] ?? mood }));
