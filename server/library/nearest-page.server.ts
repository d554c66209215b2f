/**
 * A list of items with similar colors: measures each item once, ranks by the sum of distances, then loads the cards.
 */
import { inArray, type SQL, sql } from "drizzle-orm";
import type { ListQuery } from "#domain/library/list-query.ts";
import { NEAR_DELTA_E } from "#engine/space/oklab-cells.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "./item-table.ts";
import type { CardRow } from "./item-view.ts";
import { COLOR_STARTS, nearColors, nearestOfSeries } from "./list-conditions.ts";
import { decodeCursor } from "./list-cursor.ts";

export interface NearestPage {
  /** One row more than the limit if there is a next page. */
  readonly rows: readonly { readonly row: CardRow; readonly distance: number }[];
  readonly total: number;
}

/**
 * `where` narrows to the grid cells of the colors; items farther than NEAR_DELTA_E from any of them are excluded
 * here.
 */
export async function nearestPage(
  db: Database,
  query: ListQuery,
  where: SQL | undefined,
): Promise<NearestPage> {
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
  if (first === undefined) {
    // Beyond the end no row carries the total.
    const total = cursor === undefined ? 0 : (await nearestPage(db, firstPage(query), where)).total;
    return { rows: [], total };
  }
  const cards = await db
    .select(CARD_COLUMNS)
    .from(items)
    .where(
      inArray(
        items.id,
        ranked.map(({ id }) => id),
      ),
    );
  const byId = new Map(cards.map((row) => [row.id, row]));
  return {
    rows: ranked.flatMap(({ id, distance }) => {
      const row = byId.get(id);
      return row === undefined ? [] : [{ row, distance }];
    }),
    total: first.total,
  };
}

function firstPage(query: ListQuery): ListQuery {
  const { cursor: _cursor, ...rest } = query;
  return rest;
}
