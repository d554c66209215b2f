/**
 * A list of items with similar colors, by the sum of their distances. The index of colors gives them in order; where few items
 * meet the other conditions of the query, each of those in the colors' cells is measured instead. Then the cards are loaded.
 */
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { NEAR_DELTA_E } from "#domain/library/cells/oklab-cells.ts";
import type { ItemKind } from "#domain/library/item.ts";
import type { ListQuery } from "#domain/library/list-query.ts";
import { colorToOklab } from "#engine/space/convert.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "./item-table.ts";
import type { CardRow } from "./item-view.ts";
import { isPublic } from "./item-visibility.ts";
import {
  COLOR_STARTS,
  listConditions,
  nearColors,
  nearestOfSeries,
  queryConditions,
  rowConditions,
} from "./list-conditions.ts";
import { decodeCursor } from "./list-cursor.ts";
import { itemsNearAll } from "./near-all.server.ts";
import { itemsNear, type RankedItem } from "./near-color.server.ts";

/** Items that one search may measure each. */
export const MAX_MEASURED = 3_000;

export interface NearestPage {
  /** One row more than the limit if there is a next page. */
  readonly rows: readonly { readonly row: CardRow; readonly distance: number }[];
  readonly total: number;
}

interface Ranked {
  readonly ranked: readonly RankedItem[];
  readonly total: number;
}

/** Counts up to `mostCounted`. */
export async function nearestPage(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  mostCounted: number,
): Promise<NearestPage> {
  const { ranked, total } = await rank(db, kind, query, mostCounted);
  const cards = await db
    .select(CARD_COLUMNS)
    .from(items)
    .where(
      and(
        inArray(
          items.id,
          ranked.map(({ id }) => id),
        ),
        isPublic,
      ),
    );
  const byId = new Map(cards.map((row) => [row.id, row]));
  return {
    rows: ranked.flatMap(({ id, distance }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ row, distance }];
    }),
    total: Math.min(total, mostCounted),
  };
}

async function rank(db: Database, kind: ItemKind, query: ListQuery, mostCounted: number): Promise<Ranked> {
  const conditions = queryConditions(kind, query);
  if (conditions.length > 0 && (await isFew(db, and(eq(items.kind, kind), isPublic, ...conditions))))
    return measureAll(db, kind, query);
  return (
    (await fromIndex(db, kind, query, mostCounted)) ??
    (await itemsNearAll(db, kind, nearColors(query).map(colorToOklab), {
      conditions: rowConditions(query),
      most: query.limit + 1,
      mostCounted,
      cursor: decodeCursor(query.cursor, "nearest"),
    }))
  );
}

async function isFew(db: Database, where: SQL | undefined): Promise<boolean> {
  const found = db.select({ id: items.id }).from(items).where(where).limit(MAX_MEASURED).as("found");
  return (await db.$count(found)) < MAX_MEASURED;
}

/** Undefined if the query is not one color alone, or too many colors are too near. */
async function fromIndex(
  db: Database,
  kind: ItemKind,
  query: ListQuery,
  counted: number,
): Promise<Ranked | undefined> {
  const [given, another] = nearColors(query);
  if (given === undefined || another !== undefined || queryConditions(kind, query).length > 0)
    return undefined;
  const cursor = decodeCursor(query.cursor, "nearest");
  return itemsNear(db, kind, colorToOklab(given), { most: query.limit + 1, counted, cursor });
}

/** The cells of the grid narrow; items farther than NEAR_DELTA_E from any of the colors are excluded here. */
async function measureAll(db: Database, kind: ItemKind, query: ListQuery): Promise<Ranked> {
  const where = listConditions(kind, query);
  const deltas = nearColors(query).map((color, index) => ({
    measured: nearestOfSeries(color),
    name: sql.raw(`delta_${index}`),
  }));
  const cursor = decodeCursor(query.cursor, "nearest");
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(distance, id) > (${cursor.value}::double precision, ${cursor.id})`;
  const each = (part: (delta: (typeof deltas)[number]) => SQL, between: SQL) =>
    sql.join(deltas.map(part), between);
  const ranked = rowsOf(
    await db.execute(sql`
      with measured as materialized (
        select ${items.id}, deltas.* from ${items} cross join lateral (
          select ${each(({ measured, name }) => sql`${measured} as ${name}`, sql`, `)} from ${COLOR_STARTS}
        ) as deltas where ${where}
      ), near as (
        select id, ${each(({ name }) => name, sql` + `)} as distance
        from measured where ${each(({ name }) => sql`${name} <= ${NEAR_DELTA_E}`, sql` and `)}
      )
      select id, distance, (select count(*) from near) as total
      from near where ${after} order by distance, id limit ${query.limit + 1}`),
  ).map((row) => ({ id: String(row["id"]), distance: Number(row["distance"]), total: Number(row["total"]) }));
  const [first] = ranked;
  if (first !== undefined || cursor === undefined) return { ranked, total: first?.total ?? 0 };
  // Beyond the end no row carries the total.
  const { cursor: _cursor, ...firstPage } = query;
  return { ranked, total: (await measureAll(db, kind, firstPage)).total };
}
