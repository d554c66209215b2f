/** The input of palette generation. */

import type { Color } from "#engine/space/color.ts";
import type { Character } from "./character-limits.ts";
import type { HarmonyRule } from "./harmony.ts";
import type { Mood } from "./moods.ts";

/** A harmony, a ramp of one hue, any colors, colors that go with `base`, or small changes of `similarTo`. */
export type GenerateMethod = HarmonyRule | "ramp" | "random" | "from-color" | "similar";

export interface GenerateLock {
  readonly index: number;
  /** Locks the whole color. */
  readonly color?: Color;
  /** Locks single properties: hue in degrees, lightness 0 to 1, chroma 0 to about 0.4. */
  readonly hueDeg?: number;
  readonly lightness?: number;
  readonly chroma?: number;
}

export interface GenerateConstraints {
  /** Number of pairs that should reach 4.5:1. */
  readonly aaPairs?: number;
  readonly gamut?: "srgb" | "display-p3";
  /** Least ΔEOK that two colors should have under any dichromacy. */
  readonly minVisionDeltaE?: number;
}

export interface GenerateRequest {
  readonly method: GenerateMethod;
  /** 2 to 12. */
  readonly count: number;
  readonly seed: string;
  readonly mood?: Mood;
  /** Ranges set by hand, in place of those of the mood; from edition 2 on. */
  readonly character?: Character;
  /** Which generator made the colors of the seed; the newest by default. */
  readonly edition?: 1 | 2 | 3;
  /** "from-color" keeps it unchanged; the other rules take its hue. */
  readonly base?: Color;
  /** The palette whose character "similar" follows. */
  readonly similarTo?: readonly Color[];
  readonly locks?: readonly GenerateLock[];
  readonly constraints?: GenerateConstraints;
}
