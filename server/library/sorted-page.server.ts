/** One page of a library list by newest, popular or trending, in descending order. */
import { and, desc, eq, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ItemCard } from "#domain/library/item.ts";
import type { ListQuery, Sort } from "#domain/library/list-query.ts";
import type { Database } from "#server/db/database.ts";
import { dayPoint } from "./day-point.ts";
import { CARD_COLUMNS, items } from "./item-table.ts";
import { type CardRow, cardFromRow } from "./item-view.ts";
import { decodeCursor, encodeCursor } from "./list-cursor.ts";
import { after, COLUMNS, type OrderColumns, stretchesOf, trendingStretches } from "./list-order.ts";

export interface SortedPage {
  readonly items: readonly ItemCard[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Where matches are found: a table that has what lists are sorted by, and a condition on it. */
export interface Matches {
  readonly table: PgTable;
  readonly columns: OrderColumns;
  readonly where: SQL | undefined;
}

export function ofItems(where: SQL | undefined): Matches {
  return { table: items, columns: COLUMNS, where };
}

export interface ItemPage extends SortedPage {
  /** Number of matches, up to COUNT_CAP. */
  readonly total: number;
}

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
  const rows: SortedRow[] = [];
  for (const stretch of stretchesOf(sort, cursor, day)) {
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
 * The same page where many items match: the ordered list is walked, and each item looked at, until the page is full. Undefined if it
 * is not after so many items; without this limit, a walk in search of what is rare or far apart would read the whole list.
 */
export async function pageOfMany(
  db: Database,
  query: ListQuery,
  {
    ofKind,
    conditions,
    dayNumber,
    mostWalked,
  }: {
    readonly ofKind: SQL | undefined;
    readonly conditions: readonly SQL[];
    readonly dayNumber: number;
    readonly mostWalked: number;
  },
): Promise<SortedPage | undefined> {
  const { sort, limit } = query;
  const cursor = decodeCursor(query.cursor, sort);
  const day = cursor?.day ?? dayNumber;
  const rows: SortedRow[] = [];
  for (const stretch of stretchesOf(sort, cursor, day)) {
    const walked = db
      .select({
        id: items.id,
        value: COLUMNS[sort],
        meets: sql<boolean>`(${and(...conditions)})`.as("meets"),
      })
      .from(items)
      .where(and(ofKind, stretch))
      .orderBy(desc(COLUMNS[sort]), desc(items.id))
      .limit(mostWalked)
      .as("walked");
    const page = db
      .select({ id: walked.id, value: walked.value })
      .from(walked)
      .where(sql`meets`)
      .limit(limit + 1 - rows.length)
      .as("page");
    rows.push(
      ...(await db
        .select({ ...CARD_COLUMNS, trend: items.trend })
        .from(page)
        .innerJoin(items, eq(items.id, page.id))
        .orderBy(desc(page.value), desc(page.id))),
    );
    if (rows.length > limit) return pageFromRows(query, rows, day);
    const [unread] = await db
      .select({ id: items.id })
      .from(items)
      .where(and(ofKind, stretch))
      .orderBy(desc(COLUMNS[sort]), desc(items.id))
      .offset(mostWalked)
      .limit(1);
    if (unread !== undefined) return undefined;
  }
  return undefined;
}

/**
 * The same page where at most `most` items match, and the number of those from the cursor on: all of them are found before they are
 * sorted. With the limit of the page inside, PostgreSQL may walk the whole ordered list in search of them. Cards are read for the page.
 */
export async function pageOfFew(
  db: Database,
  query: ListQuery,
  { table, columns, where }: Matches,
  { dayNumber, most }: { readonly dayNumber: number; readonly most: number },
): Promise<SortedPage & { readonly found: number }> {
  const { sort, limit } = query;
  const cursor = decodeCursor(query.cursor, sort);
  const day = cursor?.day ?? dayNumber;
  const point = dayPoint(day);
  const rest =
    sort === "trending" ? or(...trendingStretches(cursor, point, columns)) : after(sort, cursor, columns);
  // In a form that is no condition of an index: what is after the cursor is most of the library.
  const isAfter = cursor === undefined || rest === undefined ? undefined : sql`(${rest}) is true`;
  const few = db
    .select({ id: columns.id, value: columns[sort] })
    .from(table)
    .where(and(where, isAfter))
    .limit(most)
    .as("few");
  const order = ({ value, id }: Placed) => [
    desc(value),
    ...(sort === "trending" ? [desc(sql`${value} = 0 and ${id} < ${point}`)] : []),
    desc(id),
  ];
  const page = db
    .select({
      id: few.id,
      value: few.value,
      found: sql<number>`count(*) over ()`.mapWith(Number).as("found_in_all"),
    })
    .from(few)
    .orderBy(...order(few))
    .limit(limit + 1)
    .as("page");
  const rows = await db
    .select({ ...CARD_COLUMNS, trend: items.trend, found: page.found })
    .from(page)
    .innerJoin(items, eq(items.id, page.id))
    .orderBy(...order(page));
  return { ...pageFromRows(query, rows, day), found: rows[0]?.found ?? 0 };
}

interface Placed {
  readonly id: AnyPgColumn;
  readonly value: AnyPgColumn;
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

function valueOf(sort: Sort, row: SortedRow): string {
  return { newest: row.createdAt.toISOString(), popular: String(row.likeCount), trending: String(row.trend) }[
    sort
  ];
}
