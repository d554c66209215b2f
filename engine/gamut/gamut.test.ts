import ColorJs from "colorjs.io";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, convertColor, oklchToColor } from "#engine/space/convert.ts";
import { BOUNDED_SPACES, type BoundedSpace } from "#engine/space/rgb-spaces.ts";
import { color as read } from "#engine/testing/sample-colors.ts";
import { sampled } from "#tests/exhaustive.ts";
import { isInGamut, mapToGamut, mapToGamutInSpace, maxChroma } from "./gamut.ts";

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
      { numRuns: sampled(400, 100) },
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
      {
        numRuns: sampled(300, 80),
        examples: [[{ lightness: 0.03, chroma: 0.0146961537, hueDeg: 0 }, "display-p3"]],
      },
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

describe("[CNV] chroma that is reduced in the space it was asked for", () => {
  const BLUE = convertColor(read("#2f6690"), "lch");
  const asked = (chroma: number): Color => ({ ...BLUE, coords: [BLUE.coords[0], chroma, BLUE.coords[2]] });

  it("[RC13] keeps lightness and hue, and more asked never gives less", () => {
    let before = 0;
    for (let chroma = 5; chroma <= 150; chroma += 5) {
      const [lightness = 0, given = 0, hue = 0] = convertColor(
        mapToGamutInSpace(asked(chroma), "srgb"),
        "lch",
      ).coords;
      expect(lightness).toBeCloseTo(BLUE.coords[0] ?? 0, 1);
      expect(hue).toBeCloseTo(BLUE.coords[2] ?? 0, 1);
      expect(given).toBeGreaterThanOrEqual(before - 1e-3);
      before = given;
    }
    expect(before).toBeGreaterThan(37.5);
  });

  it("[RC13] is in gamut for any color of Lab and OKLab, white and black for lightness beyond the ends", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("lab" as const, "oklab" as const, "lch" as const),
        fc.constantFrom("srgb" as const, "display-p3" as const),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        (space, gamut, lightness, a, b) => {
          const scale = space === "oklab" ? 1 : 100;
          const given = { space, coords: [lightness * scale, a * scale, b * scale], alpha: 1 } as const;
          expect(isInGamut(mapToGamutInSpace(given, gamut), gamut)).toBe(true);
        },
      ),
    );
    expect(formatHex(mapToGamutInSpace({ space: "lab", coords: [100, 80, 20], alpha: 1 }, "srgb"))).toBe(
      "#ffffff",
    );
  });
});
