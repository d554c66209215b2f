/** Random colors for laws: any sRGB color, any OKLCH color of Display P3, and edge cases for themes. */
import fc from "fast-check";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { oklchToColor } from "#engine/space/convert.ts";

export function color(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.color;
}

export const hexColor: fc.Arbitrary<Color> = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => color(`#${value.toString(16).padStart(6, "0")}`));

export const p3Color: fc.Arbitrary<Color> = fc
  .record({
    lightness: fc.double({ min: 0, max: 1, noNaN: true }),
    chroma: fc.double({ min: 0, max: 0.37, noNaN: true }),
    hueDeg: fc.double({ min: 0, max: 360, noNaN: true }),
  })
  .map((lch) => mapToGamut(oklchToColor(lch), "display-p3"));

export const EXTREMES: readonly string[] = [
  "#ffffff",
  "#000000",
  "#fefefe",
  "#010101",
  "#fffffe",
  "#808080",
  "#777777",
  "#39ff14",
  "#ffff00",
  "#ff00ff",
  "#0000ff",
  "#00ffff",
  "#000033",
  "color(display-p3 0 1 0)",
  "color(display-p3 1 0 0.5)",
  "oklch(0.9 0.3 140)",
  "lab(50 none none)",
];

export const brandColor: fc.Arbitrary<Color> = fc.oneof(
  { weight: 3, arbitrary: hexColor },
  { weight: 1, arbitrary: p3Color },
  { weight: 1, arbitrary: fc.constantFrom(...EXTREMES.map(color)) },
);
