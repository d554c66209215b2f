/** Manual sort orders: a list of ids with positions from 0. */
import { sql } from "drizzle-orm";
import type { Transaction } from "#server/db/run-transaction.server.ts";

/** The ids with `id` moved before `beforeId`, or last; undefined if either is not in the list. */
export function orderWith(
  ids: readonly string[],
  id: string,
  beforeId: string | undefined,
): readonly string[] | undefined {
  if (!ids.includes(id)) return undefined;
  if (beforeId === id) return ids;
  const others = ids.filter((each) => each !== id);
  if (beforeId === undefined) return [...others, id];
  const at = others.indexOf(beforeId);
  return at < 0 ? undefined : [...others.slice(0, at), id, ...others.slice(at)];
}

/** Stores the positions of the person's collections; `ids` must contain all of them in the new order. */
export async function writeCollectionOrder(
  tx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update collections set position = ordered.place::int - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as ordered(id, place)
    where collections.id = ordered.id and collections.user_id = ${userId}`);
}

/** Stores the positions of a collection's items; `ids` must contain all of them in the new order. */
export async function writeItemOrder(
  tx: Transaction,
  collectionId: string,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update collection_items set position = ordered.place::int - 1
    from unnest(${sql.param([...ids])}::text[]) with ordinality as ordered(id, place)
    where collection_items.item_id = ordered.id and collection_items.collection_id = ${collectionId}`);
}
