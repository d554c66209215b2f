/** Commands on the items of a collection and their order, and restoring a deleted collection. */
import { and, count, eq, inArray, max, sql } from "drizzle-orm";
import { MAX_COLLECTION_ITEMS } from "#domain/collections/collection.ts";
import { type DeletedCollection } from "#domain/collections/collection-schemas.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { type MoveResult, type NoRoom, roomForOne } from "./collection-commands.server.ts";
import { itemIsVisibleTo, lockVisibleItem } from "./collection-policy.ts";
import { collectionItems, collections } from "./collection-tables.ts";
import { orderWith, writeCollectionOrder, writeItemOrder } from "./order-rows.ts";

const NOTHING = { ok: false, reason: "nodata" } as const;

export type HoldResult =
  | { readonly ok: true; readonly holds: boolean }
  | { readonly ok: false; readonly reason: "nodata" | "collection-full" };

/**
 * Adds the item to an own collection, or removes it; repeating it changes nothing. "nodata" if the collection is not
 * theirs or, when adding, if the item is not visible to them; "collection-full" at the maximum number of items.
 */
export async function setInCollection(
  db: Database,
  userId: string,
  collectionId: string,
  itemId: string,
  isWanted: boolean,
) {
  return runTransaction(db, async (tx): Promise<HoldResult> => {
    if (!(await lockOwn(tx, userId, collectionId))) return NOTHING;
    const entry = and(eq(collectionItems.collectionId, collectionId), eq(collectionItems.itemId, itemId));
    if (!isWanted) {
      const gone = await tx.delete(collectionItems).where(entry).returning({ id: collectionItems.itemId });
      if (gone.length > 0) await touch(tx, collectionId);
      return { ok: true, holds: false };
    }
    if (!(await lockVisibleItem(tx, userId, itemId))) return NOTHING;
    const known = await tx.select({ id: collectionItems.itemId }).from(collectionItems).where(entry);
    if (known.length > 0) return { ok: true, holds: true };
    const [held] = await tx
      .select({ total: count(), last: max(collectionItems.position) })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, collectionId));
    if ((held?.total ?? 0) >= MAX_COLLECTION_ITEMS) return { ok: false, reason: "collection-full" };
    await tx
      .insert(collectionItems)
      .values({ collectionId, itemId, position: (held?.last ?? -1) + 1 })
      .onConflictDoNothing();
    await touch(tx, collectionId);
    return { ok: true, holds: true };
  });
}

/** "nodata" if the collection is not theirs, or lacks one of the two items. */
export async function moveInCollection(
  db: Database,
  userId: string,
  collectionId: string,
  itemId: string,
  beforeId: string | undefined,
) {
  return runTransaction(db, async (tx): Promise<MoveResult> => {
    if (!(await lockOwn(tx, userId, collectionId))) return NOTHING;
    const rows = await tx
      .select({ id: collectionItems.itemId })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, collectionId))
      .orderBy(collectionItems.position, collectionItems.itemId);
    const order = orderWith(
      rows.map((row) => row.id),
      itemId,
      beforeId,
    );
    if (order === undefined) return NOTHING;
    await writeItemOrder(tx, collectionId, order);
    await touch(tx, collectionId);
    return { ok: true };
  });
}

export type RestoreResult =
  | { readonly ok: true }
  | NoRoom
  /** A collection with this id exists again, or belongs to somebody else. */
  | { readonly ok: false; readonly reason: "set" };

/**
 * Undoes a deletion: same id, position and order. Items that no longer exist are skipped. The caller has checked the
 * proof that the person deleted it.
 */
export async function restoreCollection(
  db: Database,
  userId: string,
  deleted: Omit<DeletedCollection, "proof">,
) {
  return runTransaction(db, async (tx): Promise<RestoreResult> => {
    const room = await roomForOne(tx, userId);
    if (!room.ok) return room;
    const { id, title, description, isPublic } = deleted;
    const made = await tx
      .insert(collections)
      .values({ id, userId, title, description, isPublic, position: room.position })
      .onConflictDoNothing()
      .returning({ id: collections.id });
    if (made.length === 0) return { ok: false, reason: "set" };
    const wanted = [...new Set(deleted.itemIds)].slice(0, MAX_COLLECTION_ITEMS);
    const seen =
      wanted.length === 0
        ? []
        : await tx
            .select({ id: items.id })
            .from(items)
            .where(and(inArray(items.id, wanted), itemIsVisibleTo(userId)))
            .for("key share");
    const visible = new Set(seen.map((row) => row.id));
    const kept = wanted.filter((itemId) => visible.has(itemId));
    if (kept.length > 0)
      await tx
        .insert(collectionItems)
        .values(kept.map((itemId, position) => ({ collectionId: id, itemId, position })));
    const rows = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(eq(collections.userId, userId))
      .orderBy(collections.position, collections.id);
    const order = orderWith(
      rows.map((row) => row.id),
      id,
      rows[deleted.position]?.id,
    );
    if (order !== undefined) await writeCollectionOrder(tx, userId, order);
    return { ok: true };
  });
}

async function lockOwn(tx: Transaction, userId: string, collectionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, collectionId), eq(collections.userId, userId)))
    .for("no key update");
  return rows.length > 0;
}

async function touch(tx: Transaction, collectionId: string): Promise<void> {
  await tx
    .update(collections)
    .set({ version: sql`${collections.version} + 1`, updatedAt: sql`now()` })
    .where(eq(collections.id, collectionId));
}
