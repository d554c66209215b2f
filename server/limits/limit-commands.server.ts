/** Rate limits for every kind of attempt, counted in the database so that all instances agree. */
import { and, eq, gt, lte, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { limits } from "./limit-table.ts";

export interface LimitAnswer {
  readonly isAllowed: boolean;
  /** Whole seconds until the window ends. */
  readonly waitS: number;
}

/** Counts one use of the key in its window; atomic, so that of concurrent uses exactly `most` are allowed. */
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

/** Whether the key has uses in a window that has not ended. Counts none. */
export async function hasUses(db: Database, key: string): Promise<boolean> {
  const [row] = await db
    .select({ key: limits.key })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.resetAt, sql`now()`)));
  return row !== undefined;
}

/** Resets the key's count, after a success. */
export async function dropLimit(db: Database, key: string): Promise<void> {
  await db.delete(limits).where(eq(limits.key, key));
}

/** Returns one use that should not count; a key without uses has no row. */
export async function returnLimit(db: Database, key: string): Promise<void> {
  await db.execute(sql`
    with unused as (delete from limits where key = ${key} and count <= 1)
    update limits set count = count - 1 where key = ${key} and count > 1`);
}

/** Deletes rows whose window has ended; the next use would start a new one. */
export async function deleteOverLimits(db: Database): Promise<void> {
  await db.delete(limits).where(lte(limits.resetAt, sql`now()`));
}
