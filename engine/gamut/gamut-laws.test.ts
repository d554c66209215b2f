/** Laws of the two gamut mappings. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";
import { hexColor, p3Color, wideColor } from "#engine/testing/arbitrary-color.ts";
import { sampled } from "#tests/exhaustive.ts";
import { GAMUTS, isInGamut, mapToGamut, mapToGamutConstantHue, maxChroma, smallestGamut } from "./gamut.ts";

const gamut = fc.constantFrom(...GAMUTS);
const runs = { numRuns: sampled(600, 150) };
const turn = (a: number, b: number) => Math.abs(((b - a + 540) % 360) - 180);

describe("[COL-3] gamut mappings", () => {
  it("both give components in 0 to 1, and are idempotent", () => {
    fc.assert(
      fc.property(wideColor, gamut, (color, target) => {
        for (const map of [mapToGamut, mapToGamutConstantHue]) {
          const mapped = map(color, target);
          expect(isInGamut(mapped, target)).toBe(true);
          for (const value of mapped.coords) {
            expect(value).toBeGreaterThanOrEqual(0);
            expect(value).toBeLessThanOrEqual(1);
          }
          expect(deltaEOK(map(mapped, target), mapped)).toBeLessThan(1e-9);
        }
      }),
      runs,
    );
  });
  it("leave a color in gamut unchanged", () => {
    fc.assert(
      fc.property(hexColor, gamut, (color, target) => {
        expect(deltaEOK(mapToGamut(color, target), color)).toBeLessThan(1e-4);
        expect(deltaEOK(mapToGamutConstantHue(color, target), color)).toBeLessThan(1e-4);
      }),
      runs,
    );
  });
  it("CSS: stays within a just noticeable difference of the chroma-reduced color", () => {
    fc.assert(
      fc.property(wideColor, gamut, (color, target) => {
        const origin = colorToOklch(color);
        if (origin.lightness <= 0 || origin.lightness >= 1) return;
        const mapped = colorToOklch(mapToGamut(color, target));
        // Some color of the same lightness and hue, with no more chroma, lies within 0.02 (plus the search's
        // step).
        let nearest = 1;
        for (let step = 0; step <= 400; step += 1) {
          const reduced = oklchToColor({ ...origin, chroma: (origin.chroma * step) / 400 });
          nearest = Math.min(nearest, deltaEOK(reduced, oklchToColor(mapped)));
        }
        expect(nearest).toBeLessThan(0.0225);
      }),
      { numRuns: sampled(150, 37) },
    );
  });
  it("constant hue: keeps lightness and hue, and nearly all of the available chroma", () => {
    fc.assert(
      fc.property(wideColor, gamut, (color, target) => {
        const origin = colorToOklch(color);
        // Next to black and white the round-off that `isInGamut` allows is itself visible in OKLCH.
        if (isInGamut(color, target) || origin.lightness < 0.05 || origin.lightness > 0.999) return;
        const mapped = colorToOklch(mapToGamutConstantHue(color, target));
        expect(Math.abs(mapped.lightness - origin.lightness)).toBeLessThan(0.002);
        if (mapped.chroma > 0.02 && origin.hueDeg !== undefined && mapped.hueDeg !== undefined) {
          expect(turn(origin.hueDeg, mapped.hueDeg)).toBeLessThan(1);
        }
        expect(mapped.chroma).toBeLessThanOrEqual(origin.chroma + 0.002);
      }),
      runs,
    );
  });
  it("the greatest chroma is in gamut, and slightly more is not", () => {
    const hue = fc.double({ min: 0, max: 360, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 0.98, noNaN: true }),
        hue,
        gamut,
        (lightness, hueDeg, target) => {
          const chroma = maxChroma(lightness, hueDeg, target);
          expect(isInGamut(oklchToColor({ lightness, chroma, hueDeg }), target)).toBe(true);
          expect(isInGamut(oklchToColor({ lightness, chroma: chroma + 0.002, hueDeg }), target)).toBe(false);
        },
      ),
      runs,
    );
  });
  it("an sRGB color is in Display P3, and a Display P3 color in its gamut, in every notation", () => {
    fc.assert(
      fc.property(p3Color, hexColor, (color, inner) => {
        expect(["srgb", "display-p3"]).toContain(smallestGamut(color));
        expect(isInGamut(convertColor(color, "xyz-d65"), "display-p3")).toBe(true);
        expect(smallestGamut(convertColor(inner, "oklch"))).toBe("srgb");
        expect(isInGamut(inner, "display-p3")).toBe(true);
      }),
      runs,
    );
  });
  it("handle alpha and lightness beyond white or black", () => {
    const beyond = oklchToColor({ lightness: 1.2, chroma: 0.1, hueDeg: 40 }, 0.3);
    expect(mapToGamut(beyond, "srgb")).toEqual({ space: "srgb", coords: [1, 1, 1], alpha: 0.3 });
    expect(mapToGamut({ ...beyond, coords: [-0.1, 0.1, 40] }, "display-p3").coords).toEqual([0, 0, 0]);
    expect(isInGamut(mapToGamutConstantHue(beyond, "srgb"), "srgb")).toBe(true);
  });
});
