import ColorJs from "colorjs.io";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";
import { BOUNDED_SPACES, type BoundedSpace } from "#engine/space/rgb-spaces.ts";
import { isInGamut, mapToGamut, maxChroma } from "./gamut.ts";

const oklch = fc.record({
  lightness: fc.double({ min: 0.03, max: 0.999, noNaN: true }),
  chroma: fc.double({ min: 0, max: 0.5, noNaN: true }),
  hueDeg: fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
});

/** The pseudocode of CSS Color 4 §13.2, on color objects. */
function mapByTheLetter(color: Color, space: BoundedSpace): Color {
  const clip = (each: Color): Color => {
    const [a, b, c] = convertColor(each, space).coords.map((value) => Math.min(1, Math.max(0, value ?? 0)));
    return { space, coords: [a, b, c], alpha: each.alpha };
  };
  const origin = colorToOklch(color);
  const current = (chroma: number) => oklchToColor({ ...origin, chroma }, color.alpha);
  if (isInGamut(color, space)) return clip(color);
  let clipped = clip(color);
  if (deltaEOK(clipped, color) < 0.02) return clipped;
  let [min, max, isMinInGamut] = [0, origin.chroma, true];
  while (max - min > 0.0001) {
    const chroma = (min + max) / 2;
    if (isMinInGamut && isInGamut(current(chroma), space)) {
      min = chroma;
      continue;
    }
    clipped = clip(current(chroma));
    const difference = deltaEOK(clipped, current(chroma));
    if (difference < 0.02) {
      if (0.02 - difference < 0.0001) return clipped;
      isMinInGamut = false;
      min = chroma;
    } else max = chroma;
  }
  return clipped;
}

describe("[COL-3] gamut mapping", () => {
  it("on plain numbers agrees with the specification's pseudocode on colors", () => {
    fc.assert(
      fc.property(oklch, fc.constantFrom(...BOUNDED_SPACES), (lch, space) => {
        const color = oklchToColor(lch);
        expect(deltaEOK(mapToGamut(color, space), mapByTheLetter(color, space))).toBeLessThan(2e-4);
      }),
      { numRuns: 400 },
    );
  });
  it("ends in every bounded space, and leaves colors inside unchanged", () => {
    fc.assert(
      fc.property(oklch, fc.constantFrom(...BOUNDED_SPACES), (lch, space) => {
        const color = oklchToColor(lch);
        const mapped = mapToGamut(color, space);
        expect(mapped.coords.every((value) => value !== undefined && value >= 0 && value <= 1)).toBe(true);
        if (!isInGamut(color, space)) return;
        // Near black ΔEOK magnifies the round-off that still counts as inside.
        if (lch.lightness > 0.2) expect(deltaEOK(mapped, color)).toBeLessThan(1e-3);
        const { coords } = convertColor(color, space);
        coords.forEach((value = 0, i) =>
          expect(Math.abs((mapped.coords[i] ?? 0) - value)).toBeLessThan(1e-4),
        );
      }),
      { numRuns: 300, examples: [[{ lightness: 0.03, chroma: 0.0146961537, hueDeg: 0 }, "display-p3"]] },
    );
  });
  it("agrees with another library on the boundary of the gamut", () => {
    for (const hueDeg of [0, 45, 110, 142, 200, 264, 320]) {
      const chroma = maxChroma(0.6, hueDeg, "srgb");
      expect(new ColorJs("oklch", [0.6, chroma - 0.001, hueDeg]).inGamut("srgb")).toBe(true);
      expect(new ColorJs("oklch", [0.6, chroma + 0.001, hueDeg]).inGamut("srgb")).toBe(false);
    }
  });
  it("keeps missing components of a color inside", () => {
    const color: Color = { space: "srgb", coords: [undefined, 0.2, 0.4], alpha: undefined };
    expect(mapToGamut(color, "srgb")).toEqual(color);
  });
});
