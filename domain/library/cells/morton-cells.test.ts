import { expect, it } from "vitest";
import { cellsAround, interleave, mortonStep } from "./morton-cells.ts";

it("[LIB-2] a code has the bits of all coordinates in turn, the first in the lowest place, up to 48 of them", () => {
  expect(interleave([1, 0, 0], 3)).toBe(1);
  expect(interleave([0, 1, 2], 2)).toBe(2 + 4 * 8);
  expect(interleave([255, 255, 255, 255, 255, 255], 8)).toBe(2 ** 48 - 1);
  expect([-1, 0.5, 2].map((value) => mortonStep(value, 8))).toEqual([0, 128, 255]);
});

it("[LIB-2] cells of six coordinates hold every point within the radius once, and know how far they are", () => {
  const random = sequence();
  const center = Array.from({ length: 6 }, () => random() / 2);
  const search = { bits: 8, finest: 3, coarsest: 8, radius: 0.05, sidesAway: 2 };
  const cells = cellsAround(center, search);
  expect(cells.length).toBeLessThan(2_000);
  for (let tried = 0; tried < 500; tried += 1) {
    const point = center.map((value) => value + (random() - 0.5) / 16);
    const distance = Math.hypot(...point.map((value, axis) => value - (center[axis] ?? 0)));
    const code = interleave(
      point.map((value) => mortonStep(value, search.bits)),
      search.bits,
    );
    const holding = cells.filter(({ first, last }) => first <= code && code <= last);
    expect(holding.length).toBeLessThanOrEqual(1);
    if (distance <= search.radius) expect(holding).toHaveLength(1);
    for (const { away, toMiddle } of holding) {
      expect(away).toBeLessThanOrEqual(distance);
      expect(toMiddle).toBeGreaterThanOrEqual(away);
    }
  }
});

/** Numbers from 0 to 1, the same in each run. */
function sequence(): () => number {
  let state = 7;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
