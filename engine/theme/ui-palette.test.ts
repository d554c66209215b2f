import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { colorRamp, RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { brandColor, color, hexColor } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { buildUiPalette } from "./ui-palette.ts";
import { STEP_TARGETS, uiRamp } from "./ui-ramp.ts";
import { UI_RAMPS } from "./ui-ramp-names.ts";

const anchors = fc.constantFrom(...RAMP_STEPS);
const lightnessOf = (steps: readonly { color: Parameters<typeof colorToOklch>[0] }[]) =>
  steps.map((step) => colorToOklch(step.color).lightness);

describe("[UIP] ramps", () => {
  it("keep the color exactly on the chosen step, and never rise in lightness", () => {
    fc.assert(
      fc.property(brandColor, anchors, fc.constantFrom("even", "contrast"), (brand, anchor, fit) => {
        for (const steps of [colorRamp(brand, { anchor }), uiRamp(brand, { anchor, fit }).steps]) {
          expect(steps.map(({ step }) => step)).toEqual([...RAMP_STEPS]);
          expect(steps.filter(({ isAnchor }) => isAnchor).map((each) => each.color)).toEqual([brand]);
          expect(steps[RAMP_STEPS.indexOf(anchor)]?.isAnchor).toBe(true);
          const lightnesses = lightnessOf(steps);
          for (const [index, lightness] of lightnesses.entries())
            if (index > 0) expect(lightness).toBeLessThanOrEqual((lightnesses[index - 1] ?? 1) + 0.004);
        }
      }),
      { numRuns: sampled(120, 30) },
    );
  });

  it("reach each step's contrast target, or name the step that does not", () => {
    fc.assert(
      fc.property(brandColor, fc.option(anchors, { nil: undefined }), (brand, anchor) => {
        const { steps, unmet } = uiRamp(brand, anchor === undefined ? {} : { anchor });
        const missed = steps.filter(({ target, onWhite, onBlack }) =>
          target.against === "white" ? onWhite < target.ratio : onBlack < target.ratio,
        );
        expect(unmet).toHaveLength(missed.length);
        for (const { step } of missed) expect(unmet.join()).toContain(`Step ${step} reaches`);
        // On its own step only the color itself can fail, or a neighbor for which a color at the very end leaves no
        // room.
        if (anchor === undefined) expect(missed.filter(({ isAnchor }) => !isAnchor)).toEqual([]);
      }),
      { numRuns: sampled(150, 37) },
    );
  });

  it("are even: from 100 to 900 no step is 2.4 times another for a color on the step it fits", () => {
    fc.assert(
      fc.property(hexColor, (brand) => {
        const { steps, deltas } = uiRamp(brand, { fit: "even" });
        const lightnesses = lightnessOf(steps);
        const falls = lightnesses
          .slice(1, -1)
          .map((lightness, index) => (lightnesses[index] ?? 1) - lightness);
        const { lightness } = colorToOklch(brand);
        if (lightness < 0.25 || lightness > 0.93) return;
        const inner = falls.slice(1);
        expect(Math.max(...inner) / Math.min(...inner)).toBeLessThan(2.4);
        expect(deltas).toHaveLength(10);
      }),
      { numRuns: sampled(150, 37) },
    );
  });

  it("are 8-bit sRGB, except for the color itself", () => {
    fc.assert(
      fc.property(brandColor, (brand) => {
        for (const step of uiRamp(brand).steps) {
          if (step.isAnchor) continue;
          expect(isInGamut(step.color, "srgb")).toBe(true);
          expect(formatHex(color(formatHex(step.color)))).toBe(formatHex(step.color));
        }
      }),
      { numRuns: sampled(60, 20) },
    );
  });

  it("have targets that every other step is measured against", () => {
    expect(RAMP_STEPS.map((step) => STEP_TARGETS[step].ratio)).toEqual([
      15, 12, 10, 7, 4.5, 3, 4.5, 7, 9, 12, 15,
    ]);
  });
});

describe("[UIP] the palette", () => {
  it("has eight ramps with the brand and custom colors in them exactly", () => {
    fc.assert(
      fc.property(brandColor, hexColor, hexColor, (brand, secondary, accent) => {
        const { ramps } = buildUiPalette({ brand, own: { secondary, accent } });
        const kept = UI_RAMPS.map((name) => ramps[name].steps.find(({ isAnchor }) => isAnchor)?.color);
        expect(kept).toEqual([brand, secondary, accent, ...Array.from({ length: 5 }, () => undefined)]);
        for (const name of ["neutral", "success", "warning", "danger", "info"] as const)
          expect(ramps[name].unmet, name).toEqual([]);
      }),
      { numRuns: sampled(25, 9) },
    );
  });

  it("[UIP] keeps a color of one's own for any ramp, and turns the derived ones as asked", () => {
    const [brand, danger] = [color("#0b6e4f"), color("#c0392b")];
    const { ramps, turnsDeg } = buildUiPalette({ brand, own: { danger }, secondaryTurnDeg: 102 });
    expect(ramps.danger.steps.filter(({ isAnchor }) => isAnchor).map((step) => step.color)).toEqual([danger]);
    expect(turnsDeg.secondary).toBeCloseTo(102, 6);
    expect(Math.abs(turnsDeg.accent ?? 0)).toBeGreaterThan(20);
    expect(buildUiPalette({ brand: color("#808080") }).turnsDeg).toEqual({});
  });

  it("says that a gray has no hue to derive others from", () => {
    expect(buildUiPalette({ brand: color("#808080") }).notes.join()).toContain("has no hue");
    expect(buildUiPalette({ brand: color("#6d3bf5") }).notes).toEqual([]);
  });
});
