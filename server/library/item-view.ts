/** Converts library rows to view types; no row leaves the server in any other form. */
import type { ItemCard, ItemDetail, ItemSource } from "#domain/library/item.ts";
import { timestampFromMs } from "#domain/library/timestamp.ts";
import { HUE_FAMILIES } from "#engine/names/hue-family.ts";
import type { ItemRow } from "./item-table.ts";

/** Number of colors in the sentence that describes a mesh or a theme; their colors are ordered by importance. */
const MOST_DESCRIBED = 6;

export type CardRow = Pick<
  ItemRow,
  | "id"
  | "kind"
  | "title"
  | "colors"
  | "names"
  | "gradient"
  | "mesh"
  | "theme"
  | "wallpaper"
  | "credit"
  | "likeCount"
  | "createdAt"
>;

export function cardFromRow(row: CardRow): ItemCard {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    colors: row.colors,
    names: row.names,
    ...(row.gradient !== null && { gradient: row.gradient }),
    ...(row.mesh !== null && { mesh: row.mesh }),
    ...(row.theme !== null && { theme: row.theme }),
    ...(row.wallpaper !== null && { wallpaper: row.wallpaper }),
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

function describedNames({
  mesh,
  theme,
  names,
}: Pick<ItemRow, "mesh" | "theme" | "names">): readonly string[] {
  return mesh === null && theme === null ? names : names.slice(0, MOST_DESCRIBED);
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
