/** Items near several colors, or near a color and with other conditions, from the index of item_colors. */
import { type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { Oklab } from "#engine/space/color.ts";
import { NEAR_DELTA_E } from "#engine/space/oklab-cells.ts";
import { mortonRangesWithin } from "#engine/space/oklab-morton.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { itemColors, items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import type { ListCursor } from "./list-cursor.ts";
import { CIRCLES, COLORS_AN_ITEM, colorsIn, type RankedItem, squaredTo } from "./near-color.server.ts";

/** More than any cell has; the limit makes each cell be read by itself. */
const ALL_OF_A_CELL = 100_000_000;

/**
 * Public items that have a color within NEAR_DELTA_E of each of these and meet the conditions on `items`, those with the smallest
 * sum of distances first, and their number up to `mostCounted`. Exact: the circles grow until one contains the page, and are read as
 * a whole.
 */
export async function itemsNearAll(
  db: Database,
  kind: ItemKind,
  colors: readonly Oklab[],
  {
    conditions,
    most,
    mostCounted,
    cursor,
  }: {
    readonly conditions: readonly SQL[];
    readonly most: number;
    readonly mostCounted: number;
    readonly cursor: Pick<ListCursor, "value" | "id"> | undefined;
  },
): Promise<{ readonly ranked: readonly RankedItem[]; readonly total: number }> {
  const passed = cursor === undefined ? -1 : Number(cursor.value);
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(distance, id) > (${cursor.value}::double precision, ${cursor.id})`;
  const sum = sql.join(
    colors.map((_, place) => sql.raw(`near_${place}.distance`)),
    sql` + `,
  );
  const joined = sql.join([
    sql`near_0`,
    ...colors
      .slice(1)
      .map((_, index) => sql.raw(` join near_${index + 1} on near_${index + 1}.id = near_0.id`)),
    ...(conditions.length === 0 ? [] : [sql` join ${items} on ${items.id} = near_0.id`]),
  ]);
  const where = conditions.length === 0 ? sql`true` : sql.join([isPublic, ...conditions], sql` and `);
  let ranked: readonly RankedItem[] = [];
  let total = 0;
  for (const { radius, level } of CIRCLES) {
    const isLast = radius === NEAR_DELTA_E;
    if (radius < passed && !isLast) continue;
    const circles = colors.map(
      (color, place) => sql`
        ${sql.raw(`near_${place}`)} as materialized (
          select id, sqrt(min(squared)) as distance
          from ${colorsIn(mortonRangesWithin(color, radius, level), kind, color, ALL_OF_A_CELL)}
          where sqrt(squared) <= ${radius}::double precision group by id
        )`,
    );
    // A smaller sum than the radius can only be in the circles; in the last ones every sum counts.
    const isComplete = isLast ? sql`true` : sql`distance <= ${radius}::double precision`;
    const rows = rowsOf(
      await db.execute(sql`
        with ${sql.join(circles, sql`, `)}, found as materialized (
          select near_0.id, ${sum} as distance from ${joined} where ${where}
        ), page as (
          select id, distance from found where ${isComplete} and ${after} order by distance, id limit ${most}
        )
        select id, distance, counted.total from (select count(*) as total from found) as counted
        left join page on true order by distance, id`),
    );
    ranked = rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ id: String(row["id"]), distance: Number(row["distance"]) }));
    total = Number(rows[0]?.["total"]);
    if (ranked.length === most && !isLast)
      return {
        ranked,
        total: total < mostCounted ? await countNearAll(db, kind, colors, conditions, mostCounted) : total,
      };
  }
  return { ranked, total };
}

/** Goes from each color near the first one to its item, and stops when enough items are found. */
async function countNearAll(
  db: Database,
  kind: ItemKind,
  colors: readonly Oklab[],
  conditions: readonly SQL[],
  most: number,
): Promise<number> {
  const [first, ...others] = colors;
  if (first === undefined) return 0;
  const { radius, level } = { radius: NEAR_DELTA_E, level: 5 };
  // A subquery as a value is computed for each row; PostgreSQL would join `exists` with the whole table.
  const tests = others.map(
    (color) => sql`
      (select min(${squaredTo(color)}) from ${itemColors} where ${itemColors.itemId} = colors.id)
      <= ${radius ** 2}::double precision`,
  );
  if (conditions.length > 0)
    tests.push(
      sql`(select true from ${items} where ${items.id} = colors.id and ${sql.join([isPublic, ...conditions], sql` and `)})`,
    );
  const [row] = rowsOf(
    await db.execute(sql`
      select count(distinct id) as total from (
        select id from ${colorsIn(mortonRangesWithin(first, radius, level), kind, first, ALL_OF_A_CELL)}
        where ${sql.join([sql`sqrt(squared) <= ${radius}::double precision`, ...tests], sql` and `)}
        limit ${most * COLORS_AN_ITEM}
      ) as found`),
  );
  return Math.min(most, Number(row?.["total"]));
}
