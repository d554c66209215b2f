/** "More like this": the items whose palettes are nearest, by palette distance. */
import { and, eq, inArray, ne } from "drizzle-orm";
import type { ItemCard, ItemKind } from "#domain/library/item.ts";
import { paletteDistance } from "#engine/palette/palette-distance.ts";
import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "./item-table.ts";
import { cardFromRow } from "./item-view.ts";
import { isPublic, isSeenBy } from "./item-visibility.ts";
import { nearestDescriptors } from "./nearest-descriptors.server.ts";

/** More than are shown: the item itself, one that has just been hidden, and those whose rounded distance is too long. */
const SPARE = 8;

export async function similarItems(
  db: Database,
  kind: ItemKind,
  id: string,
  limit: number,
  viewer?: string,
): Promise<ItemCard[]> {
  const [origin] = await db
    .select({ labs: items.labs })
    .from(items)
    .where(and(eq(items.id, id), isSeenBy(viewer)))
    .limit(1);
  if (origin === undefined || origin.labs.length === 0) return [];
  const labs = Float64Array.from(origin.labs);
  const nearest = await nearestDescriptors(db, kind, labs, limit + SPARE);
  if (nearest.length === 0) return [];
  const found = await db
    .select({ ...CARD_COLUMNS, labs: items.labs })
    .from(items)
    .where(and(inArray(items.id, [...nearest]), ne(items.id, id), eq(items.kind, kind), isPublic));
  return found
    .map((row) => ({ row, distance: paletteDistance(Float64Array.from(row.labs), labs) }))
    .toSorted((a, b) => a.distance - b.distance || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => cardFromRow(row));
}

export async function listAlike(db: Database, kind: ItemKind, id: string, limit: number) {
  const alike = await similarItems(db, kind, id, limit);
  return { items: alike, next: undefined, total: alike.length };
}
