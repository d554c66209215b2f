/** The rows of colors below the field: the list, every harmony, and the color's tints, shades and tones. Pure. */
import { type ConverterDocument, currentColor } from "#domain/documents/converter-document.ts";
import { HARMONY_RULES, type HarmonyRule, harmony } from "#engine/palette/harmony.ts";
import { colorRamp } from "#engine/ramp/ramp.ts";
import { type TintKind, tintSeries } from "#engine/ramp/tint-series.ts";
import type { Color } from "#engine/space/color.ts";

export interface Band {
  readonly id: string;
  readonly label: string;
  readonly colors: readonly Color[];
  /** Index of the current color. */
  readonly at: number;
  /** Labels of the colors, such as the steps of a ramp. */
  readonly steps?: readonly string[];
}

const RULE_LABELS: Readonly<Record<HarmonyRule, string>> = {
  analogous: "Analogous",
  complementary: "Complementary",
  "split-complementary": "Split",
  triadic: "Triadic",
  tetradic: "Tetradic",
  square: "Square",
  compound: "Compound",
  monochromatic: "Monochromatic",
};
const TINT_LABELS: Readonly<Record<TintKind, string>> = { tints: "Tints", shades: "Shades", tones: "Tones" };
const TINT_KINDS = ["tints", "shades", "tones"] as const;
const TINT_COUNT = 10;

/** The list of colors, if there are several. */
export function listBand({ colors, at }: ConverterDocument): Band | undefined {
  return colors.length === 1 ? undefined : { id: "list", label: "List", colors, at };
}

export function harmonyBands(document: ConverterDocument): readonly Band[] {
  const color = currentColor(document);
  return HARMONY_RULES.map((rule) => ({
    id: rule,
    label: RULE_LABELS[rule],
    colors: harmony(color, rule, { wheel: document.wheel }),
    at: 0,
  }));
}

export function rampBand(color: Color): Band {
  const ramp = colorRamp(color);
  return {
    id: "ramp",
    label: "Ramp",
    colors: ramp.map((step) => step.color),
    at: ramp.findIndex((step) => step.isAnchor),
    steps: ramp.map(({ step }) => String(step)),
  };
}

export function tintBands(color: Color): readonly Band[] {
  return [
    rampBand(color),
    ...TINT_KINDS.map((kind) => ({
      id: kind,
      label: TINT_LABELS[kind],
      colors: tintSeries(color, kind, TINT_COUNT),
      at: 0,
    })),
  ];
}
