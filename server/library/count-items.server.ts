import { count } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { Matches } from "./sorted-page.server.ts";

/** Matches are counted up to this number; beyond it a list says "more than". */
export const COUNT_CAP = 1_000;

export async function countItems(db: Database, { table, columns, where }: Matches): Promise<number> {
  const matching = db.select({ id: columns.id }).from(table).where(where).limit(COUNT_CAP).as("matching");
  const [row] = await db.select({ total: count() }).from(matching);
  return row?.total ?? 0;
}
