/** Items near several colors, or near a color and with other conditions, from the indexes of item_colors. */
import { type SQL, sql } from "drizzle-orm";
import { NEAR_DELTA_E } from "#domain/library/cells/oklab-cells.ts";
import type { ItemKind } from "#domain/library/item.ts";
import type { Oklab } from "#engine/space/color.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { itemColors, items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import type { ListCursor } from "./list-cursor.ts";
import { nearestColors, type RankedItem, squaredTo } from "./near-color.server.ts";

/** Colors that are read around each color: enough for the first page of most searches, and at most. */
const MAX_COLORS = [3_000, 10_000] as const;

/**
 * Public items that have a color within NEAR_DELTA_E of each of these and meet the conditions on `items`, those with the smallest
 * sum of distances first, and their number up to `mostCounted`. An item whose sum is small has a color close to one of these, so the
 * nearest colors of each are read, and all colors of their items measured. Exact, the number as well, where no more colors are near
 * than are read; beyond, the page is exact as far as the colors that were read reach, and the number is of the items that were found.
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
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(distance, id) > (${cursor.value}::double precision, ${cursor.id})`;
  const each = (part: (color: Oklab, place: SQL) => SQL, between: SQL) =>
    sql.join(
      colors.map((color, place) => part(color, sql.raw(`near_${place}`))),
      between,
    );
  const meets =
    conditions.length === 0
      ? sql`true`
      : sql`(select true from ${items} where ${items.id} = candidates.id and ${sql.join([isPublic, ...conditions], sql` and `)})`;
  let [ranked, total]: [readonly RankedItem[], number] = [[], 0];
  for (const read of MAX_COLORS) {
    const rows = rowsOf(
      await db.execute(sql`
        with around as materialized (
          ${each((color, place) => sql`select ${place}.* from (select id, away, row_number() over () as number from ${nearestColors(kind, color, read)}) as ${place}`, sql` union all `)}
        ), candidates as materialized (select distinct id from around), found as materialized (
          select id, ${each((_, place) => sql`sqrt(${place})`, sql` + `)} as distance
          from candidates cross join lateral (
            select ${each((color, place) => sql`min(${squaredTo(color)}) as ${place}`, sql`, `)}
            from ${itemColors} where ${itemColors.itemId} = candidates.id
          ) as measured
          where ${each((_, place) => sql`sqrt(${place}) <= ${NEAR_DELTA_E}::double precision`, sql` and `)} and ${meets}
        ), page as (
          select id, distance from found where ${after} order by distance, id limit ${most}
        )
        select id, distance, counted.* from (
          select count(*) as total, (select min(away) from around where number = ${read}) as reached from found
        ) as counted left join page on true order by distance, id`),
    );
    ranked = rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ id: String(row["id"]), distance: Number(row["distance"]) }));
    total = Number(rows[0]?.["total"]);
    const reached = rows[0]?.["reached"];
    if (reached === null) break;
    const farthest = ranked.at(-1)?.distance ?? Number.POSITIVE_INFINITY;
    if (ranked.length === most && total >= mostCounted && farthest < colors.length * Number(reached)) break;
  }
  return { ranked, total };
}
