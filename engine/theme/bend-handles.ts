/** The curves that bend a ramp: offsets at five steps for each of lightness, chroma and hue. */
import type { RampStepName } from "#engine/ramp/ramp.ts";

export const BEND_CHANNELS = ["lightness", "chroma", "hue"] as const;
export type BendChannel = (typeof BEND_CHANNELS)[number];

/** The steps that have a handle. */
export const BEND_STEPS = [50, 300, 500, 700, 950] as const satisfies readonly RampStepName[];
export type BendHandles = readonly [number, number, number, number, number];
export const NO_BEND: BendHandles = [0, 0, 0, 0, 0];

/** Lightness in percent, chroma in percent of the step's own, hue in degrees. */
export type RampBend = Readonly<Partial<Record<BendChannel, BendHandles>>>;

/** Greatest offset in either direction, in the unit of the channel. */
export const BEND_LIMITS: Readonly<Record<BendChannel, number>> = { lightness: 20, chroma: 100, hue: 60 };
