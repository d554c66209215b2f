/** Tags derived from measured colors, never from assumptions. */

import type { PaletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

export function measuredTags(colors: readonly Color[], facts: PaletteFacts): string[] {
  const lch = colors.map(colorToOklch);
  const mean = (pick: (color: (typeof lch)[number]) => number) =>
    lch.reduce((sum, color) => sum + pick(color), 0) / Math.max(1, lch.length);
  const [lightness, chroma] = [mean((color) => color.lightness), facts.meanChroma];
  const hues = facts.hueFamilies.filter((family) => family !== "grey");
  const [darkest, lightest] = facts.lightnessSpan;
  const tags: [string, boolean][] = [
    ["warm", facts.temperature === "warm"],
    ["cool", facts.temperature === "cool"],
    ["pastel", lightness > 0.78 && chroma > 0.03 && chroma < 0.12],
    ["dark", lightness < 0.42],
    ["light", lightness > 0.82],
    ["vivid", chroma > 0.16],
    ["muted", chroma > 0.02 && chroma < 0.08],
    [
      "earthy",
      chroma < 0.13 &&
        lightness < 0.72 &&
        hues.length > 0 &&
        hues.every((hue) => ["red", "orange", "yellow", "green"].includes(hue)),
    ],
    ["monochrome", hues.length === 1],
    ["grey", hues.length === 0],
    ["high contrast", lightest - darkest > 0.65],
    ["soft contrast", lightest - darkest < 0.25],
  ];
  return tags.flatMap(([tag, holds]) => (holds ? [tag] : []));
}
