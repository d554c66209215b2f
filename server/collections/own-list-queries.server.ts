/** What a person made and keeps in the account, whether it is saved, published or neither. */
import { and, count, desc, eq, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/library/item.ts";

import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "#server/library/item-table.ts";
import { cardFromRow } from "#server/library/item-view.ts";
import { decodeTimeCursor, encodeCollectionCursor } from "./collection-cursor.ts";
import {
  FACE_COLUMNS,
  faceFromRow,
  hasWords,
  type KeptPageWish,
  type LikeSaveCount,
  type LikeSavePage,
  PAGE_SIZE,
} from "./like-save-queries.server.ts";

/** Newest first. An invalid cursor starts at the beginning. */
export async function listOwn(
  db: Database,
  userId: string,
  kind: ItemKind,
  { cursor: cursorText, text = "", limit = PAGE_SIZE }: Omit<KeptPageWish, "type"> = {},
): Promise<LikeSavePage> {
  const cursor = decodeTimeCursor(cursorText);
  const rows = await db
    .select({ ...CARD_COLUMNS, state: items.state })
    .from(items)
    .where(
      and(
        eq(items.ownerId, userId),
        eq(items.kind, kind),
        hasWords(text),
        cursor && sql`(${items.createdAt}, ${items.id}) < (${cursor.value}::timestamptz, ${cursor.id})`,
      ),
    )
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({ ...cardFromRow(row), state: row.state })),
    next: last && encodeCollectionCursor({ value: last.createdAt.toISOString(), id: last.id }),
  };
}

export async function countOwn(
  db: Database,
  userId: string,
): Promise<Readonly<Record<ItemKind, LikeSaveCount>>> {
  const of = async (kind: ItemKind): Promise<LikeSaveCount> => {
    const where = and(eq(items.ownerId, userId), eq(items.kind, kind));
    const [[row], faces] = await Promise.all([
      db.select({ total: count() }).from(items).where(where),
      db
        .select(FACE_COLUMNS)
        .from(items)
        .where(where)
        .orderBy(desc(items.createdAt), desc(items.id))
        .limit(3),
    ]);
    return { count: row?.total ?? 0, faces: faces.map(faceFromRow) };
  };
  const [palette, gradient] = await Promise.all([of("palette"), of("gradient")]);
  return { palette, gradient };
}
