/** Measurements of a pair: everything the Contrast Checker shows of its document. Pure selectors. */
import type { ContrastDocument, ContrastGoal } from "#domain/documents/contrast/contrast-document.ts";
import { formatLc } from "#engine/contrast/apca-fonts.ts";
import { apcaLc, formatRatio, wcagRatio } from "#engine/contrast/contrast.ts";
import { compositeStack } from "#engine/contrast/contrast-stack.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { compositeOver } from "#engine/mix/composite-over.ts";
import type { Color } from "#engine/space/color.ts";
import type { Side } from "./model.ts";

export interface PairReading {
  /** The opaque color under the text: the background with its layers. */
  readonly under: Color;
  /** The opaque color of the text on it. */
  readonly shown: Color;
  readonly ratio: number;
  readonly lc: number;
}

export function readPair({
  text,
  background,
  layers,
}: Pick<ContrastDocument, "text" | "background" | "layers">): PairReading {
  const under = compositeStack(background, layers);
  return { under, shown: compositeOver(text, under), ratio: wcagRatio(text, under), lc: apcaLc(text, under) };
}

/** WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11. */
export const LEVELS = { large: 3, aa: 4.5, aaa: 7, largeAaa: 4.5, parts: 3 } as const;

/** The level of a ratio in words, for text of any size. */
export function levelOf(ratio: number): "AAA" | "AA" | "AA for large text" | "fails" {
  if (ratio >= LEVELS.aaa) return "AAA";
  if (ratio >= LEVELS.aa) return "AA";
  return ratio >= LEVELS.large ? "AA for large text" : "fails";
}

export interface Goal {
  readonly metric: "wcag" | "apca";
  /** WCAG ratio, or absolute Lc. */
  readonly least: number;
  /** As in "reaches AA". */
  readonly name: string;
}

export const GOALS: Readonly<Record<Exclude<ContrastGoal, "next">, Goal>> = {
  large: { metric: "wcag", least: LEVELS.large, name: "3 to 1" },
  aa: { metric: "wcag", least: LEVELS.aa, name: "AA" },
  aaa: { metric: "wcag", least: LEVELS.aaa, name: "AAA" },
  lc60: { metric: "apca", least: 60, name: "Lc 60" },
  lc75: { metric: "apca", least: 75, name: "Lc 75" },
  lc90: { metric: "apca", least: 90, name: "Lc 90" },
};
export const GOAL_OPTIONS: readonly { readonly value: ContrastGoal; readonly label: string }[] = [
  { value: "next", label: "Next level" },
  { value: "large", label: "Large, 3" },
  { value: "aa", label: "AA, 4.5" },
  { value: "aaa", label: "AAA, 7" },
  { value: "lc60", label: "Lc 60" },
  { value: "lc75", label: "Lc 75" },
  { value: "lc90", label: "Lc 90" },
];

/** The goal of the suggested changes; undefined if the highest level is reached and no other was selected. */
export function wantedGoal(goal: ContrastGoal, ratio: number): Goal | undefined {
  if (goal !== "next") return GOALS[goal];
  if (ratio < LEVELS.aa) return GOALS.aa;
  return ratio < LEVELS.aaa ? GOALS.aaa : undefined;
}

/** The goal of the sliders' hatching: AA unless another was selected. */
export function hatchGoal(goal: ContrastGoal): Goal {
  return goal === "next" ? GOALS.aa : GOALS[goal];
}

/** Only WCAG ratios, for measurements pixel by pixel. */
export function ratioGoal(goal: ContrastGoal): Goal {
  const { metric } = hatchGoal(goal);
  return metric === "wcag" ? hatchGoal(goal) : GOALS.aa;
}

/** Measures a candidate color of one side, with the other side and the layers unchanged. */
export function measureSide(
  side: Side,
  { text, background, layers }: Pick<ContrastDocument, "text" | "background" | "layers">,
  metric: Goal["metric"],
): (candidate: Color) => number {
  const between = (front: Color, under: Color): number =>
    metric === "wcag" ? wcagRatio(front, under) : Math.abs(apcaLc(front, under));
  if (side === "background") return (candidate) => between(text, compositeStack(candidate, layers));
  const under = compositeStack(background, layers);
  return (candidate) => between(candidate, under);
}

/** Formats a measured value, never rounded up. */
export function goalText(goal: Goal, measured: number): string {
  return goal.metric === "wcag" ? formatRatio(measured) : `Lc ${formatLc(measured)}`;
}

/** The result in one sentence. */
export function pairSentence(document: ContrastDocument): string {
  const { ratio, lc } = readPair(document);
  const [text, background] = [document.text, document.background].map((color) =>
    formatHex(color).toUpperCase(),
  );
  const layers = document.layers.length;
  const under = layers === 0 ? "" : ` under ${layers} ${layers === 1 ? "layer" : "layers"}`;
  const level = levelOf(ratio);
  const verdict = level === "fails" ? "fails WCAG 2.2 for text of any size" : `reaches WCAG 2.2 ${level}`;
  return `${text} on ${background}${under}: ${formatRatio(ratio)} to 1, ${verdict}. APCA Lc ${formatLc(lc)}.`;
}

/** Outside sRGB two declarations: first the measured one, for screens limited to sRGB. */
function property(name: string, color: Color): readonly string[] {
  const shown = `--${name}: ${formatHex(color)};`;
  return isInGamut(color, "srgb") ? [shown] : [shown, `--${name}: ${formatColor(color, "oklch")};`];
}

/** Custom properties for the pair; layers become background images. */
export function pairCss(document: ContrastDocument): string {
  const { text, background, layers } = document;
  const { ratio, lc } = readPair(document);
  const lines = [
    ...property("text", text),
    ...property("background", background),
    ...layers.flatMap((layer, index) => property(`layer-${index + 1}`, layer)),
  ];
  const images = layers.map((_, index) => `linear-gradient(var(--layer-${index + 1}) 0 0)`).toReversed();
  const painted =
    images.length === 0
      ? []
      : [`background: ${images.join(", ")}, var(--background);`, "color: var(--text);"];
  return [
    ...lines,
    ...painted,
    `/* ${formatRatio(ratio)} to 1, ${levelOf(ratio)}; APCA Lc ${formatLc(lc)} */`,
  ].join("\n");
}
