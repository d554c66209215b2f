/** Commands on the items of a collection and their order, and restoring a deleted collection. */
import { and, eq, inArray, max, notInArray, sql } from "drizzle-orm";
import { MAX_COLLECTION_ITEMS } from "#domain/collections/collection.ts";
import { type DeletedCollection } from "#domain/collections/collection-schemas.ts";
import type { ItemKind } from "#domain/library/item.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { items } from "#server/library/item-table.ts";
import { type MoveResult, type NoRoom, roomForOne } from "./collection-commands.server.ts";
import { itemIsVisibleTo, lockVisibleItems } from "./collection-policy.ts";
import { collectionItems, collections } from "./collection-tables.ts";
import { orderWith, writeCollectionOrder, writeItemOrder } from "./order-rows.ts";

const NOTHING = { ok: false, reason: "nodata" } as const;
const FULL = { ok: false, reason: "collection-full" } as const;

/** An item that was taken out of a collection, and where it stood. */
export interface TakenEntry {
  readonly id: string;
  readonly title: string;
  readonly kind: ItemKind;
  readonly position: number;
}

type Missing = { readonly ok: false; readonly reason: "nodata" };
type Full = { readonly ok: false; readonly reason: "collection-full" };

export type AddResult =
  /** `added` leaves out what was in it already. */
  { readonly ok: true; readonly title: string; readonly added: readonly string[] } | Missing | Full;

/**
 * Adds items to an own collection, last and in the given order; repeating it changes nothing. "nodata" if the
 * collection is not theirs or one of the items is not visible to them; "collection-full" if not all of them have room.
 */
export async function addToCollection(
  db: Database,
  userId: string,
  collectionId: string,
  itemIds: readonly string[],
) {
  return runTransaction(db, (tx): Promise<AddResult> => add(tx, userId, collectionId, itemIds));
}

export type TakeResult = { readonly ok: true; readonly taken: readonly TakenEntry[] } | Missing;

/** Takes items out of an own collection; those that are not in it are skipped. "nodata" if it is not theirs. */
export async function takeFromCollection(
  db: Database,
  userId: string,
  collectionId: string,
  itemIds: readonly string[],
) {
  return runTransaction(db, (tx): Promise<TakeResult> => take(tx, userId, collectionId, itemIds));
}

export type CarryResult =
  | {
      readonly ok: true;
      readonly title: string;
      readonly taken: readonly TakenEntry[];
      readonly added: readonly string[];
    }
  | Missing
  | Full;

/** Takes items out of one own collection and puts them last into another; all of it, or nothing. */
export async function carryToCollection(
  db: Database,
  userId: string,
  from: string,
  to: string,
  itemIds: readonly string[],
) {
  return runTransaction(db, async (tx): Promise<CarryResult> => {
    const out = await take(tx, userId, from, itemIds);
    if (!out.ok) return out;
    const ids = new Set(out.taken.map(({ id }) => id));
    const into = await add(
      tx,
      userId,
      to,
      itemIds.filter((id) => ids.has(id)),
    );
    return into.ok ? { ...into, taken: out.taken } : into;
  });
}

/** Puts items back to the positions from which they were taken; what is gone meanwhile is skipped. */
export async function returnToCollection(
  db: Database,
  userId: string,
  collectionId: string,
  entries: readonly Pick<TakenEntry, "id" | "position">[],
) {
  return runTransaction(db, async (tx): Promise<{ readonly ok: true } | Missing | Full> => {
    if ((await lockOwn(tx, userId, collectionId)) === undefined) return NOTHING;
    const ids = entries.map(({ id }) => id);
    const visible = await lockVisibleItems(tx, userId, ids);
    if (!(await hasRoom(tx, collectionId, ids))) return FULL;
    const back = entries.filter(({ id }) => visible.has(id));
    if (back.length === 0) return { ok: true };
    await tx
      .insert(collectionItems)
      .values(back.map(({ id, position }) => ({ collectionId, itemId: id, position })))
      .onConflictDoNothing();
    await touch(tx, collectionId);
    return { ok: true };
  });
}

async function add(
  tx: Transaction,
  userId: string,
  collectionId: string,
  itemIds: readonly string[],
): Promise<AddResult> {
  const title = await lockOwn(tx, userId, collectionId);
  if (title === undefined) return NOTHING;
  const visible = await lockVisibleItems(tx, userId, itemIds);
  if (itemIds.some((id) => !visible.has(id))) return NOTHING;
  if (!(await hasRoom(tx, collectionId, itemIds))) return FULL;
  if (itemIds.length === 0) return { ok: true, title, added: [] };
  const [held] = await tx
    .select({ last: max(collectionItems.position) })
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collectionId));
  const first = (held?.last ?? -1) + 1;
  const made = await tx
    .insert(collectionItems)
    .values([...new Set(itemIds)].map((itemId, at) => ({ collectionId, itemId, position: first + at })))
    .onConflictDoNothing()
    .returning({ id: collectionItems.itemId });
  if (made.length > 0) await touch(tx, collectionId);
  return { ok: true, title, added: made.map(({ id }) => id) };
}

async function take(
  tx: Transaction,
  userId: string,
  collectionId: string,
  itemIds: readonly string[],
): Promise<TakeResult> {
  if ((await lockOwn(tx, userId, collectionId)) === undefined) return NOTHING;
  if (itemIds.length === 0) return { ok: true, taken: [] };
  const entries = and(
    eq(collectionItems.collectionId, collectionId),
    inArray(collectionItems.itemId, [...itemIds]),
  );
  // The title of an item that its owner has hidden meanwhile is not told.
  const taken = await tx
    .select({ id: items.id, title: items.title, kind: items.kind, position: collectionItems.position })
    .from(collectionItems)
    .innerJoin(items, eq(items.id, collectionItems.itemId))
    .where(and(entries, itemIsVisibleTo(userId)))
    .orderBy(collectionItems.position, collectionItems.itemId);
  const gone = await tx.delete(collectionItems).where(entries).returning({ id: collectionItems.itemId });
  if (gone.length > 0) await touch(tx, collectionId);
  return { ok: true, taken };
}

/** Whether the collection holds no more than it may with these, some of which may be in it. */
async function hasRoom(tx: Transaction, collectionId: string, itemIds: readonly string[]): Promise<boolean> {
  const others = await tx.$count(
    collectionItems,
    and(
      eq(collectionItems.collectionId, collectionId),
      itemIds.length === 0 ? undefined : notInArray(collectionItems.itemId, [...itemIds]),
    ),
  );
  return others + new Set(itemIds).size <= MAX_COLLECTION_ITEMS;
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
    if ((await lockOwn(tx, userId, collectionId)) === undefined) return NOTHING;
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
    const visible = await lockVisibleItems(tx, userId, wanted);
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

/** The title of the own collection, whose row is locked; undefined for any other. */
async function lockOwn(tx: Transaction, userId: string, collectionId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ title: collections.title })
    .from(collections)
    .where(and(eq(collections.id, collectionId), eq(collections.userId, userId)))
    .for("no key update");
  return row?.title;
}

async function touch(tx: Transaction, collectionId: string): Promise<void> {
  await tx
    .update(collections)
    .set({ version: sql`${collections.version} + 1`, updatedAt: sql`now()` })
    .where(eq(collections.id, collectionId));
}
