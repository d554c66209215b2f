/**
 * Items near one color, nearest first, from the index of item_colors alone: its cells around the color are read in order of their
 * distance until enough colors are read. So a page costs about the same in a library of a thousand items and of a million.
 */
import { type SQL, sql } from "drizzle-orm";
import type { MortonCell } from "#domain/library/cells/morton-cells.ts";
import { NEAR_DELTA_E } from "#domain/library/cells/oklab-cells.ts";
import { mortonCellsAround } from "#domain/library/cells/oklab-morton.ts";
import type { ItemKind } from "#domain/library/item.ts";
import type { Oklab } from "#engine/space/color.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { itemColors } from "./item-table.ts";
import type { ListCursor } from "./list-cursor.ts";

/** Colors that are read for one page, those of the nearest cells first, and for one that is far from the first. */
const MAX_COLORS = [1_500, 12_000] as const;
/** ΔEOK below which thousands of colors, as the white of many items, need no order among them. */
const ALIKE = 0.004;

export interface RankedItem {
  readonly id: string;
  /** ΔEOK of the item's nearest color. */
  readonly distance: number;
}

/**
 * Up to `most` public items within NEAR_DELTA_E, after the cursor, and the number of all, of which at least `counted` are counted.
 * Undefined if the page is not among the colors that one search may read.
 */
export async function itemsNear(
  db: Database,
  kind: ItemKind,
  color: Oklab,
  {
    most,
    counted = 0,
    cursor,
    first = MAX_COLORS[0],
  }: {
    readonly most: number;
    /** A total of at least this need not be exact. */
    readonly counted?: number;
    readonly cursor?: Pick<ListCursor, "value" | "id"> | undefined;
    /** Colors that are read at first. */
    readonly first?: number;
  },
): Promise<{ readonly ranked: readonly RankedItem[]; readonly total: number } | undefined> {
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(distance, id) > (${cursor.value}::double precision, ${cursor.id})`;
  for (const colors of [first, MAX_COLORS[1]]) {
    // The row of the counts is there even if no item is.
    const rows = rowsOf(
      await db.execute(sql`
        with ranked as materialized (
          select id, sqrt(min(squared)) as distance, count(*) as colors, max(away) as reached
          from ${nearestColors(kind, color, colors)} group by id
        ), page as (
          select id, distance from ranked
          where distance <= ${NEAR_DELTA_E}::double precision and ${after} order by distance, id limit ${most}
        )
        select id, distance, counted.* from (
          select sum(colors) as colors, max(reached) as reached,
            count(*) filter (where distance <= ${NEAR_DELTA_E}::double precision) as total from ranked
        ) as counted left join page on true order by distance, id`),
    );
    const ranked = rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ id: String(row["id"]), distance: Number(row["distance"]) }));
    const total = Number(rows[0]?.["total"]);
    const reached = Number(rows[0]?.["reached"]);
    if (Number(rows[0]?.["colors"]) < colors) return { ranked, total };
    const isPage =
      ranked.length === most && (reached < ALIKE || (ranked.at(-1)?.distance ?? reached) < reached);
    if (isPage && (total >= counted || colors === MAX_COLORS[1])) return { ranked, total };
  }
  return undefined;
}

/** A table of the nearest colors, by their cells: the id of the item, the square of the distance, and the distance of the cell. */
export function nearestColors(kind: ItemKind, color: Oklab, most: number): SQL {
  return sql`(
    select near.id, near.squared, cells.away
    from ${cellValues(mortonCellsAround(color, NEAR_DELTA_E))} cross join lateral (
      select ${itemColors.itemId} as id, ${squaredTo(color)} as squared from ${itemColors}
      where ${isOfKind(kind)} and ${itemColors.morton} between cells.first and cells.last limit ${most}
    ) as near limit ${most}
  ) as nearest_colors`;
}

/** The square of the ΔEOK from a row of item_colors. */
export function squaredTo({ lightness, a, b }: Oklab): SQL {
  const squared = (column: SQL, value: number) =>
    sql`(${column} - ${value}::double precision) * (${column} - ${value}::double precision)`;
  return sql`${squared(sql`${itemColors.lightness}`, lightness)} + ${squared(sql`${itemColors.a}`, a)} + ${squared(sql`${itemColors.b}`, b)}`;
}

/** Arrays, because a list of rows takes longer to parse than to look up. */
function cellValues(cells: readonly MortonCell[]): SQL {
  const list = (pick: (cell: MortonCell) => number) => cells.map(pick).join();
  return sql.raw(
    `unnest('{${list(({ first }) => first)}}'::int[], '{${list(({ last }) => last)}}'::int[], '{${list(({ away }) => away)}}'::float8[]) as cells (first, last, away)`,
  );
}

function isOfKind(kind: ItemKind): SQL {
  return sql`${itemColors.kind} = ${kind}`;
}
