import { expect, it } from "vitest";
import { createWorkBudget } from "./work-budget.ts";

const RATE = { msPerSecond: 100, burstMs: 1000 };

function budgetAt(maxCallers = 10) {
  let now = 0;
  const budget = createWorkBudget({ rateOf: () => RATE, maxCallers, clock: () => now });
  return {
    ...budget,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it("[QLT-5] a caller may work until its milliseconds are used up, and again when some have come back", () => {
  const { waitMs, charge, pass } = budgetAt();
  charge("a", 600);
  expect(waitMs("a")).toBe(0);
  charge("a", 900);
  // 500 ms too many come back in five seconds.
  expect(waitMs("a")).toBe(5000);
  expect(waitMs("b")).toBe(0);
  pass(4999);
  expect(waitMs("a")).toBeGreaterThan(0);
  pass(2);
  expect(waitMs("a")).toBe(0);
});

it("[QLT-5] a pause gives no more than the burst", () => {
  const { waitMs, charge, pass } = budgetAt();
  charge("a", 10);
  pass(3_600_000);
  charge("a", 999);
  expect(waitMs("a")).toBe(0);
  charge("a", 2);
  expect(waitMs("a")).toBeGreaterThan(0);
});

it("[QLT-5] so many callers are remembered, those of late", () => {
  const { waitMs, charge } = budgetAt(2);
  for (const caller of ["a", "b", "a", "c"]) charge(caller, 2000);
  expect(["a", "b", "c"].map((caller) => waitMs(caller) > 0)).toEqual([true, false, true]);
});
