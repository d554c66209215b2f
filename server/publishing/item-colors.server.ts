/** The colors of an item's work: those of its content, normalized, named, and parsed. */

import { loadNamer } from "#calls/color-namer.ts";
import { type ItemContent, kindOf, RESERVED_TAGS } from "#domain/library/content-kinds.ts";
import type { ItemWork } from "#domain/library/publishing-policy.ts";
import { readColor, storedText } from "#domain/library/stored-color.ts";
import { paletteFacts } from "#engine/palette/palette-facts.ts";
import type { Color } from "#engine/space/color.ts";
import { measuredTags } from "#server/library/measured-tags.ts";

export interface PreparedColors {
  readonly content: ItemContent;
  readonly colors: readonly Color[];
  /** The colors as the library stores them. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

export async function prepareColors({ content, ...sent }: ItemWork): Promise<PreparedColors> {
  const kind = kindOf(content);
  const texts = kind.colorsOf(content, parseColors(sent.colors)).map(storedText);
  const colors = parseColors(texts);
  const nameOf = await loadNamer();
  const given = kind.hasOwnNames ? sent.names : [];
  return { content, colors, texts, names: colors.map((color, index) => given[index] || nameOf(color).name) };
}

export function parseColors(texts: readonly string[]): Color[] {
  return texts.map(readColor);
}

/** A title for an item without one, such as "Plum and Peach". */
export function titleFromNames({ names, content }: Pick<PreparedColors, "names" | "content">): string {
  const known = [...new Set(names.filter(Boolean))];
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return "Untitled";
  return kindOf(content).titleOf(content, { first, last });
}

/** The tags that the author has entered, without measured ones. */
export function givenTags(tags: readonly string[], colors: readonly Color[]): string[] {
  const measured = new Set([...measuredTags(colors, paletteFacts(colors)), ...RESERVED_TAGS]);
  return tags.filter((tag) => !measured.has(tag));
}
