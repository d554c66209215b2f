/** Who may see an item: lists show public items, a link also opens unlisted ones, owners always see their own. */
import { eq, or, type SQL, sql } from "drizzle-orm";
import { items } from "./item-table.ts";

/**
 * Part of the statement text rather than a parameter, so that the planner can use the partial indexes of public
 * items.
 */
export const isPublic: SQL = sql`${items.state} = 'public'`;

export const isOpen: SQL = sql`${items.state} in ('public', 'unlisted')`;

/** `viewer` is a user id; undefined for a visitor. */
export function isSeenBy(viewer: string | undefined): SQL | undefined {
  return viewer === undefined ? isOpen : or(isOpen, eq(items.ownerId, viewer));
}
