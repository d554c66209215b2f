/** Display names of rules and wheels. */
import type { SchemeDocument } from "#domain/documents/scheme-document.ts";
import type { SchemeRule } from "#engine/palette/scheme.ts";
import type { Wheel } from "#engine/space/color-wheel.ts";

export const RULE_LABELS: Readonly<Record<SchemeRule, string>> = {
  analogous: "Analogous",
  complementary: "Complementary",
  "split-complementary": "Split",
  triadic: "Triadic",
  tetradic: "Tetradic",
  square: "Square",
  compound: "Compound",
  monochromatic: "Monochromatic",
  custom: "Custom",
};

export const WHEEL_OPTIONS: readonly { readonly value: Wheel; readonly label: string }[] = [
  { value: "oklch", label: "OKLCH" },
  { value: "hsl", label: "HSL" },
  { value: "ryb", label: "Painter’s" },
];

/** The quantity that the distance from the center represents. */
export function radiusLabel({ wheel }: Pick<SchemeDocument, "wheel">): "Chroma" | "Saturation" {
  return wheel === "hsl" ? "Saturation" : "Chroma";
}
