import { asc, eq } from "drizzle-orm";
import { API_KEY, type ApiKeyView } from "#domain/account/api-key.ts";
import type { PlanId } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { apiKeys } from "#server/auth/api-key-table.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { hashOfKey } from "./api-key-commands.server.ts";

/** Oldest first. */
export async function listApiKeys(db: Database, userId: string): Promise<readonly ApiKeyView[]> {
  const rows = await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      ending: apiKeys.ending,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .where(eq(apiKeys.userId, userId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
  return rows.map(({ createdAt, lastUsedAt, ...row }) => ({
    ...row,
    createdMs: createdAt.getTime(),
    lastUsedMs: lastUsedAt?.getTime() ?? null,
  }));
}

export interface KnownKey {
  readonly id: string;
  readonly userId: string;
  /** After a downgrade the key remains, but grants nothing. */
  readonly plan: PlanId;
}

/** Undefined for an unknown key, and for a key of a disabled account. */
export async function findApiKey(db: Database, key: string): Promise<KnownKey | undefined> {
  if (!API_KEY.test(key)) return undefined;
  const [found] = await db
    .select({ id: apiKeys.id, userId: apiKeys.userId, banned: users.banned })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.hash, hashOfKey(key)));
  if (found === undefined || found.banned) return undefined;
  return { id: found.id, userId: found.userId, plan: await planOf(db, found.userId) };
}
