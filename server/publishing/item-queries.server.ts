/** A person's own items, as they see them. */
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { ItemCard, ItemKind, ItemState } from "#domain/library/item.ts";
import type { OwnItem } from "#domain/library/publishing-policy.ts";
import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "#server/library/item-table.ts";
import { cardFromRow } from "#server/library/item-view.ts";
import { decodeCursor, encodeCursor } from "#server/library/list-cursor.ts";
import { givenTags, parseColors } from "./item-colors.server.ts";

const PAGE = 30;

export interface OwnCard extends ItemCard {
  readonly state: ItemState;
}

export interface OwnPage {
  readonly items: readonly OwnCard[];
  readonly next: string | undefined;
}

/** Newest first; `state` filters by state. */
export async function listOwnItems(
  db: Database,
  uid: string,
  kind: ItemKind,
  cursor?: string,
  { state, limit = PAGE }: { readonly state?: ItemState; readonly limit?: number } = {},
): Promise<OwnPage> {
  const from = decodeCursor(cursor, "newest");
  const after: SQL | undefined =
    from === undefined
      ? undefined
      : sql`(${items.createdAt}, ${items.id}) < (${from.value}::timestamptz, ${from.id})`;
  const rows = await db
    .select({ ...CARD_COLUMNS, state: items.state })
    .from(items)
    .where(
      and(
        eq(items.ownerId, uid),
        eq(items.kind, kind),
        state === undefined ? undefined : eq(items.state, state),
        after,
      ),
    )
    .orderBy(desc(items.createdAt), desc(items.id))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => ({ ...cardFromRow(row), state: row.state })),
    next:
      last === undefined
        ? undefined
        : encodeCursor({ sort: "newest", value: last.createdAt.toISOString(), id: last.id }),
  };
}

/** For the owner's edit form; undefined for everyone else. */
export async function findOwnItem(db: Database, uid: string, id: string): Promise<OwnItem | undefined> {
  const [row] = await db
    .select()
    .from(items)
    .where(and(eq(items.id, id), eq(items.ownerId, uid)))
    .limit(1);
  if (row === undefined) return undefined;
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    version: row.version,
    title: row.title,
    description: row.description,
    tags: givenTags(row.tags, parseColors(row.colors)),
    ...(row.place !== null && { place: row.place }),
  };
}
