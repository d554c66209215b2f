import { count, type SQL } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { items } from "./item-table.ts";

/** Matches are counted up to this number; beyond it a list says "more than". */
export const COUNT_CAP = 1_000;

export async function countItems(db: Database, where: SQL | undefined): Promise<number> {
  const matching = db.select({ id: items.id }).from(items).where(where).limit(COUNT_CAP).as("matching");
  const [row] = await db.select({ total: count() }).from(matching);
  return row?.total ?? 0;
}
