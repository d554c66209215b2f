/** Recent failed sign-ins per account, counted by a hash of its address. */
import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { limits } from "#server/limits/limit-table.ts";

/** Hash of the address; undefined if it is invalid. */
export function failuresKey(email: unknown): string | undefined {
  if (typeof email !== "string") return undefined;
  return `sign-in:${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}

/** Attempts in the window, including the current one; a success resets the count. */
export async function triesOf(db: Database, email: unknown): Promise<number> {
  const key = failuresKey(email);
  if (key === undefined) return 0;
  const [row] = await db
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.resetAt, sql`now()`)));
  return row?.count ?? 0;
}
