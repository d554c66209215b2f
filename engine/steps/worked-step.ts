/** The parts of a worked conversion: numbered steps of one or more lines. */
import { round } from "#engine/format/format-number.ts";

/** The formats whose arithmetic is shown. */
export type WorkedFormat = "hex" | "rgb" | "hsl" | "hwb" | "cmyk";

export interface StepLine {
  /** The computed quantity: "R′", "Hue". */
  readonly name: string;
  /** The expression with its numbers: "16 × 2 + 10". */
  readonly expression: string;
  /** The result, rounded for display. */
  readonly result: string;
}

export interface ConversionStep {
  readonly label: string;
  readonly lines: readonly StepLine[];
}

export const CHANNELS = ["R", "G", "B"] as const;

export const line = (name: string, expression: string, result: string): StepLine => ({
  name,
  expression,
  result,
});

/** A number for display with at most four decimals. The next line continues with the unrounded number. */
export const shown = (value: number): string => round(value, 4).replace("-", "−");

/** Percent with at most two decimals, of a share from 0 to 1. */
export const percent = (share01: number): string => `${round(share01 * 100, 2)}%`;
