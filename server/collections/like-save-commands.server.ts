/** Liking and saving: the wanted state is said, so that saying it twice changes nothing more (LIB-5). */
import { and, count, eq, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { holdItem, likeWeight, limitsOf, lockUser, trendWith, trendWithout } from "./collection-policy.ts";
import { likes, saves } from "./collection-tables.ts";

export interface LikeAnswer {
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/** Undefined when there is no such item for this person. */
export async function setLike(
  db: Database,
  userId: string,
  itemId: string,
  isWanted: boolean,
): Promise<LikeAnswer | undefined> {
  return db.transaction(async (tx) => {
    const isVisible = (await holdItem(tx, userId, itemId)) !== undefined;
    if (isWanted && !isVisible) return undefined;
    const change = isWanted ? await addLike(tx, userId, itemId) : await removeLike(tx, userId, itemId);
    // One's own like is taken back even from what was hidden meanwhile.
    if (change === undefined && !isVisible) return undefined;
    const [row] =
      change === undefined
        ? await tx.select({ likeCount: items.likeCount }).from(items).where(eq(items.id, itemId))
        : await tx
            .update(items)
            .set(change)
            .where(eq(items.id, itemId))
            .returning({ likeCount: items.likeCount });
    return row === undefined ? undefined : { isLiked: isWanted, likeCount: row.likeCount };
  });
}

/** What changes on the item; undefined when nothing was inserted. */
async function addLike(tx: Database, userId: string, itemId: string) {
  const rows = await tx
    .insert(likes)
    .values({ userId, itemId })
    .onConflictDoNothing()
    .returning({ at: likes.createdAt });
  const [row] = rows;
  if (row === undefined) return undefined;
  const weight = likeWeight(sql`${row.at.toISOString()}::timestamptz`);
  return { likeCount: sql`${items.likeCount} + ${rows.length}::int`, trend: trendWith(weight) };
}

async function removeLike(tx: Database, userId: string, itemId: string) {
  const rows = await tx
    .delete(likes)
    .where(and(eq(likes.userId, userId), eq(likes.itemId, itemId)))
    .returning({ at: likes.createdAt });
  const [row] = rows;
  if (row === undefined) return undefined;
  const weight = likeWeight(sql`${row.at.toISOString()}::timestamptz`);
  return { likeCount: sql`${items.likeCount} - ${rows.length}::int`, trend: trendWithout(weight) };
}

export type SaveAnswer = { readonly isSaved: boolean } | "not-found" | "plan-limit";

export async function setSave(
  db: Database,
  userId: string,
  itemId: string,
  isWanted: boolean,
): Promise<SaveAnswer> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return "not-found";
    const isVisible = (await holdItem(tx, userId, itemId)) !== undefined;
    const own = and(eq(saves.userId, userId), eq(saves.itemId, itemId));
    if (!isWanted) {
      const gone = await tx.delete(saves).where(own).returning({ itemId: saves.itemId });
      if (gone.length > 0) await countSaves(tx, itemId, -gone.length);
      return gone.length > 0 || isVisible ? { isSaved: false } : "not-found";
    }
    if (!isVisible) return "not-found";
    const known = await tx.select({ itemId: saves.itemId }).from(saves).where(own);
    if (known.length > 0) return { isSaved: true };
    const [held] = await tx.select({ total: count() }).from(saves).where(eq(saves.userId, userId));
    if ((held?.total ?? 0) >= limitsOf(userId).savedItems) return "plan-limit";
    const made = await tx
      .insert(saves)
      .values({ userId, itemId })
      .onConflictDoNothing()
      .returning({ itemId: saves.itemId });
    if (made.length > 0) await countSaves(tx, itemId, made.length);
    return { isSaved: true };
  });
}

async function countSaves(tx: Database, itemId: string, change: number): Promise<void> {
  await tx
    .update(items)
    .set({ saveCount: sql`${items.saveCount} + ${change}::int` })
    .where(eq(items.id, itemId));
}
