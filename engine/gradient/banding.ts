/**
 * Whether a gradient shows visible bands in a picture with a given number of bits per channel and without dithering
 * (GRD-1).
 */
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface Banding {
  /** The longest run of pixels with the same value. */
  readonly widestRunPx: number;
  /** Start of this run along the gradient, 0 to 1. */
  readonly position01: number;
  /** The greatest difference between two neighboring values that differ by a step of a channel, ΔEOK × 100. */
  readonly step: number;
  /** Whether the bands are wide enough, and differ enough, to be visible. */
  readonly isSeen: boolean;
}

/**
 * ΔEOK × 100 and width in px from which on bands are visible; from issue threads of renderers that were asked to
 * dither.
 */
const [SEEN_STEP, SEEN_PX] = [0.4, 8];

/** `lengthPx` is the length of the gradient from start to end; `bits` per channel, 1 to 12. */
export function findBanding(gradient: Gradient, lengthPx: number, bits: number): Banding {
  const sample = createSampler(gradient);
  const most = 2 ** bits - 1;
  const length = Math.max(2, Math.round(lengthPx));
  const valueAt = (px: number): readonly [number, number, number] => {
    const { red, green, blue } = colorToSrgb(sample((px + 0.5) / length));
    const step = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * most);
    return [step(red), step(green), step(blue)];
  };
  let [widestRunPx, position01, step, run] = [1, 0, 0, 1];
  let last = valueAt(0);
  for (let px = 1; px < length; px += 1) {
    const value = valueAt(px);
    if (value.every((part, channel) => part === last[channel])) {
      run += 1;
      if (run > widestRunPx) [widestRunPx, position01] = [run, (px - run + 1) / length];
      continue;
    }
    const isStep = value.every((part, channel) => Math.abs(part - (last[channel] ?? 0)) <= 1);
    if (isStep && run >= SEEN_PX)
      step = Math.max(step, 100 * deltaEOK(colorOf(last, most), colorOf(value, most)));
    run = 1;
    last = value;
  }
  return { widestRunPx, position01, step, isSeen: step >= SEEN_STEP && widestRunPx >= SEEN_PX };
}

function colorOf([red, green, blue]: readonly [number, number, number], most: number): Color {
  return { space: "srgb", coords: [red / most, green / most, blue / most], alpha: 1 };
}
