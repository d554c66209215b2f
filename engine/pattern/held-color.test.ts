import fc from "fast-check";
import { expect, it } from "vitest";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";
import { heldColor } from "./held-color.ts";

const oklab = fc
  .tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    fc.double({ min: -0.4, max: 0.4, noNaN: true }),
  )
  .map((coords): Color => ({ space: "oklab", coords, alpha: 1 }));

it("[WAL] [COL-3] a held color is in the gamut, and keeps lightness and hue", () => {
  fc.assert(
    fc.property(oklab, fc.constantFrom("srgb" as const, "display-p3" as const), (color, gamut) => {
      const held = heldColor(color, gamut);
      expect(isInGamut(held, gamut)).toBe(true);
      const [before, after] = [colorToOklch(color), colorToOklch(held)];
      expect(after.lightness).toBeCloseTo(before.lightness, 3);
      expect(after.chroma).toBeLessThanOrEqual(before.chroma + 1e-4);
      if (after.chroma > 0.03 && before.hueDeg !== undefined && after.hueDeg !== undefined)
        expect(Math.abs(((after.hueDeg - before.hueDeg + 540) % 360) - 180)).toBeLessThan(0.1);
    }),
  );
});

it("[WAL] a color within the gamut is untouched", () => {
  const color: Color = { space: "srgb", coords: [0.2, 0.4, 1], alpha: 1 };
  expect(heldColor(color, "srgb")).toBe(color);
});
