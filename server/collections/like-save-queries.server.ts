/** A person's likes and saves. Every list uses keyset pagination, newest first. */
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { ItemFace, LikeSaveState } from "#domain/collections/collection.ts";
import { type ItemContent, kindOf } from "#domain/library/content-kinds.ts";
import type { ItemCard, ItemKind, ItemState } from "#domain/library/item.ts";
import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, type ItemRow, items } from "#server/library/item-table.ts";
import { cardFromRow } from "#server/library/item-view.ts";
import { decodeTimeCursor, encodeCollectionCursor } from "./collection-cursor.ts";
import { itemIsVisibleTo } from "./collection-policy.ts";
import { likes, saves } from "./collection-tables.ts";

export type LikeSaveList = "likes" | "saved";
export const TABLES = { likes, saved: saves } as const;

export const PAGE_SIZE = 48;

export interface KeptPageWish {
  /** Without it the first page. */
  readonly cursor?: string | undefined;
  /** Only those of this type (domain/library/content-kinds.ts). */
  readonly type?: ItemContent["type"] | undefined;
  /** Only those whose title, tags, names of colors or author have each of these words. */
  readonly text?: string;
  readonly limit?: number;
}

/** More words narrow nothing further. */
const MAX_WORDS = 8;

/** A condition on items: each of the words is in the title, the tags, the names of the colors or the author. */
export function hasWords(text: string) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const column = sql`(${items.searchText} || ' ' || lower(${items.credit}))`;
  return and(...words.map((word) => sql`strpos(${column}, ${word}) > 0`));
}

export interface LikeSavePage {
  /** With its state in a list of a person's own items. */
  readonly items: readonly (ItemCard & { readonly state?: ItemState })[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

export async function listKept(
  db: Database,
  userId: string,
  list: LikeSaveList,
  kind: ItemKind,
  { cursor: cursorText, type, text = "", limit = PAGE_SIZE }: KeptPageWish = {},
): Promise<LikeSavePage> {
  const table = TABLES[list];
  const cursor = decodeTimeCursor(cursorText);
  const rows = await db
    .select({ ...CARD_COLUMNS, addedAt: table.createdAt })
    .from(table)
    .innerJoin(items, eq(items.id, table.itemId))
    .where(
      and(
        eq(table.userId, userId),
        eq(items.kind, kind),
        type && sql`${items.content} ->> 'type' = ${type}`,
        itemIsVisibleTo(userId),
        hasWords(text),
        cursor && sql`(${table.createdAt}, ${table.itemId}) < (${cursor.value}::timestamptz, ${cursor.id})`,
      ),
    )
    .orderBy(desc(table.createdAt), desc(table.itemId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(cardFromRow),
    next: last && encodeCollectionCursor({ value: last.addedAt.toISOString(), id: last.id }),
  };
}

/** The person's likes and saves of these items; items they may not see are omitted. */
export async function likesAndSavesOf(
  db: Database,
  userId: string,
  itemIds: readonly string[],
): Promise<Record<string, LikeSaveState>> {
  if (itemIds.length === 0) return {};
  const rows = await db
    .select({ id: items.id, likeCount: items.likeCount, liked: likes.itemId, saved: saves.itemId })
    .from(items)
    .leftJoin(likes, and(eq(likes.itemId, items.id), eq(likes.userId, userId)))
    .leftJoin(saves, and(eq(saves.itemId, items.id), eq(saves.userId, userId)))
    .where(and(inArray(items.id, [...itemIds]), itemIsVisibleTo(userId)));
  return Object.fromEntries(
    rows.map(({ id, likeCount, liked, saved }) => [
      id,
      { isLiked: liked !== null, isSaved: saved !== null, likeCount },
    ]),
  );
}

export interface LikeSaveCount {
  readonly count: number;
  /** The three newest. */
  readonly faces: readonly ItemFace[];
}

export type LikeSaveCounts = Readonly<Record<LikeSaveList, Readonly<Record<ItemKind, LikeSaveCount>>>>;

export async function likeSaveCounts(db: Database, userId: string): Promise<LikeSaveCounts> {
  const of = async (list: LikeSaveList, kind: ItemKind): Promise<LikeSaveCount> => {
    const table = TABLES[list];
    const where = and(eq(table.userId, userId), eq(items.kind, kind), itemIsVisibleTo(userId));
    const [row] = await db
      .select({ total: count() })
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .where(where);
    const faces = await db
      .select(FACE_COLUMNS)
      .from(table)
      .innerJoin(items, eq(items.id, table.itemId))
      .where(where)
      .orderBy(desc(table.createdAt), desc(table.itemId))
      .limit(3);
    return { count: row?.total ?? 0, faces: faces.map(faceFromRow) };
  };
  const [likedPalettes, likedGradients, savedPalettes, savedGradients] = await Promise.all([
    of("likes", "palette"),
    of("likes", "gradient"),
    of("saved", "palette"),
    of("saved", "gradient"),
  ]);
  return {
    likes: { palette: likedPalettes, gradient: likedGradients },
    saved: { palette: savedPalettes, gradient: savedGradients },
  };
}

export const FACE_COLUMNS = {
  id: items.id,
  title: items.title,
  colors: items.colors,
  names: items.names,
  content: items.content,
};

export function faceFromRow(row: Pick<ItemRow, "id" | "title" | "colors" | "names" | "content">): ItemFace {
  const { gradientCss, gradientBlend } = kindOf(row.content).cardFace(row.content, row);
  return { id: row.id, colors: row.colors, gradientCss, gradientBlend };
}
