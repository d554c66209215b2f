/** A pattern: what it takes to draw the same picture again, at any size. */
import type { Color } from "#engine/space/color.ts";
import type { PatternControl } from "./pattern-control.ts";
import { type PatternStyleId, patternStyle } from "./styles.ts";

export interface PatternColor {
  /** Alpha is ignored: a pattern is opaque. */
  readonly color: Color;
  /** Share of the picture relative to the other colors, above 0. */
  readonly weight: number;
}

/**
 * Version 2 has shadows without steps at any size, a field of color as Mesh and under Grain, grounds by weight, a dark partner
 * that keeps the mood, and an order of colors from the seed where the shapes differ little. Version 3 has shadows of one hue, and version 4
 * fields of color that flow, where version 2 has a grid.
 */
export type PatternVersion = 1 | 2 | 3 | 4;
/** By which a new pattern is drawn. */
export const NEWEST_PATTERN_VERSION = 4;

export interface Pattern {
  /** A pattern is drawn the same for ever by the version that is in it. */
  readonly version: PatternVersion;
  readonly style: PatternStyleId;
  /** Whole, 0 to 99999, shown with five digits. */
  readonly seed: number;
  /** Values by the id of a control; a missing one has its usual value. */
  readonly controls: Readonly<Record<string, number>>;
  /** 1 to 12 colors. */
  readonly colors: readonly PatternColor[];
  /** Drawn with the dark partners of the colors, in the same shapes. */
  readonly isDark: boolean;
}

/** In whole px, 16 to 16384 each. */
export interface PatternSize {
  readonly width: number;
  readonly height: number;
}

/** Starts the ids in the SVG of a picture that stands alone, so that a file is the same wherever it is written. */
export const FILE_ID = "p";
export const MAX_SEED = 99_999;
export const MAX_PATTERN_COLORS = 12;
export const [MIN_PATTERN_SIDE, MAX_PATTERN_SIDE] = [16, 16_384];

/** The value of a control, on its steps and within its range; the usual value if it is missing or no number. */
export function controlValue(pattern: Pattern, id: string): number {
  const control = patternStyle(pattern.style).controls.find((one) => one.id === id);
  if (control === undefined) throw new RangeError(`The style "${pattern.style}" has no control "${id}".`);
  return heldToControl(control, pattern.controls[id]);
}

/** The nearest value that the control can have; its usual value for what is no number. */
export function heldToControl(control: PatternControl, value: number | undefined): number {
  const { least, most, step, usual } = control;
  if (value === undefined || Number.isNaN(value)) return usual;
  const held = Math.min(most, Math.max(least, value));
  // Through whole numbers, so that 0.1 + 0.2 is 0.3.
  const perOne = Math.round(1 / step);
  return perOne > 1 ? Math.round(held * perOne) / perOne : least + Math.round((held - least) / step) * step;
}

/** Throws a RangeError for a seed, a size or a number of colors out of range; controls are clamped instead. */
export function checkPattern({ seed, colors }: Pattern, { width, height }: PatternSize): void {
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED)
    throw new RangeError(`A seed is a whole number from 0 to ${MAX_SEED}, not ${seed}.`);
  if (colors.length < 1 || colors.length > MAX_PATTERN_COLORS)
    throw new RangeError(`A pattern has 1 to ${MAX_PATTERN_COLORS} colors, not ${colors.length}.`);
  if (!colors.every(({ weight }) => weight > 0 && Number.isFinite(weight)))
    throw new RangeError("The weight of a color is a finite number above 0.");
  for (const side of [width, height])
    if (!Number.isInteger(side) || side < MIN_PATTERN_SIDE || side > MAX_PATTERN_SIDE)
      throw new RangeError(`A side is ${MIN_PATTERN_SIDE} to ${MAX_PATTERN_SIDE} whole px, not ${side}.`);
}
