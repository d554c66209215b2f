import fc from "fast-check";
import { expect, it } from "vitest";
import { backoff } from "./backoff.ts";

it("doubles from the first delay up to the longest", () => {
  const waits = [1, 2, 3, 7, 8, 20].map((failures) => backoff(failures, { first: 30, longest: 3600 }));
  expect(waits).toEqual([30, 60, 120, 1920, 3600, 3600]);
  expect(backoff(0, { first: 30, longest: 3600 })).toBe(30);
  expect(backoff(5000, { first: 30, longest: 3600 })).toBe(3600);
});

it("randomizes exactly the given share of a delay", () => {
  const waits = { first: 8, longest: 400, spread01: 0.5 };
  expect([0, 0.5, 1].map((random01) => backoff(1, waits, random01))).toEqual([4, 6, 8]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, spread01, random01) => {
        const whole = backoff(failures, { first: 8, longest: 400 });
        const wait = backoff(failures, { first: 8, longest: 400, spread01 }, random01);
        expect(wait).toBeLessThanOrEqual(whole * (1 + 1e-9));
        expect(wait).toBeGreaterThanOrEqual(whole * (1 - spread01) * (1 - 1e-9));
      },
    ),
  );
});
