/** Laws of harmonies and ramps: the properties that they promise to preserve. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { colorRamp, RAMP_STEPS } from "#engine/ramp/ramp.ts";
import { oklchToRyb, rybToOklch } from "#engine/space/color-wheel.ts";
import { colorToOklch, convertColor } from "#engine/space/convert.ts";
import { hexColor, read, wideColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { HARMONY_ANGLES, HARMONY_RULES, harmony, turnHue } from "./harmony.ts";
import { adjustPalette, paletteOrder } from "./palette-adjust.ts";

/** Monochromatic can have any number of colors, with other lightnesses; it has laws of its own. */
const rule = fc.constantFrom(...HARMONY_RULES.filter((id) => id !== "monochromatic"));
const wheel = fc.constantFrom("oklch", "hsl", "ryb");
const angle = fc.integer({ min: -720, max: 720 });
const runs = { numRuns: sampled(500, 120) };
const gap = (a: number, b: number) => Math.abs(((b - a + 900) % 360) - 180);

describe("[SCH] harmonies", () => {
  it("start with the color itself, one for each angle of the rule", () => {
    fc.assert(
      fc.property(wideColor, rule, wheel, (color, id, on) => {
        const colors = harmony(color, id, { wheel: on });
        expect(colors).toHaveLength(HARMONY_ANGLES[id].length);
        expect(colors[0]).toBe(color);
      }),
      runs,
    );
  });
  it("keep lightness and chroma on the OKLCH and RYB wheels, saturation and lightness on HSL, and alpha", () => {
    fc.assert(
      fc.property(
        hexColor,
        rule,
        wheel,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (plain, id, on, alpha) => {
          const color = { ...plain, alpha };
          const space = on === "hsl" ? "hsl" : "oklch";
          const origin = convertColor(color, space).coords;
          for (const other of harmony(color, id, { wheel: on })) {
            const coords = convertColor(other, space).coords;
            for (const index of on === "hsl" ? [1, 2] : [0, 1]) {
              expect(coords[index]).toBeCloseTo(origin[index] ?? 0, 6);
            }
            expect(other.alpha).toBe(alpha);
          }
        },
      ),
      runs,
    );
  });
  it("are at the angles of the rule", () => {
    fc.assert(
      fc.property(hexColor, rule, (color, id) => {
        const { hueDeg } = colorToOklch(color);
        if (hueDeg === undefined) return;
        for (const [index, other] of harmony(color, id).entries()) {
          const turned = colorToOklch(other).hueDeg ?? 0;
          expect(gap(turned, hueDeg + (HARMONY_ANGLES[id][index] ?? 0))).toBeLessThan(1e-6);
        }
      }),
      runs,
    );
  });
  it("rotating there and back gives the color; a gray does not change", () => {
    fc.assert(
      fc.property(hexColor, angle, wheel, (color, degrees, on) => {
        expect(deltaEOK(turnHue(turnHue(color, degrees, on), -degrees, on), color)).toBeLessThan(1e-5);
      }),
      runs,
    );
    expect(turnHue(read("#808080"), 120, "oklch")).toEqual(read("#808080"));
  });
  it("the RYB wheel covers the full circle continuously, and is invertible", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), (degrees) => {
        expect(gap(oklchToRyb(rybToOklch(degrees)), degrees)).toBeLessThan(1e-6);
        expect(gap(rybToOklch(degrees), rybToOklch(degrees + 0.01))).toBeLessThan(0.03);
      }),
    );
    const red = colorToOklch(read("#ff0000")).hueDeg ?? 0;
    expect(gap(rybToOklch(0), red)).toBeLessThan(1e-6);
  });
});

describe("[PAL] [UIP] ramps", () => {
  const anchor = fc.option(fc.constantFrom(...RAMP_STEPS), { nil: undefined });
  it("fall strictly in lightness, keep the given color exactly and the hue, stay in sRGB", () => {
    fc.assert(
      fc.property(wideColor, anchor, (color, at) => {
        const ramp = colorRamp(color, at === undefined ? {} : { anchor: at });
        expect(ramp.map(({ step }) => step)).toEqual([...RAMP_STEPS]);
        const anchors = ramp.filter(({ isAnchor }) => isAnchor);
        expect(anchors).toHaveLength(1);
        expect(anchors[0]?.color).toBe(color);
        if (at !== undefined) expect(anchors[0]?.step).toBe(at);
        const origin = colorToOklch(color);
        const isExtreme = origin.lightness < 0.06 || origin.lightness > 0.98;
        let last = Number.POSITIVE_INFINITY;
        for (const { color: step, isAnchor } of ramp) {
          const lch = colorToOklch(step);
          if (!isExtreme) expect(lch.lightness).toBeLessThan(last);
          last = lch.lightness;
          if (isAnchor) continue;
          expect(isInGamut(step, "srgb")).toBe(true);
          if (lch.chroma < 0.02 || origin.hueDeg === undefined || lch.hueDeg === undefined) continue;
          expect(gap(lch.hueDeg, origin.hueDeg)).toBeLessThan(2);
        }
      }),
      runs,
    );
  });
  it("of black are not lighter below it, of white not darker above it", () => {
    for (const { color } of colorRamp(read("black"), { anchor: 50 }))
      expect(colorToOklch(color).lightness).toBe(0);
    for (const { color } of colorRamp(read("white"), { anchor: 950 })) {
      expect(colorToOklch(color).lightness).toBeCloseTo(1, 6);
    }
  });
  it("of a gray are gray", () => {
    for (const { color } of colorRamp(read("#777"))) expect(colorToOklch(color).chroma).toBeLessThan(1e-4);
  });
});

describe("[PAL] adjusting the whole palette", () => {
  const colors = fc.array(hexColor, { minLength: 1, maxLength: 8 });
  it("by nothing changes nothing, and results stay in sRGB", () => {
    const change = fc.record({
      hueDeg: fc.integer({ min: -180, max: 180 }),
      chroma: fc.double({ min: -1, max: 1, noNaN: true }),
      lightness: fc.double({ min: -1, max: 1, noNaN: true }),
      temperature: fc.double({ min: -1, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(colors, change, (given, by) => {
        expect(adjustPalette(given, {})).toEqual(given);
        for (const color of adjustPalette(given, by)) {
          expect(isInGamut(color, "srgb")).toBe(true);
          for (const value of color.coords) expect(Number.isFinite(value ?? 0)).toBe(true);
        }
      }),
      runs,
    );
  });
  it("sorting keeps every color once", () => {
    fc.assert(
      fc.property(colors, fc.constantFrom("lightness", "hue", "chroma", "smooth"), (given, by) => {
        expect(paletteOrder(given, by).toSorted((a, b) => a - b)).toEqual([...given.keys()]);
      }),
      { numRuns: sampled(150, 37) },
    );
  });
});
