/** What people have published. Whoever has published nothing has no page, and cannot be told from nobody. */
import { and, count, desc, eq, exists, sql } from "drizzle-orm";
import type { ItemCard, ItemKind } from "#domain/library/item.ts";
import { users } from "#server/auth/auth-tables.ts";
import { decodeTimeCursor, encodeCollectionCursor } from "#server/collections/collection-cursor.ts";
import type { Database } from "#server/db/database.ts";
import { CARD_COLUMNS, items } from "#server/library/item-table.ts";
import { cardFromRow } from "#server/library/item-view.ts";
import { isPublic } from "#server/library/item-visibility.ts";

const PAGE_SIZE = 48;

export interface AuthorPage {
  readonly name: string;
  readonly palettes: number;
  readonly gradients: number;
  /** Newest first. */
  readonly items: readonly ItemCard[];
  /** Cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
}

/** Undefined for whoever has no public item. An invalid cursor starts at the beginning. */
export async function publishedBy(
  db: Database,
  authorId: string,
  kind: ItemKind,
  cursorText?: string,
): Promise<AuthorPage | undefined> {
  const theirs = and(eq(items.ownerId, authorId), isPublic);
  const cursor = decodeTimeCursor(cursorText);
  const [counts, [newest], rows] = await Promise.all([
    db.select({ kind: items.kind, total: count() }).from(items).where(theirs).groupBy(items.kind),
    db.select({ name: items.author }).from(items).where(theirs).orderBy(desc(items.createdAt)).limit(1),
    db
      .select(CARD_COLUMNS)
      .from(items)
      .where(
        and(
          theirs,
          eq(items.kind, kind),
          cursor && sql`(${items.createdAt}, ${items.id}) < (${cursor.value}::timestamptz, ${cursor.id})`,
        ),
      )
      .orderBy(desc(items.createdAt), desc(items.id))
      .limit(PAGE_SIZE + 1),
  ]);
  if (newest === undefined) return undefined;
  const totalOf = (of: ItemKind) => counts.find((each) => each.kind === of)?.total ?? 0;
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return {
    name: newest.name,
    palettes: totalOf("palette"),
    gradients: totalOf("gradient"),
    items: shown.map(cardFromRow),
    next: last && encodeCollectionCursor({ value: last.createdAt.toISOString(), id: last.id }),
  };
}

/** With the items, few enough for one sitemap. */
const SITEMAP_LIMIT = 2_000;

/** Whoever has a page, once for each list that has something in it. */
export async function sitemapAuthors(db: Database): Promise<readonly { kind: ItemKind; id: string }[]> {
  const of = (kind: ItemKind) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(
        exists(
          db
            .select({ one: sql`1` })
            .from(items)
            .where(and(eq(items.ownerId, users.id), eq(items.kind, kind), isPublic)),
        ),
      )
      .orderBy(users.id)
      .limit(SITEMAP_LIMIT);
  const [palettes, gradients] = await Promise.all([of("palette"), of("gradient")]);
  return [
    ...palettes.map(({ id }) => ({ kind: "palette" as const, id })),
    ...gradients.map(({ id }) => ({ kind: "gradient" as const, id })),
  ];
}
