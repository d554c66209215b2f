/**
 * A ramp for interfaces: the eleven steps of `colorRamp`, moved where necessary so that each reaches the contrast
 * target of its step. A given color is never moved; if it misses its target, `unmet` says so.
 */

import { formatRatio, wcagRatio } from "#engine/contrast/contrast.ts";
import { deltaEOK } from "#engine/difference/difference.ts";
import { colorRamp, RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import type { Color, Oklch } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import type { RampBend } from "./bend-handles.ts";
import { bentLooks, isBent } from "./ramp-bend.ts";
import { stepChromas } from "./ramp-chroma.ts";
import { tone } from "./theme-contrast.ts";

export interface StepTarget {
  readonly against: "white" | "black";
  /** WCAG 2.2 ratio, 1 to 21. */
  readonly ratio: number;
}

/**
 * The contrast target of each step. 50 to 400 carry black text (400: AA, 300 and lighter: AAA); 500 is for parts of
 * controls on white, 600 is AA text on white, 700 and darker AAA text.
 */
export const STEP_TARGETS: Readonly<Record<RampStepName, StepTarget>> = {
  50: { against: "black", ratio: 15 },
  100: { against: "black", ratio: 12 },
  200: { against: "black", ratio: 10 },
  300: { against: "black", ratio: 7 },
  400: { against: "black", ratio: 4.5 },
  500: { against: "white", ratio: 3 },
  600: { against: "white", ratio: 4.5 },
  700: { against: "white", ratio: 7 },
  800: { against: "white", ratio: 9 },
  900: { against: "white", ratio: 12 },
  950: { against: "white", ratio: 15 },
};

export interface UiStep {
  readonly step: RampStepName;
  readonly color: Color;
  /** True for the given color itself. */
  readonly isAnchor: boolean;
  /** WCAG ratios, 1 to 21. */
  readonly onWhite: number;
  readonly onBlack: number;
  readonly target: StepTarget;
  readonly isMet: boolean;
}

export interface UiRamp {
  readonly steps: readonly UiStep[];
  /** ΔEOK of neighboring steps, ten values, 0 to 1: equal values mean even steps. */
  readonly deltas: readonly number[];
  /** A sentence for each target that was not reached. */
  readonly unmet: readonly string[];
}

export interface UiRampOptions {
  /** The step of the color; by default the one that fits its lightness best. */
  readonly anchor?: RampStepName;
  /** "contrast" moves steps to reach STEP_TARGETS; "even" leaves them evenly spread in lightness. */
  readonly fit?: "contrast" | "even";
  /** False if the color may be moved like any other step. */
  readonly isKept?: boolean;
  /** Bends the steps around the color; targets are met afterwards. */
  readonly bend?: RampBend;
}

export const WHITE: Color = tone(1, 0, undefined);
export const BLACK: Color = tone(0, 0, undefined);
/** Least difference of OKLCH lightness between two steps, where there is room. */
const MIN_GAP = 0.012;

/**
 * Eleven steps from 50 to 950 around a color that stays exact (unless `isKept` is false), fitted to each step’s
 * contrast target, or spread evenly; targets that cannot be reached are listed in `unmet`.
 */
export function uiRamp(color: Color, options: UiRampOptions = {}): UiRamp {
  const { anchor, fit = "contrast", isKept = true, bend = {} } = options;
  const base = colorRamp(color, anchor === undefined ? {} : { anchor });
  const at = base.findIndex(({ isAnchor }) => isAnchor);
  const { hueDeg } = colorToOklch(color);
  const plain = base.map((each) => ({ ...colorToOklch(each.color), hueDeg }));
  const chromas = stepChromas(
    colorToOklch(color),
    at,
    plain.map(({ lightness }) => lightness),
  );
  const straight = plain.map((look, index) => ({ ...look, chroma: chromas[index] ?? 0 }));
  const looks = isBent(bend) ? bentLooks(straight, bend, isKept ? at : undefined) : straight;
  const lightnesses = looks.map((look, index) => {
    if (fit === "even" || (isKept && index === at)) return look.lightness;
    return lightnessMeeting(RAMP_STEPS[index] ?? 500, look);
  });
  const [spread, fixed] = [[...lightnesses], isKept ? at : -1];
  // From the color outwards, so that every step stays beyond its neighbor.
  for (let index = Math.max(0, at) + 1; index < spread.length; index += 1)
    if (index !== fixed)
      spread[index] = Math.max(0, Math.min(spread[index] ?? 0, (spread[index - 1] ?? 1) - MIN_GAP));
  for (let index = at - 1; index >= 0; index -= 1)
    if (index !== fixed)
      spread[index] = Math.min(1, Math.max(spread[index] ?? 1, (spread[index + 1] ?? 0) + MIN_GAP));
  const steps = base.map((each, index): UiStep => {
    const isAnchor = isKept && index === at;
    const look = looks[index];
    const made = isAnchor ? color : tone(spread[index] ?? 0, look?.chroma ?? 0, look?.hueDeg);
    return measured(each.step, made, isAnchor);
  });
  return {
    steps,
    deltas: steps.slice(1).map((each, index) => deltaEOK(each.color, steps[index]?.color ?? each.color)),
    unmet: steps.filter(({ isMet }) => !isMet).map(sentenceOf),
  };
}

function measured(step: RampStepName, color: Color, isAnchor: boolean): UiStep {
  const target = STEP_TARGETS[step];
  const [onWhite, onBlack] = [wcagRatio(color, WHITE), wcagRatio(color, BLACK)];
  const ratio = target.against === "white" ? onWhite : onBlack;
  return { step, color, isAnchor, onWhite, onBlack, target, isMet: ratio >= target.ratio };
}

/** The lightness nearest to the given one at which the step reaches its target. */
function lightnessMeeting(step: RampStepName, { lightness, chroma, hueDeg }: Oklch): number {
  const { against, ratio } = STEP_TARGETS[step];
  const [other, end] = against === "white" ? [WHITE, 0] : [BLACK, 1];
  const passes = (candidate: number): boolean => wcagRatio(tone(candidate, chroma, hueDeg), other) >= ratio;
  if (passes(lightness)) return lightness;
  let [failing, passing] = [lightness, end];
  for (let round = 0; round < 13; round += 1) {
    const middle = (failing + passing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}

function sentenceOf({ step, target, onWhite, onBlack, isAnchor }: UiStep): string {
  const ratio = formatRatio(target.against === "white" ? onWhite : onBlack);
  const why = isAnchor
    ? "it is the color you gave, and is kept as it is"
    : "the color kept beside it leaves no room";
  return `Step ${step} reaches ${ratio}:1 on ${target.against}, not ${target.ratio}:1: ${why}.`;
}
