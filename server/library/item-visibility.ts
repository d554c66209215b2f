/** Who sees an item: lists show what is public, a link opens what is public or unlisted, its owner sees it always. */
import { eq, or, type SQL, sql } from "drizzle-orm";
import { items } from "./item-table.ts";

/** Written into the statement, not sent beside it, so that the indexes of public items fit. */
export const isPublic: SQL = sql`${items.state} = 'public'`;

export const isOpen: SQL = sql`${items.state} in ('public', 'unlisted')`;

/** `viewer` is a user id; undefined for a visitor. */
export function isSeenBy(viewer: string | undefined): SQL | undefined {
  return viewer === undefined ? isOpen : or(isOpen, eq(items.ownerId, viewer));
}
