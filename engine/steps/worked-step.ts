/** The parts of a conversion that is shown with its working: numbered steps, each of one line or several. */
import { round } from "#engine/format/format-number.ts";

/** The formats whose arithmetic is shown. */
export type WorkedFormat = "hex" | "rgb" | "hsl" | "hwb" | "cmyk";

export interface StepLine {
  /** What is worked out: "R′", "Hue". */
  readonly name: string;
  /** The working with the numbers at hand: "16 × 2 + 10". */
  readonly expression: string;
  /** What it comes to, rounded for reading. */
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

/** A number as the working shows it: at most four decimals. The next line goes on with all of them. */
export const shown = (value: number): string => round(value, 4).replace("-", "−");

/** Percent with at most two decimals, of a share from 0 to 1. */
export const percent = (share01: number): string => `${round(share01 * 100, 2)}%`;
