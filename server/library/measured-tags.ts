/**
 * Tags derived from measured colors, never from assumptions. What a tag says of a palette is true of each of its colors; only
 * "vivid" is of most of them, as what makes a palette vivid stands on a ground.
 */

import { GREY_CHROMA } from "#engine/names/hue-family.ts";
import type { PaletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklch } from "#engine/space/convert.ts";

/** OKLCH lightness, 0 to 1, that every color of a pastel, a light or a dark palette keeps to. */
const MIN_PASTEL_LIGHTNESS = 0.72;
const MIN_LIGHT_LIGHTNESS = 0.72;
const MAX_DARK_LIGHTNESS = 0.65;
/** Lighter colors of a dark palette are not strong ones, which would be all that one sees of it. */
const [DIM_LIGHTNESS, MAX_DIM_CHROMA] = [0.52, 0.15];
/** What is dark, or light, on the whole. */
const [MAX_DARK_MEAN, MIN_LIGHT_MEAN] = [0.47, 0.8];
/** Of earth colors; a lighter one is sand. */
const MAX_EARTHY_LIGHTNESS = 0.88;
/** OKLCH chroma. */
const MAX_PASTEL_CHROMA = 0.125;
const MAX_MUTED_CHROMA = 0.1;
const MAX_EARTHY_CHROMA = 0.14;
const MIN_VIVID_CHROMA = 0.14;
/** The share of the colors that are vivid. */
const VIVID_SHARE = 0.6;
const EARTHY_HUES: readonly string[] = ["red", "orange", "yellow", "green"];

export function measuredTags(colors: readonly Color[], facts: PaletteFacts): string[] {
  const lch = colors.map(colorToOklch);
  const mean = lch.reduce((sum, { lightness }) => sum + lightness, 0) / Math.max(1, lch.length);
  const chroma = facts.meanChroma;
  const hues = facts.hueFamilies.filter((family) => family !== "grey");
  const [darkest, lightest] = facts.lightnessSpan;
  const most = Math.max(0, ...lch.map((color) => color.chroma));
  const vivid = lch.filter((color) => color.chroma >= MIN_VIVID_CHROMA).length;
  const tags: [string, boolean][] = [
    ["warm", facts.temperature === "warm"],
    ["cool", facts.temperature === "cool"],
    ["pastel", darkest >= MIN_PASTEL_LIGHTNESS && most <= MAX_PASTEL_CHROMA && chroma > 0.03],
    [
      "dark",
      mean <= MAX_DARK_MEAN &&
        lch.every(
          (color) =>
            color.lightness <= MAX_DARK_LIGHTNESS &&
            (color.lightness <= DIM_LIGHTNESS || color.chroma <= MAX_DIM_CHROMA),
        ),
    ],
    ["light", darkest >= MIN_LIGHT_LIGHTNESS && mean >= MIN_LIGHT_MEAN],
    ["vivid", vivid >= lch.length * VIVID_SHARE && lch.length > 0],
    ["muted", most <= MAX_MUTED_CHROMA && chroma > GREY_CHROMA],
    [
      "earthy",
      most <= MAX_EARTHY_CHROMA &&
        lightest <= MAX_EARTHY_LIGHTNESS &&
        mean < 0.72 &&
        chroma > GREY_CHROMA &&
        hues.length > 0 &&
        hues.every((hue) => EARTHY_HUES.includes(hue)),
    ],
    ["monochrome", hues.length === 1],
    ["grey", hues.length === 0],
    ["high contrast", lightest - darkest > 0.65],
    ["soft contrast", lightest - darkest < 0.25],
  ];
  return tags.flatMap(([tag, holds]) => (holds ? [tag] : []));
}
