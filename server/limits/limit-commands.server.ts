/** One primitive for every limit of attempts: counted in the database, so that all instances agree. */
import { eq, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { limits } from "./limit-table.ts";

export interface LimitAnswer {
  readonly isAllowed: boolean;
  /** Whole seconds until the window is over. */
  readonly waitS: number;
}

/** Counts one use of the key within its window; atomic, so that of many at once exactly `most` are allowed. */
export async function takeLimit(
  db: Database,
  key: string,
  most: number,
  windowS: number,
): Promise<LimitAnswer> {
  const [row] = rowsOf(
    await db.execute(sql`
      insert into limits (key, count, reset_at) values (${key}, 1, now() + make_interval(secs => ${windowS}))
      on conflict (key) do update set
        count = case when limits.reset_at <= now() then 1 else limits.count + 1 end,
        reset_at = case when limits.reset_at <= now() then excluded.reset_at else limits.reset_at end
      returning count, ceil(extract(epoch from reset_at - now()))::int as wait`),
  );
  const [count, waitS] = [Number(row?.["count"]), Number(row?.["wait"])];
  if (!Number.isFinite(count)) throw new Error("The limit was not counted");
  return { isAllowed: count <= most, waitS: Math.max(1, waitS) };
}

/** Begins the key's count anew, for what was done rightly after all. */
export async function dropLimit(db: Database, key: string): Promise<void> {
  await db.delete(limits).where(eq(limits.key, key));
}

/** Gives back one use that turned out to be none. */
export async function returnLimit(db: Database, key: string): Promise<void> {
  await db
    .update(limits)
    .set({ count: sql`greatest(0, ${limits.count} - 1)` })
    .where(eq(limits.key, key));
}
