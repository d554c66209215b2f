/** Whether a gradient would be seen as bands in a picture of so many bits that is not dithered (GRD-1). */
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { createSampler, type Gradient } from "./gradient.ts";

export interface Banding {
  /** Of one value, px. */
  readonly widestRunPx: number;
  /** Where it begins, 0 to 1. */
  readonly position01: number;
  /** The greatest difference between two neighboring values that differ by a step of a channel, ΔEOK × 100. */
  readonly step: number;
  /** Wide enough and far enough apart to be seen. */
  readonly isSeen: boolean;
}

/** ΔEOK × 100 and px from which on bands are seen; see the issue threads of renderers that were asked to dither. */
const [SEEN_STEP, SEEN_PX] = [0.4, 8];

/** `lengthPx` from its start to its end; `bits` a channel, 1 to 12. */
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
