/** The input of a style's drawing function. */
import type { PatternVersion } from "./pattern.ts";
import type { Shape } from "./scene.ts";
import type { Tones } from "./tones.ts";

export interface StyleInput {
  readonly version: PatternVersion;
  /** In px. */
  readonly width: number;
  readonly height: number;
  /** The longer side: sizes of shapes are shares of it, so that a picture looks the same at any resolution. */
  readonly long: number;
  /** Numbers of 0 to 1 (exclusive) from the seed. */
  readonly random: () => number;
  /** The value of a control of this style; throws for another. */
  readonly control: (id: string) => number;
  readonly tones: Tones;
}

/** The shapes from the back to the front; they cover the box. */
export type DrawStyle = (input: StyleInput) => readonly Shape[];

/** A number of `least` to `most` from the seed. */
export function within(random: () => number, least: number, most: number): number {
  return least + (most - least) * random();
}
