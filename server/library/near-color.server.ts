/**
 * Items near one color, nearest first, from the index of item_colors alone: circles of growing radius around the color,
 * until one holds a page. So a page costs about the same in a library of a thousand items and of a million.
 */
import { type SQL, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { Oklab } from "#engine/space/color.ts";
import { NEAR_DELTA_E } from "#engine/space/oklab-cells.ts";
import { type MortonRange, mortonRangesWithin, mortonSide } from "#engine/space/oklab-morton.ts";
import { type Database, rowsOf } from "#server/db/database.ts";
import { itemColors } from "./item-table.ts";
import type { ListCursor } from "./list-cursor.ts";

/** Radii in ΔEOK, and the level of the cells that cover each. */
export const CIRCLES = [
  ...[2, 3, 4, 5, 6].map((level) => ({ radius: mortonSide(level), level })),
  { radius: NEAR_DELTA_E, level: 5 },
];
/** Colors that are measured for one page, those of the nearest cells first. */
const MOST_COLORS = 3_000;
/** Colors of a cell, and around a color, that make their items neighbors. */
const MOST_A_CELL = 200;
const MOST_AROUND = 500;
/** Colors that are read for each item that is counted: an item may have several near ones. */
export const COLORS_AN_ITEM = 2;

export interface RankedItem {
  readonly id: string;
  /** ΔEOK of the item's nearest color. */
  readonly distance: number;
}

/**
 * Up to `most` public items within NEAR_DELTA_E, after the cursor. Undefined if so many colors are near that MOST_COLORS
 * of them do not fill the page; then only measuring all items answers.
 */
export async function itemsNear(
  db: Database,
  kind: ItemKind,
  color: Oklab,
  {
    most,
    cursor,
    from = 0,
  }: {
    readonly most: number;
    readonly cursor?: Pick<ListCursor, "value" | "id"> | undefined;
    /** The radius that is tried first. */
    readonly from?: number;
  },
): Promise<readonly RankedItem[] | undefined> {
  const passed = cursor === undefined ? -1 : Number(cursor.value);
  const after =
    cursor === undefined
      ? sql`true`
      : sql`(distance, id) > (${cursor.value}::double precision, ${cursor.id})`;
  for (const { radius, level } of CIRCLES) {
    if (radius < passed || radius < from) continue;
    const ranges = mortonRangesWithin(color, radius, level);
    // The row of the count is there even if no item is.
    const rows = rowsOf(
      await db.execute(sql`
        with measured as materialized (
          select id, squared from ${colorsIn(ranges, kind, color)} limit ${MOST_COLORS}
        ), page as (
          select id, distance from (select id, sqrt(min(squared)) as distance from measured group by id) as ranked
          where distance <= ${radius}::double precision and ${after} order by distance, id limit ${most}
        )
        select id, distance, counted.colors from (select count(*) as colors from measured) as counted
        left join page on true order by distance, id`),
    );
    const found = rows
      .filter(({ id }) => id !== null)
      .map((row) => ({ id: String(row["id"]), distance: Number(row["distance"]) }));
    if (found.length === most) return found;
    if (Number(rows[0]?.["colors"]) === MOST_COLORS) return undefined;
    if (radius === NEAR_DELTA_E) return found;
  }
  return [];
}

/** The number of public items within NEAR_DELTA_E, up to `most`. */
export async function countNear(db: Database, kind: ItemKind, color: Oklab, most: number): Promise<number> {
  const { radius, level } = { radius: NEAR_DELTA_E, level: 6 };
  const [row] = rowsOf(
    await db.execute(sql`
      select count(distinct id) as total from (
        select id from ${colorsIn(mortonRangesWithin(color, radius, level), kind, color)}
        where sqrt(squared) <= ${radius}::double precision limit ${most * COLORS_AN_ITEM}
      ) as found`),
  );
  return Math.min(most, Number(row?.["total"]));
}

/**
 * Public items that have colors next to these, those that share most of them first. The cells around the colors grow until
 * there are `enough`; fewer are returned if the library has no more within twice NEAR_DELTA_E of them.
 */
export async function neighborsOf(
  db: Database,
  kind: ItemKind,
  colors: readonly Oklab[],
  enough: number,
): Promise<readonly string[]> {
  let ids: string[] = [];
  for (const { radius, level } of CIRCLES) {
    const around = colors.map(
      (color, place) => sql`(
        select ${sql.raw(String(place))} as place, near.id
        from ${rangeValues(mortonRangesWithin(color, radius, level))} cross join lateral (
          select ${itemColors.itemId} as id from ${itemColors}
          where ${isOfKind(kind)} and ${itemColors.morton} between ranges.first and ranges.last
          limit ${MOST_A_CELL}
        ) as near limit ${MOST_AROUND})`,
    );
    const rows = await db.execute(sql`
      select id from (${sql.join(around, sql` union all `)}) as neighbors group by id
      order by length(replace(bit_or(1 << place)::bit(32)::text, '0', '')) desc, id collate "C" limit ${enough}`);
    ids = rowsOf(rows).map((row) => String(row["id"]));
    if (ids.length === enough) break;
  }
  return ids;
}

/**
 * A table of colors: the id of the item, and the square of the distance. The colors of the nearest ranges come first: with a
 * limit inside, each range has to be read by itself.
 */
export function colorsIn(
  ranges: readonly MortonRange[],
  kind: ItemKind,
  color: Oklab,
  most = MOST_COLORS,
): SQL {
  return sql`(
    select near.id, near.squared from ${rangeValues(ranges)} cross join lateral (
      select ${itemColors.itemId} as id, ${squaredTo(color)} as squared
      from ${itemColors}
      where ${isOfKind(kind)} and ${itemColors.morton} between ranges.first and ranges.last
      limit ${most}
    ) as near
  ) as colors`;
}

/** The square of the ΔEOK from a row of item_colors. */
export function squaredTo({ lightness, a, b }: Oklab): SQL {
  const squared = (column: SQL, value: number) =>
    sql`(${column} - ${value}::double precision) * (${column} - ${value}::double precision)`;
  return sql`${squared(sql`${itemColors.lightness}`, lightness)} + ${squared(sql`${itemColors.a}`, a)} + ${squared(sql`${itemColors.b}`, b)}`;
}

function rangeValues(ranges: readonly MortonRange[]): SQL {
  return sql`(values ${sql.raw(ranges.map(({ first, last }) => `(${first},${last})`).join())}) as ranges (first, last)`;
}

function isOfKind(kind: ItemKind): SQL {
  return sql`${itemColors.kind} = ${kind}`;
}
