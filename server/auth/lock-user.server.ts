import { eq } from "drizzle-orm";
import { users } from "#server/auth/auth-tables.ts";
import type { Transaction } from "#server/db/run-transaction.server.ts";

/**
 * Serializes transactions of the same person, so that a count stays valid until the transaction ends. False if the
 * account is gone. The lock mode still allows inserting rows that reference the person.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return rows.length > 0;
}
