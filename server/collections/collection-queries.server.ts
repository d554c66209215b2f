/** Collections for their owner and, if they are public, for anybody signed in with the link. */
import { and, asc, eq, or, sql } from "drizzle-orm";
import type {
  CollectionChoice,
  CollectionHead,
  CollectionSummary,
  ItemFace,
} from "#domain/collections/collection.ts";
import type { ItemCard, ItemKind } from "#domain/library/item.ts";
import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "#server/library/item-table.ts";
import { cardFromRow } from "#server/library/item-view.ts";
import { decodePositionCursor, encodeCollectionCursor } from "./collection-cursor.ts";
import { itemIsVisibleTo } from "./collection-policy.ts";
import { collectionItems, collections } from "./collection-tables.ts";
import { FACE_COLUMNS, faceFromRow, PAGE_SIZE } from "./like-save-queries.server.ts";

const COVER_FACES = 4;

const HEAD_COLUMNS = {
  id: collections.id,
  title: collections.title,
  description: collections.description,
  isPublic: collections.isPublic,
  version: collections.version,
};

export async function listCollections(db: Database, userId: string): Promise<readonly CollectionSummary[]> {
  const rows = await db
    .select(HEAD_COLUMNS)
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.position), asc(collections.id));
  const ranked = db
    .select({
      collectionId: collectionItems.collectionId,
      ...FACE_COLUMNS,
      kind: items.kind,
      place:
        sql<number>`row_number() over (partition by ${collectionItems.collectionId} order by ${collectionItems.position}, ${collectionItems.itemId})`.as(
          "place",
        ),
      palettes:
        sql<number>`(count(*) filter (where ${items.kind} = 'palette') over (partition by ${collectionItems.collectionId}))::int`.as(
          "palettes",
        ),
      gradients:
        sql<number>`(count(*) filter (where ${items.kind} = 'gradient') over (partition by ${collectionItems.collectionId}))::int`.as(
          "gradients",
        ),
    })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .innerJoin(items, eq(items.id, collectionItems.itemId))
    .where(and(eq(collections.userId, userId), itemIsVisibleTo(userId)))
    .as("ranked");
  const first = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${COVER_FACES}`)
    .orderBy(ranked.place);
  return rows.map((row) => {
    const held = first.filter(({ collectionId }) => collectionId === row.id);
    const faces: ItemFace[] = held.map(faceFromRow);
    return { ...row, palettes: held[0]?.palettes ?? 0, gradients: held[0]?.gradients ?? 0, faces };
  });
}

/** Each of the person's collections, and whether it contains this item. */
export async function collectionChoices(
  db: Database,
  userId: string,
  itemId: string,
): Promise<readonly CollectionChoice[]> {
  const rows = await db
    .select({
      id: collections.id,
      title: collections.title,
      isPublic: collections.isPublic,
      held: collectionItems.itemId,
    })
    .from(collections)
    .leftJoin(
      collectionItems,
      and(eq(collectionItems.collectionId, collections.id), eq(collectionItems.itemId, itemId)),
    )
    .where(eq(collections.userId, userId))
    .orderBy(asc(collections.position), asc(collections.id));
  return rows.map(({ held, ...row }) => ({ ...row, holds: held !== null }));
}

export interface OpenedCollection extends CollectionHead {
  readonly isOwn: boolean;
}

/** Undefined for a missing collection and for another person's private one, so that they cannot be distinguished. */
export async function findCollection(
  db: Database,
  viewerId: string,
  id: string,
): Promise<OpenedCollection | undefined> {
  const [row] = await db
    .select({ ...HEAD_COLUMNS, isOwn: sql<boolean>`${collections.userId} = ${viewerId}` })
    .from(collections)
    .where(and(eq(collections.id, id), or(eq(collections.userId, viewerId), eq(collections.isPublic, true))));
  return row;
}

/** All items of a collection in its order. Empty if the viewer may not open the collection. */
export async function collectionEntries(
  db: Database,
  viewerId: string,
  id: string,
): Promise<readonly { readonly id: string; readonly kind: ItemKind; readonly title: string }[]> {
  return db
    .select({ id: items.id, kind: items.kind, title: items.title })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .innerJoin(items, eq(items.id, collectionItems.itemId))
    .where(
      and(
        eq(collectionItems.collectionId, id),
        or(eq(collections.userId, viewerId), eq(collections.isPublic, true)),
        itemIsVisibleTo(viewerId),
      ),
    )
    .orderBy(asc(collectionItems.position), asc(collectionItems.itemId));
}

export interface CollectionPage {
  readonly items: readonly ItemCard[];
  readonly next: string | undefined;
}

/** In the owner's order. Empty if the viewer may not open the collection. */
export async function listCollectionItems(
  db: Database,
  viewerId: string,
  id: string,
  kind: ItemKind,
  cursorText?: string,
  limit = PAGE_SIZE,
): Promise<CollectionPage> {
  const cursor = decodePositionCursor(cursorText);
  const rows = await db
    .select({ ...CARD_COLUMNS, position: collectionItems.position })
    .from(collectionItems)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .innerJoin(items, eq(items.id, collectionItems.itemId))
    .where(
      and(
        eq(collectionItems.collectionId, id),
        or(eq(collections.userId, viewerId), eq(collections.isPublic, true)),
        eq(items.kind, kind),
        itemIsVisibleTo(viewerId),
        cursor &&
          sql`(${collectionItems.position}, ${collectionItems.itemId}) > (${cursor.value}::int, ${cursor.id})`,
      ),
    )
    .orderBy(asc(collectionItems.position), asc(collectionItems.itemId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(cardFromRow),
    next: last && encodeCollectionCursor({ value: last.position, id: last.id }),
  };
}
