import fc from "fast-check";
import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import { mixColors } from "#engine/mix/mix.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { wideColor } from "#engine/testing/arbitrary-color.ts";
import { tintSeries } from "./tint-series.ts";

// Below this trace of chroma a color counts as gray (powerless.ts).
const NEAR = 1e-5;

it("[CNV] tints get lighter towards white, shades darker towards black, both with less and less chroma", () => {
  fc.assert(
    fc.property(wideColor, (color) => {
      const [tints, shades] = [tintSeries(color, "tints", 10), tintSeries(color, "shades", 10)];
      expect([tints[0], shades[0]]).toEqual([color, color]);
      for (let index = 1; index < 10; index += 1) {
        const [light, lighter] = [tints[index - 1] ?? color, tints[index] ?? color].map(colorToOklch);
        const [dark, darker] = [shades[index - 1] ?? color, shades[index] ?? color].map(colorToOklch);
        expect(lighter?.lightness).toBeGreaterThanOrEqual((light?.lightness ?? 1) - NEAR);
        expect(darker?.lightness).toBeLessThanOrEqual((dark?.lightness ?? 0) + NEAR);
        expect(lighter?.chroma).toBeLessThanOrEqual((light?.chroma ?? 0) + NEAR);
      }
    }),
  );
});

it("[CNV] tones keep the lightness and lose equal amounts of chroma", () => {
  fc.assert(
    fc.property(wideColor, (color) => {
      const { lightness, chroma } = colorToOklch(color);
      for (const [index, tone] of tintSeries(color, "tones", 10).entries()) {
        expect(Math.abs(colorToOklch(tone).lightness - lightness)).toBeLessThan(NEAR);
        expect(Math.abs(colorToOklch(tone).chroma - chroma * (1 - index / 10))).toBeLessThan(NEAR);
      }
    }),
  );
});

it("[CNV] tints are those of color-mix() in OKLab", () => {
  const white: Color = { space: "srgb", coords: [1, 1, 1], alpha: 1 };
  fc.assert(
    fc.property(wideColor, fc.integer({ min: 1, max: 9 }), (color, index) => {
      const mixed = mixColors(color, white, { space: "oklab", weight01: index / 10 });
      expect(deltaEOK(tintSeries(color, "tints", 10)[index] ?? color, mixed)).toBeLessThan(NEAR);
    }),
  );
});

it("[CNV] refuses a number of colors that no series has", () => {
  for (const count of [0, 1, 2.5, 25, Number.NaN])
    expect(() => tintSeries({ space: "srgb", coords: [1, 0, 0], alpha: 1 }, "tints", count)).toThrow(
      new RangeError(`A series has 2 to 24 colors, not ${count}.`),
    );
});
