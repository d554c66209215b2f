import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reduced, shared, withBorder, withParts, withShare } from "./amounts.ts";

const amounts = fc
  .array(fc.integer({ min: 0, max: 1000 }), { minLength: 2, maxLength: 6 })
  .filter((given) => given.some((amount) => amount > 0));
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

describe("[MIX] amounts", () => {
  it("shares are integers, add up to 100 and differ from the exact ones by less than one", () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const shares = shared(given);
        expect(sum(shares)).toBe(100);
        for (const [index, share] of shares.entries()) {
          expect(Number.isInteger(share)).toBe(true);
          expect(Math.abs(share - ((given[index] ?? 0) / sum(given)) * 100)).toBeLessThan(1);
        }
      }),
    );
  });
  it("moving a border only changes its two colors", () => {
    fc.assert(
      fc.property(amounts, fc.nat(4), fc.integer({ min: -50, max: 150 }), (given, at, percent) => {
        const index = Math.min(at, given.length - 2);
        const [before, after] = [shared(given), shared(withBorder(given, index, percent))];
        for (const other of given.keys()) {
          if (other !== index && other !== index + 1) expect(after[other]).toBe(before[other]);
        }
        const start = sum(before.slice(0, index));
        const end = start + (before[index] ?? 0) + (before[index + 1] ?? 0);
        expect(sum(after.slice(0, index + 1))).toBe(Math.min(end, Math.max(start, percent)));
      }),
    );
  });
  it("setting a share keeps the ratio of the others", () => {
    expect(withShare([3, 2, 1], 2, 40)).toEqual([9, 6, 10]);
    expect(shared(withShare([1, 1], 0, 70))).toEqual([70, 30]);
    expect(shared(withShare([1, 0], 0, 70))).toEqual([70, 30]);
    fc.assert(
      fc.property(amounts, fc.nat(5), fc.integer({ min: 0, max: 100 }), (given, at, percent) => {
        const index = at % given.length;
        expect(shared(withShare(given, index, percent))[index]).toBe(percent);
      }),
    );
  });
  it("parts use the smallest integers, and cannot all be 0", () => {
    expect(reduced([50, 30, 20])).toEqual([5, 3, 2]);
    expect(reduced([4, 0, 8])).toEqual([1, 0, 2]);
    expect(withParts([50, 50], 0, 3)).toEqual([3, 1]);
    expect(withParts([1, 0], 0, 0)).toBeUndefined();
  });
});
