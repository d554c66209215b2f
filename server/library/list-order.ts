/** The orders of a library list, all descending, as conditions and columns that their indexes hold. */
import { and, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Sort } from "#domain/library/list-query.ts";
import { dayPoint } from "./day-point.ts";
import { items, itemTexts } from "./item-table.ts";
import type { ListCursor } from "./list-cursor.ts";

/** The columns of a table that a list is sorted by. */
export type OrderColumns = Readonly<Record<Sort | "id", AnyPgColumn>>;

export const COLUMNS = {
  newest: items.createdAt,
  popular: items.likeCount,
  trending: items.trend,
  id: items.id,
} satisfies OrderColumns;

export const TEXT_COLUMNS = {
  newest: itemTexts.createdAt,
  popular: itemTexts.likeCount,
  trending: itemTexts.trend,
  id: itemTexts.itemId,
} satisfies OrderColumns;

const TYPES = {
  newest: sql.raw("timestamptz"),
  popular: sql.raw("bigint"),
  trending: sql.raw("double precision"),
};

/** The ranges of a list in order, each read from one index. */
export function stretchesOf(
  sort: Sort,
  cursor: ListCursor | undefined,
  day: number,
): readonly (SQL | undefined)[] {
  return sort === "trending" ? trendingStretches(cursor, dayPoint(day)) : [after(sort, cursor)];
}

/** A row comparison, which PostgreSQL uses as the condition of an index scan. */
export function after(
  sort: Sort,
  cursor: ListCursor | undefined,
  columns: OrderColumns = COLUMNS,
): SQL | undefined {
  return cursor === undefined
    ? undefined
    : sql`(${columns[sort]}, ${columns.id}) < (${cursor.value}::${TYPES[sort]}, ${cursor.id})`;
}

/**
 * The ranges of a Trending list in order, each read from the same index: items with likes, then items without likes by
 * descending id from the day's point on, then from the highest id down to that point. Without this daily start,
 * Trending and Popular would be the same list in a library without likes.
 */
export function trendingStretches(
  cursor: ListCursor | undefined,
  point: string,
  { trending, id, ...others }: OrderColumns = COLUMNS,
): (SQL | undefined)[] {
  const liked = sql`${trending} > 0`;
  const below = sql`${trending} = 0 and ${id} < ${point}`;
  const above = sql`${trending} = 0 and ${id} >= ${point}`;
  // The trend is negative only for a like dated before 2026, from a server whose clock was wrong.
  const early = sql`${trending} < 0`;
  const following = after("trending", cursor, { trending, id, ...others });
  if (cursor === undefined) return [liked, below, above, early];
  const trend = Number(cursor.value);
  if (trend > 0) return [and(liked, following), below, above, early];
  if (trend < 0) return [and(early, following)];
  return [
    and(below, sql`${id} < ${cursor.id}`, sql`${cursor.id}::text < ${point}`),
    and(above, sql`(${id} < ${cursor.id} or ${cursor.id}::text < ${point})`),
    early,
  ];
}
