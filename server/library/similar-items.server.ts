/** "More like this": candidates that share a neighborhood of color, ranked by palette distance. */
import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { ItemCard, ItemKind } from "#domain/library/item.ts";
import { paletteDistance } from "#engine/palette/palette-distance.ts";
import type { Database } from "#server/db/database.ts";
import { type ItemRow, items } from "./item-table.ts";
import { cardFromRow } from "./item-view.ts";
import { isPublic, isSeenBy } from "./item-visibility.ts";
import { intArray } from "./list-conditions.ts";

/** Read from the index and measured; more would not change the first page. */
const MAX_CANDIDATES = 400;

export async function similarItems(
  db: Database,
  kind: ItemKind,
  id: string,
  limit: number,
  viewer?: string,
): Promise<ItemCard[]> {
  const [origin] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, id), isSeenBy(viewer)))
    .limit(1);
  if (origin === undefined) return [];
  const shared = sql<number>`cardinality(array(select unnest(${items.cells}) intersect select unnest(${intArray(origin.cells)})))`;
  const near = await candidates(db, kind, origin, sql`${items.cells} && ${intArray(origin.cells)}`, shared);
  const rows = near.length >= limit ? near : [...near, ...(await others(db, kind, origin, near, limit))];
  return rows
    .map((row) => ({ row, distance: paletteDistance(toLabs(row.labs), toLabs(origin.labs)) }))
    .toSorted((a, b) => a.distance - b.distance || (a.row.id < b.row.id ? -1 : 1))
    .slice(0, limit)
    .map(({ row }) => cardFromRow(row));
}

export async function listAlike(db: Database, kind: ItemKind, id: string, limit: number) {
  const alike = await similarItems(db, kind, id, limit);
  return { items: alike, next: undefined, total: alike.length };
}

function candidates(
  db: Database,
  kind: ItemKind,
  origin: ItemRow,
  where: SQL,
  order: SQL,
): Promise<ItemRow[]> {
  return db
    .select()
    .from(items)
    .where(and(eq(items.kind, kind), isPublic, ne(items.id, origin.id), where))
    .orderBy(desc(order), desc(items.id))
    .limit(MAX_CANDIDATES);
}

/** A palette far from all others is still shown some: those of the same hue. */
async function others(
  db: Database,
  kind: ItemKind,
  origin: ItemRow,
  known: readonly ItemRow[],
  limit: number,
) {
  const rows = await candidates(
    db,
    kind,
    origin,
    sql`${items.hueFamilies} && ${sql.param(origin.hueFamilies, items.hueFamilies)}`,
    sql`${items.trend}`,
  );
  const seen = new Set(known.map((row) => row.id));
  return rows.filter((row) => !seen.has(row.id)).slice(0, limit * 4);
}

function toLabs(flat: readonly number[]): { lightness: number; a: number; b: number }[] {
  return Array.from({ length: Math.floor(flat.length / 3) }, (_, index) => ({
    lightness: flat[3 * index] ?? 0,
    a: flat[3 * index + 1] ?? 0,
    b: flat[3 * index + 2] ?? 0,
  }));
}
