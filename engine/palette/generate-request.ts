/** What a palette is generated from. */

import type { Color } from "#engine/space/color.ts";
import type { HarmonyRule } from "./harmony.ts";
import type { Mood } from "./moods.ts";

export type GenerateMethod = HarmonyRule | "ramp" | "random" | "from-color" | "similar";

export interface GenerateLock {
  readonly index: number;
  /** The whole color is kept. */
  readonly color?: Color;
  /** Only these are kept: hue in degrees, lightness 0 to 1, chroma 0 to about 0.4. */
  readonly hueDeg?: number;
  readonly lightness?: number;
  readonly chroma?: number;
}

export interface GenerateConstraints {
  /** Pairs wanted that reach 4.5:1. */
  readonly aaPairs?: number;
  readonly gamut?: "srgb" | "display-p3";
  /** Least ΔEOK wanted between two colors under any dichromacy. */
  readonly minVisionDeltaE?: number;
}

export interface GenerateRequest {
  readonly method: GenerateMethod;
  /** 2 to 12. */
  readonly count: number;
  readonly seed: string;
  readonly mood?: Mood;
  /** Kept as it is by "from-color"; gives the other rules their hue. */
  readonly base?: Color;
  /** What "similar" keeps the character of. */
  readonly similarTo?: readonly Color[];
  readonly locks?: readonly GenerateLock[];
  readonly constraints?: GenerateConstraints;
}
