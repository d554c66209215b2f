import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { colorToSrgb } from "#engine/space/convert.ts";
import { hexColor, read, unit } from "#engine/testing/arbitrary-color.ts";
import { expectColor } from "#engine/testing/expect-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { BLEND_MODES, blendColors } from "./blend.ts";
import { compositeOver } from "./composite-over.ts";
import { mixColors } from "./mix.ts";
import { mixBy } from "./mix-method.ts";

const mode = fc.constantFrom(...BLEND_MODES);
const runs = { numRuns: sampled(400, 100) };

describe("[MIX] blend modes (formulas of Compositing and Blending 1, worked out by hand)", () => {
  it.each([
    ["multiply", "color(srgb 0.5 0.4 1)", "color(srgb 0.5 0.5 0.2)", "color(srgb 0.25 0.2 0.2)"],
    ["screen", "color(srgb 0.5 0.4 1)", "color(srgb 0.5 0.5 0.2)", "color(srgb 0.75 0.7 1)"],
    ["overlay", "color(srgb 0.4 0.4 0.4)", "color(srgb 0.2 0.8 0.5)", "color(srgb 0.16 0.76 0.4)"],
    ["hard-light", "color(srgb 0.2 0.8 0.5)", "color(srgb 0.4 0.4 0.4)", "color(srgb 0.16 0.76 0.4)"],
    ["color-dodge", "color(srgb 0.5 1 0.9)", "color(srgb 0.2 0.2 0)", "color(srgb 0.4 1 0)"],
    ["color-burn", "color(srgb 0.5 0 0.1)", "color(srgb 0.8 0.2 1)", "color(srgb 0.6 0 1)"],
    ["soft-light", "color(srgb 0.25 1 1)", "color(srgb 0.5 0.64 0.2)", "color(srgb 0.375 0.8 0.448)"],
    ["difference", "color(srgb 0.9 0.1 0.5)", "color(srgb 0.2 0.3 0.5)", "color(srgb 0.7 0.2 0)"],
    ["exclusion", "color(srgb 0.5 1 0)", "color(srgb 0.5 0.3 0.3)", "color(srgb 0.5 0.7 0.3)"],
    ["luminosity", "color(srgb 0.5 0.5 0.5)", "color(srgb 0.4 0.2 0.6)", "color(srgb 0.596 0.396 0.796)"],
    ["saturation", "color(srgb 0.5 0.5 0.5)", "color(srgb 0.4 0.2 0.6)", "color(srgb 0.304 0.304 0.304)"],
    ["color", "color(srgb 1 0 0)", "color(srgb 0.3 0.3 0.3)", "color(srgb 1 0 0)"],
  ] as const)("%s", (id, front, back, expected) => {
    expectColor(blendColors(read(front), read(back), id), expected, 1e-9);
  });
  it("stay in sRGB; a transparent layer changes nothing; on a transparent ground the layer is unchanged", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, mode, (front, back, alpha, id) => {
        const { red, green, blue } = colorToSrgb(blendColors({ ...front, alpha }, back, id));
        for (const value of [red, green, blue]) {
          expect(value).toBeGreaterThanOrEqual(-1e-9);
          expect(value).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(deltaEOK(blendColors({ ...front, alpha: 0 }, back, id), back)).toBeLessThan(1e-5);
        expect(deltaEOK(blendColors(front, { ...back, alpha: 0 }, id), front)).toBeLessThan(1e-5);
      }),
      runs,
    );
  });
  it("normal is plain compositing", () => {
    fc.assert(
      fc.property(hexColor, hexColor, unit, (front, back, alpha) => {
        const laid = blendColors({ ...front, alpha }, back, "normal");
        expect(deltaEOK(laid, compositeOver({ ...front, alpha }, back))).toBeLessThan(1e-5);
      }),
      runs,
    );
  });
  it("the symmetric modes do not depend on the order", () => {
    const even = fc.constantFrom("multiply", "screen", "darken", "lighten", "difference", "exclusion");
    fc.assert(
      fc.property(hexColor, hexColor, even, (a, b, id) => {
        expect(deltaEOK(blendColors(a, b, id), blendColors(b, a, id))).toBeLessThan(1e-5);
      }),
      runs,
    );
  });
});

describe("[MIX] mixing methods", () => {
  const half = (a: string, b: string) => [
    { color: read(a), amount: 1 },
    { color: read(b), amount: 1 },
  ];
  it("each gives a different mixture of blue and yellow", () => {
    const both = half("#0000ff", "#ffff00");
    const at = (color: ReturnType<typeof mixBy>) => color ?? read("transparent");
    expectColor(at(mixBy(both, { method: "light" })), "color(srgb-linear 0.5 0.5 0.5)", 1e-6);
    const perceptual = mixColors(read("#00f"), read("#ff0"), { space: "oklab", weight01: 0.5 });
    expect(mixBy(both, { method: "perceptual" })).toEqual(perceptual);
    expectColor(at(mixBy(both, { method: "space", space: "srgb" })), "color(srgb 0.5 0.5 0.5)", 1e-9);
    expectColor(at(mixBy(both, { method: "blend", mode: "multiply" })), "#000000", 1e-9);
    expectColor(at(mixBy(both, { method: "pigment" })), "#388f54", 0.02);
  });
  it("ignore amounts of 0, and give undefined without any amount", () => {
    const parts = [...half("#123456", "#123456"), { color: read("red"), amount: 0 }];
    for (const how of [
      { method: "pigment" },
      { method: "light" },
      { method: "perceptual" },
      { method: "blend", mode: "normal" },
    ] as const) {
      const mixed = mixBy(parts, how);
      expect(mixed && deltaEOK(mixed, read("#123456"))).toBeLessThan(1e-5);
      expect(mixBy([], how)).toBeUndefined();
    }
  });
});
