/**
 * What each style draws for ever: a hash of fifty pictures. Node and Chromium compute the same ones, in the tests of both.
 */
import { drawPattern } from "#engine/pattern/draw.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import type { PatternStyleId } from "#engine/pattern/styles.ts";
import { writeSceneSvg } from "#engine/pattern/write-scene-svg.ts";

const SEEDS = 50;
/** A palette with a color outside sRGB, and weights. */
const COLORS: Pattern["colors"] = [
  { color: { space: "srgb", coords: [197 / 255, 60 / 255, 105 / 255], alpha: 1 }, weight: 5 },
  { color: { space: "oklch", coords: [0.8, 0.09, 42], alpha: 1 }, weight: 3 },
  { color: { space: "display-p3", coords: [0.1, 0.6, 0.2], alpha: 1 }, weight: 2 },
  { color: { space: "srgb", coords: [0, 113 / 255, 144 / 255], alpha: 1 }, weight: 1 },
  { color: { space: "srgb", coords: [245 / 255, 236 / 255, 194 / 255], alpha: 1 }, weight: 1 },
];
const SIZES = [
  { width: 1290, height: 2796 },
  { width: 2560, height: 1440 },
  { width: 1000, height: 1000 },
] as const;

/** Fifty pictures of a style in different sizes, half of them dark, one after another. */
export function fiftyPictures(style: PatternStyleId): string {
  return Array.from({ length: SEEDS }, (_, index) => {
    const size = SIZES[index % SIZES.length] ?? SIZES[0];
    const pattern: Pattern = {
      version: 1,
      style,
      seed: (index * 4421) % 100_000,
      controls: {},
      colors: COLORS,
      isDark: index % 2 === 1,
    };
    return writeSceneSvg(drawPattern(pattern, size), { size });
  }).join("\n");
}
