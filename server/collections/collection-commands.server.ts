/** Commands on collections (LIB-6). Every WHERE clause checks the owner. */
import { randomBytes } from "node:crypto";
import { and, count, eq, max, sql } from "drizzle-orm";
import type { FullPlan } from "#domain/collections/collection.ts";
import type { DeletedCollection } from "#domain/collections/collection-schemas.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { collectionItems, collections } from "./collection-tables.ts";
import { orderWith, writeCollectionOrder } from "./order-rows.ts";

const ID_BYTES = 16;
const NOTHING = { ok: false, reason: "nodata" } as const;

export interface NewCollection {
  readonly title: string;
  readonly description?: string | undefined;
  readonly isPublic?: boolean | undefined;
}

export type CreateResult = { readonly ok: true; readonly id: string } | NoRoom;

/**
 * Creates an empty collection, which comes last. Refused at the plan's limit, and with "nodata" if the account no
 * longer exists.
 */
export async function createCollection(
  db: Database,
  userId: string,
  { title, description = "", isPublic = false }: NewCollection,
) {
  return runTransaction(db, async (tx): Promise<CreateResult> => {
    const room = await roomForOne(tx, userId);
    if (!room.ok) return room;
    const id = randomBytes(ID_BYTES).toString("base64url");
    await tx
      .insert(collections)
      .values({ id, userId, title, description, isPublic, position: room.position });
    return { ok: true, id };
  });
}

export type NoRoom =
  /** The account no longer exists. */
  | { readonly ok: false; readonly reason: "nodata" }
  | ({ readonly ok: false; readonly reason: "plan-limit" } & FullPlan);

/**
 * The position of the next collection; locks the person, so that concurrent requests cannot exceed the plan's limit.
 */
export async function roomForOne(
  tx: Transaction,
  userId: string,
): Promise<{ readonly ok: true; readonly position: number } | NoRoom> {
  if (!(await lockUser(tx, userId))) return NOTHING;
  const plan = await planOf(tx, userId);
  const [found] = await tx
    .select({ total: count(), last: max(collections.position) })
    .from(collections)
    .where(eq(collections.userId, userId));
  const { total = 0, last } = found ?? {};
  if (total >= PLAN_LIMITS[plan].collections) return { ok: false, reason: "plan-limit", plan, held: total };
  return { ok: true, position: (last ?? -1) + 1 };
}

export interface CollectionChange {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly isPublic?: boolean | undefined;
}

export type ChangeResult =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly reason: "nodata" | "datastale" };

/** `seenVersion` is the version that the editor saw; undefined changes the current one. */
export async function changeCollection(
  db: Database,
  userId: string,
  id: string,
  { title, description, isPublic }: CollectionChange,
  seenVersion: number | undefined,
) {
  const own = and(eq(collections.id, id), eq(collections.userId, userId));
  return runTransaction(db, async (tx): Promise<ChangeResult> => {
    const [row] = await tx
      .update(collections)
      .set({
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
        ...(isPublic !== undefined && { isPublic }),
        version: sql`${collections.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(and(own, seenVersion === undefined ? undefined : eq(collections.version, seenVersion)))
      .returning({ version: collections.version });
    if (row !== undefined) return { ok: true, version: row.version };
    const [known] = await tx.select({ id: collections.id }).from(collections).where(own);
    return known === undefined ? NOTHING : { ok: false, reason: "datastale" };
  });
}

export type DeleteResult =
  | { readonly ok: true; readonly deleted: Omit<DeletedCollection, "proof"> }
  | { readonly ok: false; readonly reason: "nodata" };

/** Deletes an own collection and returns the data that restores it; "nodata" if it is not theirs. */
export async function deleteCollection(db: Database, userId: string, id: string) {
  return runTransaction(db, async (tx): Promise<DeleteResult> => {
    const [row] = await tx
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.userId, userId)))
      .for("update");
    if (row === undefined) return NOTHING;
    const held = await tx
      .select({ itemId: collectionItems.itemId })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, id))
      .orderBy(collectionItems.position, collectionItems.itemId);
    await tx.delete(collections).where(and(eq(collections.id, id), eq(collections.userId, userId)));
    const { title, description, isPublic, position } = row;
    const itemIds = held.map(({ itemId }) => itemId);
    return { ok: true, deleted: { id, title, description, isPublic, position, itemIds } };
  });
}

export type MoveResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" };

/** Moves one of the person's collections before another, or last; "nodata" if either is not theirs. */
export async function moveCollection(db: Database, userId: string, id: string, beforeId: string | undefined) {
  return runTransaction(db, async (tx): Promise<MoveResult> => {
    if (!(await lockUser(tx, userId))) return NOTHING;
    const rows = await tx
      .select({ id: collections.id })
      .from(collections)
      .where(eq(collections.userId, userId))
      .orderBy(collections.position, collections.id);
    const order = orderWith(
      rows.map((row) => row.id),
      id,
      beforeId,
    );
    if (order === undefined) return NOTHING;
    await writeCollectionOrder(tx, userId, order);
    return { ok: true };
  });
}
