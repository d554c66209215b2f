import fc from "fast-check";
import { expect, it } from "vitest";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { colorRamp, colorRampOfCount, RAMP_STEPS, rampStepNames } from "./ramp.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => {
  const parsed = parseColor(`#${value.toString(16).padStart(6, "0")}`);
  if (!parsed.ok) throw new Error("not a color");
  return parsed.color;
});

it("[UIP] a ramp of any length falls in lightness and contains the color exactly once", () => {
  fc.assert(
    fc.property(hex, fc.integer({ min: 3, max: 25 }), (color, count) => {
      const { lightness } = colorToOklch(color);
      fc.pre(lightness > 0.12 && lightness < 0.96);
      const ramp = colorRampOfCount(color, count);
      expect(ramp.map(({ step }) => step)).toEqual(rampStepNames(count));
      expect(ramp.filter(({ isAnchor }) => isAnchor).map((step) => step.color)).toEqual([color]);
      const lightnesses = ramp.map((step) => colorToOklch(step.color).lightness);
      for (const [index, value] of lightnesses.slice(1).entries())
        expect(value).toBeLessThan(lightnesses[index] ?? 0);
      for (const step of ramp) expect(isInGamut(step.color, "srgb")).toBe(true);
    }),
  );
});
it("[UIP] eleven steps have the usual names, and the color on the requested one", () => {
  const parsed = parseColor("#c2410c");
  if (!parsed.ok) throw new Error("not a color");
  expect(rampStepNames(11)).toEqual(RAMP_STEPS);
  expect(colorRampOfCount(parsed.color, 11, { anchor: 300 })).toEqual(
    colorRamp(parsed.color, { anchor: 300 }),
  );
  expect(colorRamp(parsed.color, { anchor: 300 }).find(({ isAnchor }) => isAnchor)?.step).toBe(300);
});
it("[UIP] refuses a number of steps and a step that no ramp has", () => {
  const parsed = parseColor("#c2410c");
  if (!parsed.ok) throw new Error("not a color");
  for (const count of [0, 1, 2, 4.5, 26, -3, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => colorRampOfCount(parsed.color, count)).toThrow(
      new RangeError(`A ramp has 3 to 25 steps, not ${count}.`),
    );
  expect(() => colorRampOfCount(parsed.color, 5, { anchor: 51 })).toThrow(
    new RangeError("A ramp of 5 steps has no step 51."),
  );
});
