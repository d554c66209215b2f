import { expect, it } from "vitest";
import { deltaEOK } from "#engine/difference/difference.ts";
import type { Color } from "./color.ts";
import { colorToOklab, oklchToColor } from "./convert.ts";
import { mortonCellsAround, mortonRangesWithin, mortonSide, oklabMorton } from "./oklab-morton.ts";

/** Colors all over OKLab, also outside of what screens show. */
const COLORS: readonly Color[] = Array.from({ length: 1200 }, (_, index) =>
  oklchToColor({
    lightness: ((index * 7) % 103) / 100,
    chroma: ((index * 13) % 89) / 140,
    hueDeg: (index * 37) % 360,
  }),
);

it("[LIB-2] every color within the radius is in one of the ranges, at every level", () => {
  for (const [index, color] of COLORS.entries()) {
    if (index % 40 !== 0) continue;
    for (const [radius, level] of [
      [mortonSide(2), 2],
      [mortonSide(5), 5],
      [0.1, 5],
      [0.1, 7],
    ] as const) {
      const ranges = mortonRangesWithin(colorToOklab(color), radius, level);
      const near = COLORS.filter((other) => deltaEOK(color, other) <= radius);
      expect(near).toContain(color);
      for (const other of near) {
        const code = oklabMorton(colorToOklab(other));
        expect(ranges.some(({ first, last }) => first <= code && code <= last)).toBe(true);
      }
    }
  }
});

it("[LIB-2] the ranges do not overlap, the first holds the color, and there are at most 27 of the radius' size", () => {
  for (const color of COLORS.slice(0, 100)) {
    const ranges = mortonRangesWithin(colorToOklab(color), mortonSide(3), 3);
    const [nearest] = ranges;
    const code = oklabMorton(colorToOklab(color));
    expect(nearest?.first).toBeLessThanOrEqual(code);
    expect(nearest?.last).toBeGreaterThanOrEqual(code);
    expect(ranges.length).toBeLessThanOrEqual(27);
    const sorted = ranges.toSorted((one, other) => one.first - other.first);
    for (const [index, { first }] of sorted.entries())
      expect(first).toBeGreaterThan(sorted[index - 1]?.last ?? -1);
  }
});

it("[LIB-2] greys of whatever notation are in the same cells as those of another", () => {
  for (const lightness of [0, 0.2, 0.5, 0.99, 1]) {
    const [given, rounded] = [
      { lightness, a: -4e-8, b: 3e-8 },
      { lightness, a: 0, b: 0 },
    ];
    expect(oklabMorton(given)).toBe(oklabMorton(rounded));
  }
});

it("[LIB-2] cells around a color hold every color within the radius once, none nearer than its cell says, the nearest first", () => {
  for (const color of COLORS.filter((_, index) => index % 40 === 0)) {
    const cells = mortonCellsAround(colorToOklab(color), 0.1);
    expect(cells.length).toBeLessThan(260);
    expect(cells[0]?.away).toBe(0);
    for (const [index, { away }] of cells.entries())
      expect(away).toBeGreaterThanOrEqual(cells[index - 1]?.away ?? 0);
    for (const other of COLORS) {
      const code = oklabMorton(colorToOklab(other));
      const holding = cells.filter(({ first, last }) => first <= code && code <= last);
      const distance = deltaEOK(color, other);
      expect(holding.length).toBeLessThanOrEqual(1);
      if (distance <= 0.1) expect(holding).toHaveLength(1);
      for (const { away } of holding) expect(away).toBeLessThanOrEqual(distance + 1e-6);
    }
  }
});
