import { describe, expect, it } from "vitest";
import { createRandom } from "#engine/random/random.ts";
import { blueNoiseMask, type DitherMask, orderedMask } from "./dither.ts";

describe.each([
  ["ordered", orderedMask()],
  ["blue noise", blueNoiseMask("a")],
])("[GRD-2] the mask: %s", (_name, { side, thresholds }) => {
  it("has each threshold once, evenly spread between 0 and 1", () => {
    const sorted = [...thresholds].toSorted((a, b) => a - b);
    expect(sorted).toHaveLength(side * side);
    for (const [rank, threshold] of sorted.entries())
      expect(threshold).toBeCloseTo((rank + 0.5) / (side * side), 6);
  });
});

it("[GRD-2] the ordered mask is Bayer's", () => {
  const { thresholds } = orderedMask();
  const ranks = [...thresholds].map((threshold) => Math.round(threshold * 64 - 0.5));
  expect(ranks.slice(0, 8)).toEqual([0, 32, 8, 40, 2, 34, 10, 42]);
  expect(ranks.slice(8, 16)).toEqual([48, 16, 56, 24, 50, 18, 58, 26]);
});

it("[MSH] the same seed gives the same blue noise, another seed a different one", () => {
  expect(blueNoiseMask("a").thresholds).toEqual(blueNoiseMask("a").thresholds);
  expect(blueNoiseMask("a").thresholds).not.toEqual(blueNoiseMask("b").thresholds);
});

it("[MSH] blue noise has far less low-frequency power than white noise, and hardly less high-frequency power", () => {
  const blue = blueNoiseMask("grain");
  const random = createRandom("grain");
  const white: DitherMask = { side: 64, thresholds: Float32Array.from({ length: 4096 }, random) };
  expect(power(blue, 1, 6)).toBeLessThan(0.05 * power(white, 1, 6));
  expect(power(blue, 20, 31)).toBeGreaterThan(0.8 * power(white, 20, 31));
});

/** Mean power of the horizontal frequencies in this range. */
function power({ side, thresholds }: DitherMask, from: number, to: number): number {
  let total = 0;
  let count = 0;
  for (let waves = from; waves <= to; waves += 1) {
    for (const down of [0, 2, 5]) {
      let [real, imaginary] = [0, 0];
      for (let y = 0; y < side; y += 1) {
        for (let x = 0; x < side; x += 1) {
          const angle = (2 * Math.PI * (waves * x + down * y)) / side;
          const value = (thresholds[y * side + x] ?? 0) - 0.5;
          real += value * Math.cos(angle);
          imaginary += value * Math.sin(angle);
        }
      }
      total += real * real + imaginary * imaginary;
      count += 1;
    }
  }
  return total / count;
}
