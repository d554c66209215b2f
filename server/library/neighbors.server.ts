/** Items that have colors next to those of a palette, from the index of item_colors: what "more like this" chooses from. */
import { and, ne, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";
import type { Oklab } from "#engine/space/color.ts";
import { mortonRangesWithin } from "#engine/space/oklab-morton.ts";
import type { Database } from "#server/db/database.ts";
import { itemColors, items } from "./item-table.ts";
import { isPublic } from "./item-visibility.ts";
import { CIRCLES, isOfKind, rangeValues, squaredTo } from "./near-color.server.ts";

/** Colors of a cell, and around a color, that make their items neighbors. */
const MOST_A_CELL = 200;
const MOST_AROUND = 500;
/** Neighbors that are measured, and as many as end the search; more would not change the first page. */
const MOST_MEASURED = 120;
const ENOUGH = 60;
/** Bytes of one row of item_colors, with its header. */
const ROW_BYTES = 72;
/** Colors of a library in which the circle at this place holds enough items around a palette of five. */
const USUAL = { colors: 5_000, circle: 3 };
/** Each circle has twice the radius of the one before, so as many times its volume. */
const GROWTH = 8;

/** A column of a statement that is asked anyway: the size of the table is exact, and known without reading it. */
export const COLORS_IN_ALL = sql`(pg_relation_size('item_colors') / ${sql.raw(String(ROW_BYTES))})`.mapWith(
  Number,
);

export interface Neighbor {
  readonly id: string;
  /** OKLab of each color, flattened. */
  readonly labs: readonly number[];
}

/**
 * Public items that have colors next to these, those that share most of them first. The circles around the colors grow until
 * they hold enough; fewer items are returned if the library has no more within the widest. The more colors the library has, the
 * smaller is the first circle: in a small library the smallest ones would be asked in vain, each with a statement of its own.
 */
export async function neighborsOf(
  db: Database,
  kind: ItemKind,
  colors: readonly Oklab[],
  { colorsInAll, except }: { readonly colorsInAll: number; readonly except: string },
): Promise<readonly Neighbor[]> {
  let found: readonly Neighbor[] = [];
  for (const { radius, level } of CIRCLES.slice(firstCircle(colorsInAll))) {
    const around = colors.map(
      (color, place) => sql`(
        select ${sql.raw(String(place))} as place, near.id, near.squared
        from ${rangeValues(mortonRangesWithin(color, radius, level))} cross join lateral (
          select ${itemColors.itemId} as id, ${squaredTo(color)} as squared from ${itemColors}
          where ${isOfKind(kind)} and ${itemColors.morton} between ranges.first and ranges.last
          limit ${MOST_A_CELL}
        ) as near limit ${MOST_AROUND})`,
    );
    // The colors that are shared are the bits of a number: a set of them would be made for each item.
    const best = sql`(
      select id from (${sql.join(around, sql` union all `)}) as colors group by id
      order by length(replace(bit_or(1 << place)::bit(32)::text, '0', '')) desc, avg(squared), id collate "C"
      limit ${MOST_MEASURED}) as best`;
    found = await db
      .select({ id: items.id, labs: items.labs })
      .from(best)
      .innerJoin(items, sql`${items.id} = best.id`)
      .where(and(isPublic, ne(items.id, except)));
    if (found.length >= ENOUGH) break;
  }
  return found;
}

function firstCircle(colorsInAll: number): number {
  const smaller = Math.floor(Math.log(Math.max(1, colorsInAll / USUAL.colors)) / Math.log(GROWTH));
  return Math.max(0, USUAL.circle - smaller);
}
