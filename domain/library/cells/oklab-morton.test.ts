import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab, oklchToColor } from "#engine/space/convert.ts";
import { mortonCellsAround, oklabMorton } from "./oklab-morton.ts";

/** Colors all over OKLab, also outside of what screens show. */
const COLORS: readonly Color[] = Array.from({ length: 1200 }, (_, index) =>
  oklchToColor({
    lightness: ((index * 7) % 103) / 100,
    chroma: ((index * 13) % 89) / 140,
    hueDeg: (index * 37) % 360,
  }),
);

it("[LIB-2] greys of whatever notation are in the same cells as those of another", () => {
  for (const lightness of [0, 0.2, 0.5, 0.99, 1]) {
    const [given, rounded] = [
      { lightness, a: -4e-8, b: 3e-8 },
      { lightness, a: 0, b: 0 },
    ];
    expect(oklabMorton(given)).toBe(oklabMorton(rounded));
  }
});

it.each([0.004, 0.03, 0.1])(
  "[LIB-2] cells around a color hold every color within %s once, none nearer than its cell says, the nearest first",
  (radius) => {
    for (const color of COLORS.filter((_, index) => index % 40 === 0)) {
      const cells = mortonCellsAround(colorToOklab(color), radius);
      expect(cells.length).toBeLessThan(260);
      expect(cells[0]?.away).toBe(0);
      for (const [index, { away }] of cells.entries())
        expect(away).toBeGreaterThanOrEqual(cells[index - 1]?.away ?? 0);
      const sorted = cells.toSorted((one, other) => one.first - other.first);
      for (const [index, { first }] of sorted.entries())
        expect(first).toBeGreaterThan(sorted[index - 1]?.last ?? -1);
      for (const other of COLORS) {
        const code = oklabMorton(colorToOklab(other));
        const holding = cells.filter(({ first, last }) => first <= code && code <= last);
        const distance = deltaEOK(color, other);
        expect(holding.length).toBeLessThanOrEqual(1);
        if (distance <= radius) expect(holding).toHaveLength(1);
        for (const { away } of holding) expect(away).toBeLessThanOrEqual(distance + 1e-6);
      }
    }
  },
);
