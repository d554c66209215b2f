/**
 * A palette as text and numbers, for display and for messages between server, worker and page. show-palette.ts computes
 * it, so that the page of a link does not load the solver.
 */
import type { ByMode, SolvedTheme } from "#domain/themes/solved-theme.ts";
import type { OnColor } from "#engine/contrast/contrast.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { RampStepName } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";
import type { UiPalette } from "#engine/theme/ui-palette.ts";
import type { StepTarget } from "#engine/theme/ui-ramp.ts";
import type { UiRampName } from "#engine/theme/ui-ramp-names.ts";

export interface ShownStep extends StraightStep {
  readonly step: RampStepName;
  /** Lossless CSS text. */
  readonly color: string;
  /** Class of the legible text color on it. */
  readonly ink: OnColor;
  /** WCAG ratios truncated to two decimals, never rounded up. */
  readonly onWhite: number;
  readonly onBlack: number;
  /** Ratio to the page color of the dark theme. */
  readonly onDark: number;
  readonly target: StepTarget;
  readonly isMet: boolean;
  /** True for a color that was given. */
  readonly isKept: boolean;
}

export interface ContrastPromise {
  readonly text: RampStepName;
  readonly on: RampStepName | "white";
  readonly ratio: number;
  readonly floor: number;
}

export interface ShownRamp {
  readonly name: UiRampName;
  readonly steps: readonly ShownStep[];
  /** The step of the given color; 600 for a derived color. */
  readonly main: RampStepName;
  readonly unmet: readonly string[];
  /** Greatest difference (ΔEOK) of neighboring steps from 100 to 900 over the least: 1 is even. */
  readonly unevenness: number;
  readonly promises: readonly ContrastPromise[];
  /** The steps before curves and contrast targets, eleven of them. */
  readonly straight: readonly StraightStep[];
}

/** OKLCH: 0 to 1, 0 to about 0.4, degrees; undefined for grays. */
export interface StraightStep {
  readonly lightness: number;
  readonly chroma: number;
  readonly hueDeg: number | undefined;
}

export interface ShownPalette {
  readonly ramps: readonly ShownRamp[];
  readonly turnsDeg: UiPalette["turnsDeg"];
  /** The theme in the steps of the ramps. */
  readonly solved: SolvedTheme;
  /** The step that each token of each mode uses: "primary-700". */
  readonly worn: ByMode<Readonly<Record<string, string>>>;
}

/** The list contains each ramp once. */
export function rampOf({ ramps }: Pick<ShownPalette, "ramps">, name: UiRampName): ShownRamp {
  const ramp = ramps.find((each) => each.name === name);
  if (ramp === undefined) throw new Error(`A palette has no ramp ${name}`);
  return ramp;
}

/** The color that the ramp is made of. */
export function mainColor({ steps, main }: Pick<ShownRamp, "steps" | "main">): Color {
  const step = steps.find((each) => each.step === main);
  if (step === undefined) throw new Error(`A ramp has no step ${main}`);
  return shownColor(step.color);
}

/** The color of a text that the palette holds. */
export function shownColor(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`${text} is not a color`);
  return parsed.color;
}
