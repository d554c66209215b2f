/** Columns derived from an item's colors and texts when it is stored, both for seeded and for published items. */

import { oklabCell } from "#domain/library/cells/oklab-cells.ts";
import { type ItemContent, kindOf, RESERVED_TAGS } from "#domain/library/content-kinds.ts";
import { wordsOfTags } from "#domain/words/occasion-colors.ts";
import { paletteLabs } from "#engine/palette/palette-distance.ts";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import type { items } from "./item-table.ts";
import { measuredTags } from "./measured-tags.ts";

type Insert = typeof items.$inferInsert;

export interface ItemWords {
  readonly title: string;
  /** The author's name, for search. */
  readonly credit: string;
  readonly tags: readonly string[];
  readonly names: readonly string[];
  readonly content: ItemContent;
}

/** The tags, including measured ones, and the search text. Reserved tags that a person has entered are dropped. */
export function wordColumns(
  colors: readonly Color[],
  { title, credit, tags: given, names, content }: ItemWords,
): Pick<Insert, "tags" | "searchText"> {
  const own = given.filter((tag) => !RESERVED_TAGS.includes(tag));
  const measured = [...measuredTags(colors, paletteFacts(colors)), ...kindOf(content).tagsOf(content)];
  const tags = [...new Set([...own, ...measured])];
  return { tags, searchText: searchTextOf([title, credit, ...tags, ...names, ...wordsOfTags(tags)]) };
}

/** Bytes in UTF-8. An entry of an index, which has the text beside a few short columns, can have 2704. */
const MAX_TEXT_LENGTH = 2_000;

/** No longer than fits into an index: the last words are left out of a text that is. */
function searchTextOf(parts: readonly string[]): string {
  const text = parts.filter(Boolean).join(" ").toLowerCase();
  if (Buffer.byteLength(text) <= MAX_TEXT_LENGTH) return text;
  const words = text.split(" ");
  let bytes = 0;
  const end = words.findIndex((word) => {
    bytes += Buffer.byteLength(word) + 1;
    return bytes > MAX_TEXT_LENGTH;
  });
  return words.slice(0, end).join(" ");
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
    labs: [...paletteLabs(colors)],
    cells: [...new Set(colors.map(oklabCell))],
  };
}
