/** Laws of conversion: round trips, grays, and no NaN. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { type Color, SPACE_IDS } from "./color.ts";
import { colorToOklch, convertColor, oklchToColor } from "./convert.ts";
import { convertKeepingMissing } from "./missing.ts";

const space = fc.constantFrom(...SPACE_IDS);
const polar = { hsl: 0, hwb: 0, hsv: 0, lch: 2, oklch: 2 } as const;

describe("[COL-4] spaces", () => {
  it("an sRGB color survives a round trip through any two spaces, to 1e-7", () => {
    fc.assert(
      fc.property(hexColor, space, space, (color, first, second) => {
        const there = convertColor(convertColor(color, first), second);
        const back = convertColor(there, "srgb");
        for (const [index, value] of color.coords.entries()) {
          expect(Math.abs((back.coords[index] ?? 0) - (value ?? 0))).toBeLessThan(1e-7);
        }
      }),
      { numRuns: sampled(1500, 380) },
    );
  });
  it("a color outside sRGB survives too; only HSV is limited to sRGB", () => {
    fc.assert(
      fc.property(
        wideColor,
        space.filter((id) => id !== "hsv"),
        (color, via) => {
          const back = convertColor(convertColor(color, via), color.space);
          // A color too dull or too dark to have a hue comes back as gray (CSS Color 4 §4.4.1).
          expect(deltaEOK(back, color)).toBeLessThan(colorToOklch(color).lightness < 0.05 ? 0.02 : 2e-5);
        },
      ),
      { numRuns: sampled(1500, 380) },
    );
  });
  it("converting to the same space changes nothing", () => {
    fc.assert(
      fc.property(wideColor, (color) => {
        expect(convertColor(color, color.space)).toBe(color);
      }),
    );
  });
  it("a gray has no hue in any polar space, any other color has one from 0 to 360", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 255 }),
        fc.constantFrom(...Object.entries(polar)),
        space,
        (level, [id, index], via) => {
          const grey: Color = { space: "srgb", coords: [level / 255, level / 255, level / 255], alpha: 1 };
          const target = SPACE_IDS.find((name) => name === id) ?? "oklch";
          expect(convertColor(convertColor(grey, via), target).coords[index]).toBeUndefined();
        },
      ),
      { numRuns: sampled(1000, 250) },
    );
    fc.assert(
      fc.property(hexColor, fc.constantFrom(...Object.entries(polar)), (color, [id, index]) => {
        const hue = convertColor(color, SPACE_IDS.find((name) => name === id) ?? "oklch").coords[index];
        if (hue !== undefined) {
          expect(hue).toBeGreaterThanOrEqual(0);
          expect(hue).toBeLessThan(360);
        }
      }),
      { numRuns: sampled(500, 120) },
    );
  });
  it("no component ever becomes NaN or infinity, whatever the input", () => {
    const value = fc.oneof(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: -2, max: 2, noNaN: true }),
      fc.constant(undefined),
    );
    fc.assert(
      fc.property(space, space, fc.tuple(value, value, value), (from, to, coords) => {
        for (const part of convertColor({ space: from, coords, alpha: 1 }, to).coords) {
          if (part !== undefined) expect(Number.isFinite(part)).toBe(true);
        }
      }),
      { numRuns: sampled(3000, 750) },
    );
  });
  it("alpha is unchanged, missing or not", () => {
    fc.assert(
      fc.property(
        wideColor,
        space,
        fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
        (color, to, alpha) => {
          expect(convertColor({ ...color, alpha }, to).alpha).toBe(alpha);
        },
      ),
    );
  });
  it("named OKLCH components equal the coordinates", () => {
    fc.assert(
      fc.property(hexColor, (color) => {
        expect(deltaEOK(oklchToColor(colorToOklch(color)), color)).toBeLessThan(1e-9);
      }),
    );
  });
});

describe("[COL-4] missing components in a conversion (CSS Color 4 §13.2)", () => {
  it.each([
    ["hsl(none 50% 50%)", "oklch", [false, false, true]],
    ["oklch(none 0.1 20)", "hsl", [false, false, true]],
    ["lch(50 none 20)", "hsl", [true, true, false]],
    ["oklab(0.5 none 0.1)", "oklch", [false, false, false]],
    ["oklab(0.5 none none)", "oklch", [false, true, true]],
    ["hwb(20 none none)", "hsl", [false, true, true]],
    ["hwb(20 none 10%)", "hsl", [false, false, false]],
    ["rgb(none 10 20)", "color(display-p3)", [true, false, false]],
    ["color(xyz 0.1 none 0.2)", "srgb", [false, true, false]],
    ["rgb(none none none)", "lab", [true, true, true]],
    ["rgb(none none 20)", "lab", [false, false, false]],
  ])("%s in %s", (text, to, missing) => {
    const target = SPACE_IDS.find((id) => id === to) ?? "display-p3";
    const coords = convertKeepingMissing(read(text), target).coords;
    expect(coords.map((value) => value === undefined)).toEqual(missing);
  });
});
