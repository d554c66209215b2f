/** Who may see, like and save which items. */
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";

/** Items that anybody may open by link, and one's own. */
export function itemIsVisibleTo(userId: string): SQL | undefined {
  return or(inArray(items.state, ["public", "unlisted"]), eq(items.ownerId, userId));
}

/** Whether this person may see the item; locks its row, so that it cannot be deleted within the transaction. */
export async function lockVisibleItem(tx: Transaction, userId: string, itemId: string): Promise<boolean> {
  return (await lockVisibleItems(tx, userId, [itemId])).has(itemId);
}

/** Those of the items that this person may see; their rows are locked, in one order for everybody. */
export async function lockVisibleItems(
  tx: Transaction,
  userId: string,
  itemIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: items.id })
    .from(items)
    .where(and(inArray(items.id, [...itemIds]), itemIsVisibleTo(userId)))
    .orderBy(items.id)
    .for("key share");
  return new Set(rows.map(({ id }) => id));
}

/** Half-life of a like's weight. */
const HALF_LIFE_DAYS = 7;
const TREND_START = sql.raw("timestamptz '2026-01-01T00:00:00Z'");

/** The weight of a like at `at`, as an exponent of two: later likes weigh more, so earlier ones need no update. */
export function likeWeight(at: SQL): SQL {
  return sql`(extract(epoch from (${at} - ${TREND_START}))::double precision / ${sql.raw(String(HALF_LIFE_DAYS * 86_400))})`;
}

/**
 * `items.trend` is log2 of the sum of 2^weight over its likes; 0 without likes. Differences are limited to what a
 * power of two can represent (below 2^-60 nothing changes in the sum).
 */
export function trendWith(weight: SQL): SQL {
  const [high, low] = [sql`greatest(${items.trend}, ${weight})`, sql`least(${items.trend}, ${weight})`];
  return sql`case when ${items.likeCount} = 0 then ${weight}
    else ${high} + ln(1 + power(2::double precision, greatest(${low} - ${high}, -60))) / ln(2::double precision) end`;
}

export function trendWithout(weight: SQL): SQL {
  return sql`case when ${items.likeCount} <= 1 or ${weight} >= ${items.trend} then 0
    else ${items.trend} + ln(greatest(1 - power(2::double precision, greatest(${weight} - ${items.trend}, -60)), 1e-12)) / ln(2::double precision) end`;
}
