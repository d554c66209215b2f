/** The reasons why a palette works: figures, and one sentence. */
import { formatDeltaE } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import type { GenerateRequest } from "./generate-request.ts";
import { countAaPairs } from "./generate-score.ts";
import {
  closestPair,
  type Pair,
  TOO_ALIKE_SIMULATED,
  type VisionVerdict,
  visionVerdict,
} from "./palette-facts.ts";
import { RULE_NAMES } from "./rule-names.ts";
import { holdsRule, ruleSpread } from "./taste/rule-spread.ts";

/** What is still the rule to the eye, in degrees; a ramp drifts farther than this. */
const READABLE_TOLERANCE_DEG = 30;

export interface PaletteReason {
  /** Least and greatest OKLCH lightness, 0 to 1. */
  readonly lightnessSpan: readonly [number, number];
  readonly worstPair: Pair | undefined;
  readonly aaPairs: number;
  readonly vision: VisionVerdict | undefined;
  readonly sentence: string;
}

/** The rule's name; of colors that leave it, such as locked ones, that they do. Without a rule how many colors there are. */
function ruleText(colors: readonly Color[], method: GenerateRequest["method"] | undefined): string {
  if (method === undefined) return `${colors.length} ${colors.length === 1 ? "color" : "colors"}`;
  const spread = ruleSpread(method);
  const isHeld = spread === undefined || holdsRule(colors, spread, READABLE_TOLERANCE_DEG);
  return isHeld ? RULE_NAMES[method] : `${RULE_NAMES[method]}, but not in every color`;
}

/**
 * Without a method no rule is named: the colors can be anybody's, from the library, a link or a picture, or chosen by
 * hand.
 */
export function paletteReason(
  colors: readonly Color[],
  { method }: { readonly method: GenerateRequest["method"] | undefined },
): PaletteReason {
  const lightnesses = colors.map((color) => colorToOklab(color).lightness);
  const span: [number, number] = [Math.min(...lightnesses), Math.max(...lightnesses)];
  const worstPair = closestPair(colors);
  const vision = visionVerdict(colors);
  const aaPairs = countAaPairs(colors);
  const percent = (value: number) => `${Math.round(value * 100)}`;
  const sentence = [
    ruleText(colors, method),
    `lightness ${percent(span[0])} to ${percent(span[1])}`,
    worstPair === undefined ? "" : `closest pair ${formatDeltaE(worstPair.deltaE)}`,
    `${aaPairs} ${aaPairs === 1 ? "pair carries" : "pairs carry"} text`,
    vision === undefined || vision.deltaE >= TOO_ALIKE_SIMULATED
      ? "told apart with every color vision"
      : `colors ${vision.a + 1} and ${vision.b + 1} meet in ${vision.deficiency} vision`,
  ]
    .filter(Boolean)
    .join(" · ");
  return { lightnessSpan: span, worstPair, aaPairs, vision, sentence };
}
