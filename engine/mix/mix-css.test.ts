import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { hueIndex } from "#engine/space/spaces.ts";
import { hexColor, read } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { BLEND_MODES } from "./blend.ts";
import { HUE_METHODS, INTERPOLATION_SPACES } from "./mix.ts";
import { colorMixCss, mixCss, stepsCss } from "./mix-css.ts";
import { mixMany } from "./mix-many.ts";
import { mixBy } from "./mix-method.ts";

const parts = fc.array(fc.record({ color: hexColor, amount: fc.integer({ min: 0, max: 60 }) }), {
  minLength: 1,
  maxLength: 6,
});

describe("[MIX] a mixture as CSS", () => {
  it("color-mix() evaluates to the mixture, in every space and with every hue method", () => {
    fc.assert(
      fc.property(
        parts,
        fc.constantFrom(...INTERPOLATION_SPACES),
        fc.constantFrom(...HUE_METHODS),
        (given, space, hue) => {
          const options = hueIndex(space) === undefined ? { space } : { space, hue };
          const used = given.filter(({ amount }) => amount > 0);
          const css = colorMixCss(given, options);
          const mixed = mixMany(used, options);
          if (css === undefined || mixed === undefined || used.length === 0) {
            expect(css).toBeUndefined();
            return;
          }
          const parsed = parseCss5Color(css);
          if (!parsed.ok) throw new Error(`${css}: ${parsed.error.message}`);
          expect(deltaEOK(parsed.color, mixed)).toBeLessThan(0.0002);
        },
      ),
      { numRuns: sampled(500, 120) },
    );
  });
  it("keeps colors outside sRGB", () => {
    const given = ["color(display-p3 0 1 0)", "oklch(70% 0.36 330)"].map((text) => ({
      color: read(text),
      amount: 1,
    }));
    const parsed = parseCss5Color(colorMixCss(given, { space: "oklab" }) ?? "");
    const mixed = mixMany(given, { space: "oklab" });
    expect(parsed.ok && mixed && deltaEOK(parsed.color, mixed)).toBeLessThan(0.0002);
  });
  it("nests more than two colors in pairs", () => {
    const given = ["red", "lime", "blue"].map((text, index) => ({ color: read(text), amount: 3 - index }));
    expect(colorMixCss(given, { space: "oklch", hue: "longer" })?.replaceAll(/\s+/g, " ")).toBe(
      "color-mix( in oklch longer hue, color-mix( in oklch longer hue, #ff0000 60%, #00ff00 40% ) 83.3333%, #0000ff 16.6667% )",
    );
  });
  it.each(BLEND_MODES)("%s becomes layers with opacities, and a comment with the result", (mode) => {
    const given = [
      { color: read("#f4d35e"), amount: 2 },
      { color: read("#2f6690"), amount: 1 },
    ];
    const css = mixCss(given, { method: "blend", mode });
    expect(css).toContain(`mix-blend-mode: ${mode};`);
    expect(css).toContain("opacity: 0.5;");
    expect(css).toContain("isolation: isolate;");
    const mixed = mixBy(given, { method: "blend", mode });
    expect(css).toContain(mixed === undefined ? "nothing" : formatHex(mixed));
  });
  it("pigment becomes a comment with the parts, and the plain value", () => {
    const given = [
      { color: read("#1b3fa0"), amount: 2 },
      { color: read("#ffd60a"), amount: 0 },
      { color: read("#ffffff"), amount: 1 },
    ];
    const css = mixCss(given, { method: "pigment" });
    expect(css).toMatch(
      /^\/\* Mixed as pigment:\n {3}2 × #1b3fa0\n {3}1 × #ffffff \*\/\nbackground: #[0-9a-f]{6};$/,
    );
    expect(mixCss([], { method: "pigment" })).toBe("");
  });
  it("steps become numbered custom properties", () => {
    expect(stepsCss([read("red"), read("blue")])).toBe("--step-1: #ff0000;\n--step-2: #0000ff;");
  });
});
