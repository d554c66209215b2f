/** Likes and saves: a request states the desired state, so that repeating it changes nothing (LIB-5). */
import { and, eq, sql } from "drizzle-orm";
import type { FullPlan } from "#domain/collections/collection.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { itemChanged } from "#server/library/item-changes.ts";
import { items } from "#server/library/item-table.ts";
import { likeWeight, lockVisibleItem, trendWith, trendWithout } from "./collection-policy.ts";
import { likes, saves } from "./collection-tables.ts";

export type LikeResult =
  | { readonly ok: true; readonly isLiked: boolean; readonly likeCount: number }
  /** The item does not exist for this person. */
  | { readonly ok: false; readonly reason: "nodata" };

const NOTHING = { ok: false, reason: "nodata" } as const;

/**
 * Sets whether the person likes the item, and returns the number of likes. "nodata" for an item that is not visible to
 * them, except to remove their own like.
 */
export async function setLike(db: Database, userId: string, itemId: string, isWanted: boolean) {
  return runTransaction(db, (tx) => setLikeIn(tx, userId, itemId, isWanted));
}

/** `at` is when it was liked first, for a like that is put back; it is never later than now. */
export async function setLikeIn(
  tx: Transaction,
  userId: string,
  itemId: string,
  isWanted: boolean,
  at?: Date,
): Promise<LikeResult> {
  const isVisible = await lockVisibleItem(tx, userId, itemId);
  if (isWanted && !isVisible) return NOTHING;
  const change = isWanted ? await addLike(tx, userId, itemId, at) : await removeLike(tx, userId, itemId);
  // An own like can be removed even from an item that has been hidden.
  if (change === undefined && !isVisible) return NOTHING;
  const [row] =
    change === undefined
      ? await tx.select({ likeCount: items.likeCount }).from(items).where(eq(items.id, itemId))
      : await tx
          .update(items)
          .set(change)
          .where(eq(items.id, itemId))
          .returning({ likeCount: items.likeCount });
  if (row === undefined) return NOTHING;
  if (change !== undefined) itemChanged(tx, { id: itemId, what: "likes" });
  return { ok: true, isLiked: isWanted, likeCount: row.likeCount };
}

/** The changed columns of the item; undefined if nothing was inserted. */
async function addLike(tx: Transaction, userId: string, itemId: string, at?: Date) {
  const rows = await tx
    .insert(likes)
    .values({ userId, itemId, ...(at && { createdAt: notLaterThanNow(at) }) })
    .onConflictDoNothing()
    .returning({ at: likes.createdAt });
  const [row] = rows;
  if (row === undefined) return undefined;
  const weight = likeWeight(sql`${row.at.toISOString()}::timestamptz`);
  return { likeCount: sql`${items.likeCount} + ${rows.length}::int`, trend: trendWith(weight) };
}

const notLaterThanNow = (at: Date) => sql`least(${at.toISOString()}::timestamptz, now())`;

async function removeLike(tx: Transaction, userId: string, itemId: string) {
  const rows = await tx
    .delete(likes)
    .where(and(eq(likes.userId, userId), eq(likes.itemId, itemId)))
    .returning({ at: likes.createdAt });
  const [row] = rows;
  if (row === undefined) return undefined;
  const weight = likeWeight(sql`${row.at.toISOString()}::timestamptz`);
  return { likeCount: sql`${items.likeCount} - ${rows.length}::int`, trend: trendWithout(weight) };
}

export type SaveResult =
  | { readonly ok: true; readonly isSaved: boolean }
  | { readonly ok: false; readonly reason: "nodata" }
  | ({ readonly ok: false; readonly reason: "plan-limit" } & FullPlan);

/**
 * Sets whether the item is among the person's saved items. "nodata" for an item that is not visible to them, except to
 * remove it; "plan-limit" at the limit of their plan.
 */
export async function setSave(db: Database, userId: string, itemId: string, isWanted: boolean) {
  return runTransaction(db, async (tx): Promise<SaveResult> => {
    if (!(await lockUser(tx, userId))) return NOTHING;
    return setSaveIn(tx, userId, itemId, isWanted);
  });
}

/** For a transaction in which the row of the person is locked. `at` as in `setLikeIn`. */
export async function setSaveIn(
  tx: Transaction,
  userId: string,
  itemId: string,
  isWanted: boolean,
  at?: Date,
): Promise<SaveResult> {
  const isVisible = await lockVisibleItem(tx, userId, itemId);
  const own = and(eq(saves.userId, userId), eq(saves.itemId, itemId));
  if (!isWanted) {
    const gone = await tx.delete(saves).where(own).returning({ itemId: saves.itemId });
    if (gone.length > 0) await countSaves(tx, itemId, -gone.length);
    return gone.length > 0 || isVisible ? { ok: true, isSaved: false } : NOTHING;
  }
  if (!isVisible) return NOTHING;
  const known = await tx.select({ itemId: saves.itemId }).from(saves).where(own);
  if (known.length > 0) return { ok: true, isSaved: true };
  const plan = await planOf(tx, userId);
  const held = await tx.$count(saves, eq(saves.userId, userId));
  if (held >= PLAN_LIMITS[plan].savedItems) return { ok: false, reason: "plan-limit", plan, held };
  const made = await tx
    .insert(saves)
    .values({ userId, itemId, ...(at && { createdAt: notLaterThanNow(at) }) })
    .onConflictDoNothing()
    .returning({ itemId: saves.itemId });
  if (made.length > 0) await countSaves(tx, itemId, made.length);
  return { ok: true, isSaved: true };
}

async function countSaves(tx: Transaction, itemId: string, change: number): Promise<void> {
  await tx
    .update(items)
    .set({ saveCount: sql`${items.saveCount} + ${change}::int` })
    .where(eq(items.id, itemId));
}
