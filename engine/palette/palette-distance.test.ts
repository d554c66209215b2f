import { expect, it } from "vitest";
import { type FlatLabs, paletteDistance } from "./palette-distance.ts";

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
const flat = (...labs: number[]) => Float64Array.from(labs);

it("[LIB-2] the distance of palettes is the mean from each color to the nearest of the other, both ways", () => {
  expect(paletteDistance(flat(0.5, 0, 0), flat(0.8, 0, 0.4))).toBeCloseTo(0.5, 12);
  expect(paletteDistance(flat(0.5, 0, 0, 0.9, 0, 0), flat(0.5, 0, 0))).toBeCloseTo((0.2 + 0) / 2, 12);
  expect(paletteDistance(flat(0.5, 0.1, 0, 0.9, 0, 0), flat(0.9, 0, 0, 0.5, 0.1, 0, 0.9, 0, 0))).toBe(0);
  expect(paletteDistance(flat(), flat(0.5, 0, 0))).toBe(1);
  for (const labs of PALETTES.slice(0, 50))
    expect(paletteDistance(labs, ORIGIN)).toBe(paletteDistance(ORIGIN, labs));
  for (const labs of PALETTES) {
    const distance = paletteDistance(labs, ORIGIN);
    expect(paletteDistance(labs, ORIGIN, distance)).toBe(distance);
    expect(paletteDistance(labs, ORIGIN, distance / 3)).toBeGreaterThanOrEqual(distance / 3);
  }
});
