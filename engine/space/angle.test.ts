import fc from "fast-check";
import { expect, it } from "vitest";
import { apartDeg, turnDeg, wrapDeg } from "./angle.ts";

const anyAngle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

it("wraps into [0, 360), and leaves what is in there as it is", () => {
  expect([-360, -1e-20, -90, 0, 359, 360, 725].map(wrapDeg)).toEqual([0, 0, 270, 0, 359, 0, 5]);
  expect(Object.is(wrapDeg(-0), 0)).toBe(true);
  expect(wrapDeg(Number.POSITIVE_INFINITY)).toBeNaN();
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (angleDeg) => {
      expect(wrapDeg(angleDeg)).toBe(angleDeg + 0);
    }),
  );
  fc.assert(
    fc.property(anyAngle, (angleDeg) => {
      expect(wrapDeg(angleDeg)).toBeGreaterThanOrEqual(0);
      expect(wrapDeg(angleDeg)).toBeLessThan(360);
    }),
  );
});

it("turns the shorter way, half a turn to greater angles", () => {
  expect([turnDeg(350, 10), turnDeg(10, 350), turnDeg(0, 180), turnDeg(180, 0)]).toEqual([20, -20, 180, 180]);
  fc.assert(
    fc.property(anyAngle, anyAngle, (from, to) => {
      const turn = turnDeg(from, to);
      expect(apartDeg(from, to)).toBeLessThanOrEqual(180);
      expect(apartDeg(from + turn, to)).toBeCloseTo(0, 6);
      expect(apartDeg(to, from)).toBeCloseTo(apartDeg(from, to), 6);
    }),
  );
});
