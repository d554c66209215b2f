import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { brandColor, color } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { BEND_LIMITS, BEND_STEPS, type BendHandles, type RampBend } from "./bend-handles.ts";
import { bendOffsets } from "./ramp-bend.ts";
import { uiRamp } from "./ui-ramp.ts";

/** By how much a step may be lighter than the one before it, and the error of the sum. */
const RISE = 0.004;
const ROUNDING = 1e-12;

const handlesTo = (limit: number): fc.Arbitrary<BendHandles> => {
  const offset = fc.integer({ min: -limit, max: limit });
  return fc.tuple(offset, offset, offset, offset, offset);
};
const bends: fc.Arbitrary<RampBend> = fc.record({
  lightness: handlesTo(BEND_LIMITS.lightness),
  chroma: handlesTo(BEND_LIMITS.chroma),
  hue: handlesTo(BEND_LIMITS.hue),
});

describe("[UIP] the curves of a ramp", () => {
  it("pass through their handles, are 0 on the kept step, and between two handles never leave their range", () => {
    fc.assert(
      fc.property(
        handlesTo(60),
        fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
        (handles, at) => {
          const offsets = bendOffsets(handles, at);
          expect(offsets).toHaveLength(RAMP_STEPS.length);
          if (at !== undefined) expect(offsets[at]).toBeCloseTo(0, 9);
          const knots = RAMP_STEPS.flatMap((step, place) => {
            const handle = BEND_STEPS.findIndex((each) => each === step);
            if (place === at) return [place];
            if (handle < 0) return [];
            expect(offsets[place]).toBeCloseTo(handles[handle] ?? 0, 9);
            return [place];
          });
          for (const [index, knot] of knots.slice(1).entries()) {
            const from = knots[index] ?? 0;
            const [low, high] = [offsets[from] ?? 0, offsets[knot] ?? 0];
            for (const offset of offsets.slice(from, knot + 1)) {
              expect(offset).toBeGreaterThanOrEqual(Math.min(low, high) - 1e-9);
              expect(offset).toBeLessThanOrEqual(Math.max(low, high) + 1e-9);
            }
          }
        },
      ),
      { numRuns: sampled(300, 80) },
    );
  });

  it("leave the kept color exact and the ramp falling, and a target that is missed is named", () => {
    fc.assert(
      fc.property(brandColor, bends, fc.constantFrom("even", "contrast"), (brand, bend, fit) => {
        const { steps, unmet } = uiRamp(brand, { bend, fit });
        expect(steps.filter(({ isAnchor }) => isAnchor).map((each) => each.color)).toEqual([brand]);
        const lightnesses = steps.map((step) => colorToOklch(step.color).lightness);
        for (const [index, lightness] of lightnesses.entries())
          if (index > 0)
            expect(lightness).toBeLessThanOrEqual((lightnesses[index - 1] ?? 1) + RISE + ROUNDING);
        expect(unmet).toHaveLength(steps.filter(({ isMet }) => !isMet).length);
      }),
      { numRuns: sampled(150, 37) },
    );
  });

  it("bend what they are named for, by the amount of the handle", () => {
    const brand = color("#0b6e4f");
    const at = (bend: RampBend, step: number) => {
      const found = uiRamp(brand, { bend, fit: "even" }).steps.find((each) => each.step === step);
      return colorToOklch(found?.color ?? brand);
    };
    const plain = at({}, 300);
    expect(at({ lightness: [0, 5, 0, 0, 0] }, 300).lightness - plain.lightness).toBeCloseTo(0.05, 2);
    expect(at({ chroma: [0, -100, 0, 0, 0] }, 300).chroma).toBeLessThan(0.004);
    expect((at({ hue: [0, 40, 0, 0, 0] }, 300).hueDeg ?? 0) - (plain.hueDeg ?? 0)).toBeCloseTo(40, -0.5);
    expect(at({ hue: [0, 40, 0, 0, 0] }, 700)).toEqual(at({}, 700));
  });

  it("of zero are no curves", () => {
    const brand = color("#6d3bf5");
    const straight = uiRamp(brand).steps.map((step) => formatHex(step.color));
    const zero = uiRamp(brand, { bend: { lightness: [0, 0, 0, 0, 0] } });
    expect(zero.steps.map((step) => formatHex(step.color))).toEqual(straight);
  });

  it("cannot pull a step below its contrast target", () => {
    const bend: RampBend = { lightness: [0, 0, 0, 20, 20] };
    const { steps } = uiRamp(color("#3f7fd8"), { bend });
    expect(steps.filter(({ isMet, isAnchor }) => !isMet && !isAnchor)).toEqual([]);
  });
});
