import type { ItemContent } from "../../domain/library/content-kinds.ts";
import { deltaEOK } from "../../engine/difference/difference.ts";
import { parseColor } from "../../engine/parse/parse.ts";
import type { Color } from "../../engine/space/color.ts";

export interface SeedItem {
  readonly source: string;
  /** The item's id in its source; both together determine its id in the library, which is the same in each run. */
  readonly originalId: string;
  readonly title: string;
  /** The author, in one line. */
  readonly credit: string;
  readonly author: string;
  readonly colors: readonly string[];
  /** Color names of the source; empty where it has none. */
  readonly names: readonly string[];
  readonly content: ItemContent;
  readonly tags: readonly string[];
  /** The day on which it came to the library, as 2026-11-27; none for those of the first day. */
  readonly addedOn?: string;
}

/** The content of an item that is its colors and nothing besides. */
export const COLORS_ALONE: ItemContent = { type: "palette" };

/** Two palettes whose colors are pairwise closer than this are duplicates. */
const SAME_DELTA_E = 0.02;

/** Returns the first of each set of near-equal items. */
export function withoutDuplicates(items: readonly SeedItem[]): SeedItem[] {
  const kept: { item: SeedItem; colors: Color[] }[] = [];
  const ids = new Map<string, number>();
  for (const given of items) {
    // A source may use an id twice.
    const id = `${given.source}:${given.originalId}`;
    const number = (ids.get(id) ?? 0) + 1;
    ids.set(id, number);
    const item = number === 1 ? given : { ...given, originalId: `${given.originalId}-${number}` };
    const colors = item.colors.map(readColor);
    const isKnown = kept.some(
      (other) =>
        other.colors.length === colors.length &&
        colors.every((color, index) => deltaEOK(color, other.colors[index] ?? color) < SAME_DELTA_E),
    );
    if (!isKnown) kept.push({ item, colors });
  }
  return kept.map(({ item }) => item);
}

export function readColor(text: string): Color {
  const parsed = parseColor(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.color;
}
