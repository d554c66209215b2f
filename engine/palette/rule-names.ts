/** The rules of the generator as they are called, in menus and in the sentence on why a palette holds together. */
import type { GenerateMethod } from "./generate-request.ts";

/** In sentence case. "Free" draws without a rule; "Like the model" follows a given palette. */
export const RULE_NAMES: Readonly<Record<GenerateMethod, string>> = {
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
