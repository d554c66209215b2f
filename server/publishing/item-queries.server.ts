/** A person's own items, as they see them. */
import { and, eq } from "drizzle-orm";
import type { OwnItem } from "#domain/library/publishing-policy.ts";
import type { Database } from "#server/db/database.ts";
import { items } from "#server/library/item-table.ts";
import { givenTags, parseColors } from "./item-colors.server.ts";

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
