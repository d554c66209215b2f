/** "More like this": candidates that have colors next to those of the item, ranked by palette distance. */
import { and, desc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import type { ItemCard, ItemKind } from "#domain/library/item.ts";
import { paletteDistance } from "#engine/palette/palette-distance.ts";
import type { Oklab } from "#engine/space/color.ts";
import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, type ItemRow, items } from "./item-table.ts";
import { cardFromRow } from "./item-view.ts";
import { isPublic, isSeenBy } from "./item-visibility.ts";
import { intArray } from "./list-conditions.ts";
import { type Neighbor, neighborsOf } from "./neighbors.server.ts";

/** Candidates that are read from the index and measured; more would hardly change the first page. */
const MAX_CANDIDATES = 200;
/** Neighbors for each place of the list that make the candidates of the grid's cells unnecessary. */
const ENOUGH_A_PLACE = 4;
/** Colors of an item around which candidates are looked for. */
const MOST_COLORS = 8;

/** The columns that similarity is measured by; cards are read afterwards, for the few items that are shown. */
const MEASURED = { id: items.id, labs: items.labs };
const ORIGIN = { ...MEASURED, cells: items.cells, hueFamilies: items.hueFamilies };
type Origin = Pick<ItemRow, keyof typeof ORIGIN>;

export async function similarItems(
  db: Database,
  kind: ItemKind,
  id: string,
  limit: number,
  viewer?: string,
): Promise<ItemCard[]> {
  const [origin] = await db
    .select(ORIGIN)
    .from(items)
    .where(and(eq(items.id, id), isSeenBy(viewer)))
    .limit(1);
  if (origin === undefined) return [];
  const labs = toLabs(origin.labs);
  const neighbors = await neighborsOf(db, kind, spread(labs), { most: MAX_CANDIDATES, except: origin.id });
  const found =
    neighbors.length >= limit * ENOUGH_A_PLACE ? neighbors : await inSharedCells(db, kind, origin, limit);
  const ids = found
    .map((each) => ({ id: each.id, distance: paletteDistance(toLabs(each.labs), labs) }))
    .toSorted((a, b) => a.distance - b.distance || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
    .map((each) => each.id);
  if (ids.length === 0) return [];
  const cards = await db.select(CARD_COLUMNS).from(items).where(inArray(items.id, ids));
  const byId = new Map(cards.map((row) => [row.id, row]));
  return ids.flatMap((each) => {
    const row = byId.get(each);
    return row === undefined ? [] : [cardFromRow(row)];
  });
}

/** Some of a long palette's colors, evenly: the distance is measured with all of them. */
function spread(labs: readonly Oklab[]): readonly Oklab[] {
  if (labs.length <= MOST_COLORS) return labs;
  return labs.filter(
    (_, at) =>
      Math.floor((at * MOST_COLORS) / labs.length) !== Math.floor(((at - 1) * MOST_COLORS) / labs.length),
  );
}

/** Where the library has few items around the colors, those in the same cells of the grid. */
async function inSharedCells(
  db: Database,
  kind: ItemKind,
  origin: Origin,
  limit: number,
): Promise<readonly Neighbor[]> {
  const cells = intArray(origin.cells);
  // `cells` of an item has no duplicates, so counting matches is enough.
  const shared = sql<number>`(select count(*) from unnest(${items.cells}) as cell where cell = any(${cells}))`;
  const near = await candidates(db, kind, origin, sql`${items.cells} && ${cells}`, shared);
  return near.length >= limit ? near : [...near, ...(await others(db, kind, origin, near, limit))];
}

export async function listAlike(db: Database, kind: ItemKind, id: string, limit: number) {
  const alike = await similarItems(db, kind, id, limit);
  return { items: alike, next: undefined, total: alike.length };
}

function candidates(
  db: Database,
  kind: ItemKind,
  origin: Origin,
  where: SQL,
  order: SQL,
): Promise<Neighbor[]> {
  return db
    .select(MEASURED)
    .from(items)
    .where(and(eq(items.kind, kind), isPublic, ne(items.id, origin.id), where))
    .orderBy(desc(order), desc(items.id))
    .limit(MAX_CANDIDATES);
}

/** For a palette that is far from all others: items of the same hue. */
async function others(
  db: Database,
  kind: ItemKind,
  origin: Origin,
  known: readonly Neighbor[],
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

function toLabs(flat: readonly number[]): Oklab[] {
  return Array.from({ length: Math.floor(flat.length / 3) }, (_, index) => ({
    lightness: flat[3 * index] ?? 0,
    a: flat[3 * index + 1] ?? 0,
    b: flat[3 * index + 2] ?? 0,
  }));
}
