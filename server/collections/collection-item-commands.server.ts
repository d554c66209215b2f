/** What is in a collection, and in which order; and putting a deleted collection back. */
import { and, count, eq, inArray, max, sql } from "drizzle-orm";
import { MAX_COLLECTION_ITEMS } from "#domain/collections/collection.ts";
import { type DeletedCollection } from "#domain/collections/collection-schemas.ts";
import type { Database } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { roomForOne } from "./collection-commands.server.ts";
import { holdItem, itemIsVisibleTo } from "./collection-policy.ts";
import { collectionItems, collections } from "./collection-tables.ts";
import { orderWith, writeCollectionOrder, writeItemOrder } from "./order-rows.ts";

export type HoldAnswer = { readonly holds: boolean } | "not-found" | "collection-full";

export async function setInCollection(
  db: Database,
  userId: string,
  collectionId: string,
  itemId: string,
  isWanted: boolean,
): Promise<HoldAnswer> {
  return db.transaction(async (tx) => {
    if (!(await lockOwn(tx, userId, collectionId))) return "not-found";
    const entry = and(eq(collectionItems.collectionId, collectionId), eq(collectionItems.itemId, itemId));
    if (!isWanted) {
      const gone = await tx.delete(collectionItems).where(entry).returning({ id: collectionItems.itemId });
      if (gone.length > 0) await touch(tx, collectionId);
      return { holds: false };
    }
    if ((await holdItem(tx, userId, itemId)) === undefined) return "not-found";
    const known = await tx.select({ id: collectionItems.itemId }).from(collectionItems).where(entry);
    if (known.length > 0) return { holds: true };
    const [held] = await tx
      .select({ total: count(), last: max(collectionItems.position) })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, collectionId));
    if ((held?.total ?? 0) >= MAX_COLLECTION_ITEMS) return "collection-full";
    await tx
      .insert(collectionItems)
      .values({ collectionId, itemId, position: (held?.last ?? -1) + 1 })
      .onConflictDoNothing();
    await touch(tx, collectionId);
    return { holds: true };
  });
}

/** False when the collection is not theirs, or holds one of the two not. */
export async function moveInCollection(
  db: Database,
  userId: string,
  collectionId: string,
  itemId: string,
  beforeId: string | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockOwn(tx, userId, collectionId))) return false;
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
    if (order === undefined) return false;
    await writeItemOrder(tx, collectionId, order);
    await touch(tx, collectionId);
    return true;
  });
}

/** "Undo" of a deletion: the same address, place and order. Items that are gone meanwhile stay gone. */
export async function restoreCollection(
  db: Database,
  userId: string,
  deleted: DeletedCollection,
): Promise<"restored" | "plan-limit" | "not-found"> {
  return db.transaction(async (tx) => {
    const room = await roomForOne(tx, userId);
    if (typeof room === "string") return room;
    const { id, title, description, isPublic } = deleted;
    const made = await tx
      .insert(collections)
      .values({ id, userId, title, description, isPublic, position: room.position })
      .onConflictDoNothing()
      .returning({ id: collections.id });
    if (made.length === 0) return "not-found";
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
    return "restored";
  });
}

async function lockOwn(tx: Database, userId: string, collectionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: collections.id })
    .from(collections)
    .where(and(eq(collections.id, collectionId), eq(collections.userId, userId)))
    .for("no key update");
  return rows.length > 0;
}

async function touch(tx: Database, collectionId: string): Promise<void> {
  await tx
    .update(collections)
    .set({ version: sql`${collections.version} + 1`, updatedAt: sql`now()` })
    .where(eq(collections.id, collectionId));
}
