import fc from "fast-check";
import { expect, it } from "vitest";
import { createWriteBudget } from "./write-budget.ts";

it("[TLS-2] allows at most 90 writes in any 10 s, with delays of at most 150 ms", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(60), { maxLength: 600 }), (gapsMs) => {
      let timeMs = 0;
      const budget = createWriteBudget(() => timeMs);
      const writesMs: number[] = [];
      for (const gapMs of gapsMs) {
        timeMs += gapMs;
        const waitMs = budget.take();
        expect(waitMs).toBeLessThanOrEqual(150);
        if (waitMs > 0) continue;
        writesMs.push(timeMs);
        expect(writesMs.filter((ms) => ms > timeMs - 10_000).length).toBeLessThanOrEqual(90);
      }
    }),
  );
});

it("allows a write after the returned delay", () => {
  let timeMs = 0;
  const budget = createWriteBudget(() => timeMs);
  while (budget.take() === 0);
  timeMs += budget.take();
  expect(budget.take()).toBe(0);
});
