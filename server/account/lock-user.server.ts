import { eq } from "drizzle-orm";
import { users } from "#server/auth/auth-tables.ts";
import type { Transaction } from "#server/db/run-transaction.server.ts";

/**
 * One at a time for the same person, so that a count and what follows from it belong together. False when the account
 * is gone. Weak enough that rows which refer to the person can still be written.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
  return rows.length > 0;
}
