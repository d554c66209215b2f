/** How often signing in to an account failed lately, counted by a digest of its address. */
import { createHash } from "node:crypto";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { limits } from "#server/limits/limit-table.ts";

/** Of the address, not the address itself; undefined for what is none. */
export function failuresKey(email: unknown): string | undefined {
  if (typeof email !== "string") return undefined;
  return `sign-in:${createHash("sha256").update(email.trim().toLowerCase()).digest("base64url")}`;
}

/** Tries within the window, the running one among them; a success begins anew. */
export async function triesOf(db: Database, email: unknown): Promise<number> {
  const key = failuresKey(email);
  if (key === undefined) return 0;
  const [row] = await db
    .select({ count: limits.count })
    .from(limits)
    .where(and(eq(limits.key, key), gt(limits.resetAt, sql`now()`)));
  return row?.count ?? 0;
}
