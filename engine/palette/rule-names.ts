/** Display names of the generator's rules, for menus and for the sentence that explains a palette. */
import type { GenerateMethod } from "./generate-request.ts";

/** In sentence case. "Free" generates without a rule; "Like this palette" follows a given palette. */
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
  similar: "Like this palette",
};
