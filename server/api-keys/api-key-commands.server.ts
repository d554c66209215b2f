/** Commands on API keys. Every WHERE clause checks the owner. */
import { createHash, randomBytes } from "node:crypto";
import { and, count, eq, isNull, lt, or, sql } from "drizzle-orm";
import { API_KEY_PREFIX } from "#domain/account/api-key.ts";
import { base58 } from "#domain/base58.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { apiKeys } from "#server/auth/api-key-table.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import { queueNotice } from "#server/auth/notices/account-notices.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";

const KEY_BYTES = 32;
const KEY_LENGTH = 44;
const ID_BYTES = 12;
const ENDING = 4;
/** Precision with which the last use is stored, so that a busy key does not write with each request. */
const USE_EVERY = sql`interval '1 minute'`;

export type CreateKeyResult =
  /** The only time that the key is shown. */
  | { readonly ok: true; readonly key: string }
  /** The account no longer exists. */
  | { readonly ok: false; readonly reason: "nodata" }
  | { readonly ok: false; readonly reason: "plan-limit"; readonly plan: PlanId };

export async function createApiKey(db: Database, userId: string, name: string) {
  const key = API_KEY_PREFIX + base58(randomBytes(KEY_BYTES), KEY_LENGTH);
  return runTransaction(db, async (tx): Promise<CreateKeyResult> => {
    if (!(await lockUser(tx, userId))) return { ok: false, reason: "nodata" };
    const plan = await planOf(tx, userId);
    const [held] = await tx.select({ total: count() }).from(apiKeys).where(eq(apiKeys.userId, userId));
    if ((held?.total ?? 0) >= PLAN_LIMITS[plan].apiKeys) return { ok: false, reason: "plan-limit", plan };
    const ending = key.slice(-ENDING);
    await tx
      .insert(apiKeys)
      .values({ id: base58(randomBytes(ID_BYTES)), userId, name, hash: hashOfKey(key), ending });
    await queueNotice(tx, userId, "api-key-made", { name, ending });
    return { ok: true, key };
  });
}

export type RevokeKeyResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" };

/** Revokes a key, on any plan; it stops working at once in every instance. */
export async function revokeApiKey(db: Database, userId: string, id: string) {
  return runTransaction(db, async (tx): Promise<RevokeKeyResult> => {
    const gone = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.id, id), eq(apiKeys.userId, userId)))
      .returning({ id: apiKeys.id });
    return gone.length > 0 ? { ok: true } : { ok: false, reason: "nodata" };
  });
}

export async function noteUse(db: Database, id: string): Promise<void> {
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(
      and(
        eq(apiKeys.id, id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - ${USE_EVERY}`)),
      ),
    );
}

export function hashOfKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
