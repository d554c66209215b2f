import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { constantHue } from "#engine/gamut/constant-hue.ts";
import { hexColor, read, unit } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { apcaLc, wcagRatio } from "./contrast.ts";
import { failingLightness } from "./contrast-range.ts";
import { compositeStack } from "./contrast-stack.ts";

const EDGE = 0.0005;

describe("[CON] failing lightnesses", () => {
  it("fail inside the ranges and pass outside", () => {
    fc.assert(
      fc.property(hexColor, hexColor, fc.constantFrom(3, 4.5, 7), unit, (color, other, target, at) => {
        const measure = (candidate: typeof color) => wcagRatio(candidate, other);
        const spans = failingLightness(color, target, measure);
        if (spans.some(([from, to]) => Math.abs(at - from) < EDGE || Math.abs(at - to) < EDGE)) return;
        const isInside = spans.some(([from, to]) => at > from && at < to);
        expect(measure(constantHue(color).at(at)) < target).toBe(isInside);
      }),
      { numRuns: sampled(200, 50) },
    );
  });
  it("are ascending and within 0 to 1, and the whole range if nothing passes", () => {
    expect(failingLightness(read("#f48067"), 7, (c) => wcagRatio(c, read("#777")))).toEqual([[0, 1]]);
    expect(failingLightness(read("#f48067"), 1, (c) => wcagRatio(c, read("#777")))).toEqual([]);
    const [first, second] = failingLightness(read("#888"), 30, (c) => Math.abs(apcaLc(c, read("#888"))));
    expect(first?.[0]).toBeGreaterThan(0);
    expect(first?.[1]).toBeLessThan(1);
    expect(second).toBeUndefined();
  });
  it("match the hatching of the reference screenshot", () => {
    const [text, ground] = [read("#f48067"), read("#112f2c")];
    const [onText] = failingLightness(text, 4.5, (c) => wcagRatio(c, ground));
    const [onGround] = failingLightness(ground, 4.5, (c) => wcagRatio(text, c));
    expect(onText?.[0]).toBe(0);
    expect(onText?.[1]).toBeCloseTo(0.67, 2);
    expect(onGround?.[0]).toBeCloseTo(0.336, 2);
    expect(onGround?.[1]).toBe(1);
  });
  it("can have two ranges, as with a translucent layer over the ground", () => {
    const veil = read("rgb(255 255 255 / 0.5)");
    const measure = (c: typeof veil) => wcagRatio(read("#777"), compositeStack(c, [veil]));
    expect(failingLightness(read("#333"), 2, measure).length).toBeGreaterThan(0);
  });
});
