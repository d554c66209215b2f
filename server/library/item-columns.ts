/** Columns derived from an item's colors and texts when it is stored, both for seeded and for published items. */

import { paletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { oklabCell } from "#engine/space/oklab-cells.ts";
import type { items } from "./item-table.ts";
import { measuredTags } from "./measured-tags.ts";

type Insert = typeof items.$inferInsert;

export interface ItemWords {
  readonly title: string;
  /** The author's name, for search. */
  readonly credit: string;
  readonly tags: readonly string[];
  readonly names: readonly string[];
}

/** The tags including those derived from the colors, and the search text. */
export function wordColumns(
  colors: readonly Color[],
  { title, credit, tags: given, names }: ItemWords,
): Pick<Insert, "tags" | "searchText"> {
  const tags = [...new Set([...given, ...measuredTags(colors, paletteFacts(colors))])];
  return { tags, searchText: [title, credit, ...tags, ...names].filter(Boolean).join(" ").toLowerCase() };
}

export function colorColumns(
  colors: readonly Color[],
): Pick<
  Insert,
  "colorCount" | "hueFamilies" | "aaPairs" | "isVisionSafe" | "temperature" | "isWideGamut" | "labs" | "cells"
> {
  const facts = paletteFacts(colors);
  return {
    colorCount: colors.length,
    hueFamilies: [...facts.hueFamilies],
    aaPairs: facts.aaPairs,
    isVisionSafe: facts.isVisionSafe,
    temperature: facts.temperature,
    isWideGamut: facts.gamut !== "srgb",
    labs: colors.flatMap((color) => {
      const { lightness, a, b } = colorToOklab(color);
      return [lightness, a, b];
    }),
    cells: [...new Set(colors.map(oklabCell))],
  };
}
