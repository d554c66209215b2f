/** The color that a mixture gets when a color is added without being chosen. */
import { deltaEOK } from "#engine/difference/difference.ts";
import { mapToGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch, oklchToColor } from "#engine/space/convert.ts";

const HUES = 24;
/** OKLCH lightness and chroma of candidates; a gray mixture gets a real color beside it. */
const [MIN_LIGHTNESS, MAX_LIGHTNESS] = [0.45, 0.85];
const [MIN_CHROMA, MAX_CHROMA] = [0.1, 0.18];

/**
 * The color farthest from all given ones, by ΔEOK to the nearest of them, among the hues of 24 steps around the wheel
 * with their mean lightness and chroma, mapped into sRGB. `colors` has at least one.
 */
export function addedColor(colors: readonly Color[]): Color {
  const known = colors.map(colorToOklch);
  const meanWithin = (values: readonly number[], least: number, most: number): number =>
    Math.min(most, Math.max(least, values.reduce((sum, value) => sum + value, 0) / values.length));
  const lightness = meanWithin(
    known.map((color) => color.lightness),
    MIN_LIGHTNESS,
    MAX_LIGHTNESS,
  );
  const chroma = meanWithin(
    known.map((color) => color.chroma),
    MIN_CHROMA,
    MAX_CHROMA,
  );
  const candidates = Array.from({ length: HUES }, (_, step) =>
    mapToGamut(oklchToColor({ lightness, chroma, hueDeg: (step * 360) / HUES }), "srgb"),
  );
  const gap = (candidate: Color): number => Math.min(...colors.map((color) => deltaEOK(color, candidate)));
  const [farthest] = candidates.toSorted((a, b) => gap(b) - gap(a));
  return farthest ?? { space: "srgb", coords: [1, 1, 1], alpha: 1 };
}
