/** One page of a library list by newest, popular or trending, in descending order. */
import { and, desc, or, type SQL, sql } from "drizzle-orm";
import type { ItemCard } from "#domain/library/item.ts";
import type { ListQuery, Sort } from "#domain/library/list-query.ts";
import type { Database } from "#server/db/database.ts";
import { dayPoint } from "./day-point.ts";
import { CARD_COLUMNS, items } from "./item-table.ts";
import { type CardRow, cardFromRow } from "./item-view.ts";
import { decodeCursor, encodeCursor, type ListCursor } from "./list-cursor.ts";

interface SortedPage {
  readonly items: readonly ItemCard[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

const COLUMNS = { newest: items.createdAt, popular: items.likeCount, trending: items.trend };
const TYPES = {
  newest: sql.raw("timestamptz"),
  popular: sql.raw("bigint"),
  trending: sql.raw("double precision"),
};

/** `dayNumber` decides the order of items without likes under Trending; a cursor contains the day of its first page. */
export async function sortedPage(
  db: Database,
  query: ListQuery,
  where: SQL | undefined,
  dayNumber: number,
): Promise<SortedPage> {
  const { sort, limit } = query;
  const cursor = decodeCursor(query.cursor, sort);
  const day = cursor?.day ?? dayNumber;
  const stretches = sort === "trending" ? trendingStretches(cursor, dayPoint(day)) : [after(sort, cursor)];
  const rows: SortedRow[] = [];
  for (const stretch of stretches) {
    if (rows.length > limit) break;
    rows.push(
      ...(await db
        .select({ ...CARD_COLUMNS, trend: items.trend })
        .from(items)
        .where(and(where, stretch))
        .orderBy(desc(COLUMNS[sort]), desc(items.id))
        .limit(limit + 1 - rows.length)),
    );
  }
  return pageFromRows(query, rows, day);
}

/**
 * The same page where at most `most` items match: all of them are found before they are sorted. With the limit of the page inside,
 * PostgreSQL may walk the whole ordered list in search of them.
 */
export async function pageOfFew(
  db: Database,
  query: ListQuery,
  where: SQL | undefined,
  { dayNumber, most }: { readonly dayNumber: number; readonly most: number },
): Promise<SortedPage> {
  const { sort, limit } = query;
  const cursor = decodeCursor(query.cursor, sort);
  const day = cursor?.day ?? dayNumber;
  const point = dayPoint(day);
  const rest = sort === "trending" ? or(...trendingStretches(cursor, point)) : after(sort, cursor);
  const few = db
    .select({ ...CARD_COLUMNS, trend: items.trend })
    .from(items)
    .where(and(where, rest))
    .limit(most)
    .as("few");
  const value = { newest: few.createdAt, popular: few.likeCount, trending: few.trend }[sort];
  const isBelow = sort === "trending" ? [desc(sql`${few.trend} = 0 and ${few.id} < ${point}`)] : [];
  const rows = await db
    .select()
    .from(few)
    .orderBy(desc(value), ...isBelow, desc(few.id))
    .limit(limit + 1);
  return pageFromRows(query, rows, day);
}

type SortedRow = CardRow & { readonly trend: number };

/** From one row more than the limit if there is a next page. */
function pageFromRows({ sort, limit }: ListQuery, rows: readonly SortedRow[], day: number): SortedPage {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(cardFromRow),
    next:
      last === undefined
        ? undefined
        : encodeCursor({
            sort,
            value: valueOf(sort, last),
            id: last.id,
            ...(sort === "trending" && { day }),
          }),
  };
}

/** A row comparison, which PostgreSQL uses as the condition of an index scan. */
function after(sort: Sort, cursor: ListCursor | undefined): SQL | undefined {
  return cursor === undefined
    ? undefined
    : sql`(${COLUMNS[sort]}, ${items.id}) < (${cursor.value}::${TYPES[sort]}, ${cursor.id})`;
}

/**
 * The ranges of a Trending list in order, each read from the same index: items with likes, then items without likes by
 * descending id from the day's point on, then from the highest id down to that point. Without this daily start,
 * Trending and Popular would be the same list in a library without likes.
 */
function trendingStretches(cursor: ListCursor | undefined, point: string): (SQL | undefined)[] {
  const liked = sql`${items.trend} > 0`;
  const below = sql`${items.trend} = 0 and ${items.id} < ${point}`;
  const above = sql`${items.trend} = 0 and ${items.id} >= ${point}`;
  // The trend is negative only for a like dated before 2026, from a server whose clock was wrong.
  const early = sql`${items.trend} < 0`;
  const following = after("trending", cursor);
  if (cursor === undefined) return [liked, below, above, early];
  const trend = Number(cursor.value);
  if (trend > 0) return [and(liked, following), below, above, early];
  if (trend < 0) return [and(early, following)];
  return [
    and(below, sql`${items.id} < ${cursor.id}`, sql`${cursor.id}::text < ${point}`),
    and(above, sql`(${items.id} < ${cursor.id} or ${cursor.id}::text < ${point})`),
    early,
  ];
}

function valueOf(sort: Sort, row: SortedRow): string {
  return { newest: row.createdAt.toISOString(), popular: String(row.likeCount), trending: String(row.trend) }[
    sort
  ];
}
