/** Making, changing and deleting collections (LIB-6). Whose a collection is stands in every where clause. */
import { randomBytes } from "node:crypto";
import { and, count, eq, max, sql } from "drizzle-orm";
import type { DeletedCollection } from "#domain/collections/collection-schemas.ts";
import type { Database } from "#server/db/database.ts";
import { limitsOf, lockUser } from "./collection-policy.ts";
import { collectionItems, collections } from "./collection-tables.ts";
import { orderWith, writeCollectionOrder } from "./order-rows.ts";

const ID_BYTES = 16;

export interface NewCollection {
  readonly title: string;
  readonly description?: string | undefined;
  readonly isPublic?: boolean | undefined;
}

export type CreateAnswer = { readonly id: string } | "plan-limit" | "not-found";

export async function createCollection(
  db: Database,
  userId: string,
  { title, description = "", isPublic = false }: NewCollection,
): Promise<CreateAnswer> {
  return db.transaction(async (tx) => {
    const room = await roomForOne(tx, userId);
    if (typeof room === "string") return room;
    const id = randomBytes(ID_BYTES).toString("base64url");
    await tx
      .insert(collections)
      .values({ id, userId, title, description, isPublic, position: room.position });
    return { id };
  });
}

/** Where the next one goes; locks the person, so that of many at once exactly as many fit as the plan holds. */
export async function roomForOne(
  tx: Database,
  userId: string,
): Promise<{ position: number } | "plan-limit" | "not-found"> {
  if (!(await lockUser(tx, userId))) return "not-found";
  const [held] = await tx
    .select({ total: count(), last: max(collections.position) })
    .from(collections)
    .where(eq(collections.userId, userId));
  if ((held?.total ?? 0) >= limitsOf(userId).collections) return "plan-limit";
  return { position: (held?.last ?? -1) + 1 };
}

export interface CollectionChange {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly isPublic?: boolean | undefined;
}

export type ChangeAnswer = { readonly version: number } | "not-found" | "stale";

/** `seenVersion` is the one the editor saw; undefined changes whatever is there now. */
export async function changeCollection(
  db: Database,
  userId: string,
  id: string,
  { title, description, isPublic }: CollectionChange,
  seenVersion: number | undefined,
): Promise<ChangeAnswer> {
  const own = and(eq(collections.id, id), eq(collections.userId, userId));
  const [row] = await db
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
  if (row !== undefined) return row;
  const [known] = await db.select({ id: collections.id }).from(collections).where(own);
  return known === undefined ? "not-found" : "stale";
}

export async function deleteCollection(
  db: Database,
  userId: string,
  id: string,
): Promise<DeletedCollection | undefined> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(collections)
      .where(and(eq(collections.id, id), eq(collections.userId, userId)))
      .for("update");
    if (row === undefined) return undefined;
    const held = await tx
      .select({ itemId: collectionItems.itemId })
      .from(collectionItems)
      .where(eq(collectionItems.collectionId, id))
      .orderBy(collectionItems.position, collectionItems.itemId);
    await tx.delete(collections).where(and(eq(collections.id, id), eq(collections.userId, userId)));
    const { title, description, isPublic, position } = row;
    return { id, title, description, isPublic, position, itemIds: held.map(({ itemId }) => itemId) };
  });
}

/** Puts one of the person's collections in front of another, or last; false when one of them is not theirs. */
export async function moveCollection(
  db: Database,
  userId: string,
  id: string,
  beforeId: string | undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) return false;
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
    if (order === undefined) return false;
    await writeCollectionOrder(tx, userId, order);
    return true;
  });
}
