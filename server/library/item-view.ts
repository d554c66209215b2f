/** Converts library rows to view types; no row leaves the server in any other form. */
import { kindOf } from "#domain/library/content-kinds.ts";
import type { ItemCard, ItemDetail, ItemSource } from "#domain/library/item.ts";
import { timestampFromMs } from "#domain/library/timestamp.ts";
import { HUE_FAMILIES } from "#engine/names/hue-family.ts";
import type { ItemRow } from "./item-table.ts";

export type CardRow = Pick<
  ItemRow,
  "id" | "kind" | "title" | "colors" | "names" | "content" | "credit" | "likeCount" | "createdAt"
>;

export function cardFromRow(row: CardRow): ItemCard {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    colors: row.colors,
    names: row.names,
    content: row.content,
    credit: row.credit,
    likeCount: row.likeCount,
    createdAt: timestampFromMs(row.createdAt.getTime()),
  };
}

export function detailFromRow(row: ItemRow, source: ItemSource | undefined): ItemDetail {
  return {
    ...cardFromRow(row),
    description: row.description === "" ? describe(describedNames(row)) : row.description,
    tags: row.tags,
    author: row.author,
    ...(row.ownerId !== null && row.state === "public" && { authorId: row.ownerId }),
    ...(source !== undefined && { source }),
    state: row.state,
    ...(row.place !== null && { place: row.place }),
    originalId: row.originalId,
    facts: {
      aaPairs: row.aaPairs,
      isVisionSafe: row.isVisionSafe,
      temperature: row.temperature,
      hueFamilies: HUE_FAMILIES.filter((family) => row.hueFamilies.includes(family)),
      isWideGamut: row.isWideGamut,
    },
  };
}

function describedNames({ content, names }: Pick<ItemRow, "content" | "names">): readonly string[] {
  return names.slice(0, kindOf(content).mostDescribed);
}

/** The colors in a sentence: "Naples Yellow and Peach Red, over Deep Slate Olive and Neutral Gray." */
export function describe(names: readonly string[]): string {
  const known = [...new Set(names.filter((name) => name !== ""))];
  const half = Math.ceil(known.length / 2);
  const [upper, lower] = [known.slice(0, half), known.slice(half)];
  if (upper.length === 0) return "";
  return lower.length === 0 ? `${listed(upper)}.` : `${listed(upper)}, over ${listed(lower)}.`;
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
