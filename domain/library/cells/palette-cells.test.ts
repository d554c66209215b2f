import { expect, it } from "vitest";
import { type FlatLabs, paletteDistance } from "#engine/palette/palette-distance.ts";
import { nearestPalettes } from "./nearest-palettes.ts";
import { oklabMorton } from "./oklab-morton.ts";
import { paletteCellsAround, paletteCode } from "./palette-code.ts";

/** Palettes of one to six colors, the same in each run. */
const PALETTES: readonly FlatLabs[] = Array.from({ length: 300 }, (_, index) =>
  Float64Array.from(
    Array.from({ length: 1 + (index % 6) }, (_color, at) => [
      ((index * 37 + at * 53) % 101) / 100,
      ((index * 13 + at * 29) % 41) / 100 - 0.2,
      ((index * 7 + at * 31) % 43) / 100 - 0.2,
    ]).flat(),
  ),
);
const [ORIGIN = new Float64Array()] = PALETTES;

it("[LIB-2] the nearest of many palettes are found from the codes of their colors", () => {
  const packed = PALETTES.flatMap((labs, index) => [
    ...(index === 0 ? [] : [0xffffffff]),
    ...Array.from(labs).flatMap((lightness, at) =>
      at % 3 === 0 ? [oklabMorton({ lightness, a: labs[at + 1] ?? 0, b: labs[at + 2] ?? 0 })] : [],
    ),
  ]);
  const bytes = Uint8Array.from(packed.flatMap((code) => [code >>> 24, code >>> 16, code >>> 8, code]));
  for (const labs of PALETTES.slice(0, 20)) {
    const distances = PALETTES.map((other) => paletteDistance(labs, other));
    const nearest = distances.toSorted((one, other) => one - other);
    const found = nearestPalettes(labs, bytes, 12);
    expect(new Set(found).size).toBe(12);
    for (const [index, place] of found.entries())
      expect(Math.abs((distances[place] ?? 1) - (nearest[index] ?? 0))).toBeLessThan(0.001);
  }
  expect(nearestPalettes(ORIGIN, new Uint8Array(), 12)).toEqual([]);
});

it.each([3, 4, 5, 6])("[LIB-2] the cells of level %s around a palette begin with its own", (level) => {
  for (const labs of PALETTES.slice(0, 20)) {
    const cells = paletteCellsAround(labs, level);
    expect(cells.length).toBeLessThanOrEqual(500);
    const code = paletteCode(labs);
    expect(cells.findIndex(({ first, last }) => first <= code && code <= last)).toBeLessThan(8);
    expect(cells.findIndex(({ first, last }) => first <= code && code <= last)).toBeGreaterThanOrEqual(0);
    const middles = cells.map(({ toMiddle }) => toMiddle);
    expect(middles).toEqual(middles.toSorted((one, other) => one - other));
  }
});
