/** The orders of a library list, all descending, as conditions and columns that their indexes hold. */
import { and, type SQL, sql } from "drizzle-orm";
import type { Sort } from "#domain/library/list-query.ts";
import { dayPoint } from "./day-point.ts";
import { items } from "./item-table.ts";
import type { ListCursor } from "./list-cursor.ts";

export const COLUMNS = { newest: items.createdAt, popular: items.likeCount, trending: items.trend };
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
export function after(sort: Sort, cursor: ListCursor | undefined): SQL | undefined {
  return cursor === undefined
    ? undefined
    : sql`(${COLUMNS[sort]}, ${items.id}) < (${cursor.value}::${TYPES[sort]}, ${cursor.id})`;
}

/**
 * The ranges of a Trending list in order, each read from the same index: items with likes, then items without likes by
 * descending id from the day's point on, then from the highest id down to that point. Without this daily start,
 * Trending and Popular would be the same list in a library without likes.
 */
export function trendingStretches(cursor: ListCursor | undefined, point: string): (SQL | undefined)[] {
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
