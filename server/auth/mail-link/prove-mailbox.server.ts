/**
 * Whoever uses a mailed link proves that the mailbox is theirs. The first such proof of an account decides whose it
 * is: what was set up before it may be a stranger's (docs/decisions/049-account-stamp.md).
 */
import { and, eq, ne, sql } from "drizzle-orm";
import { apiKeys } from "#server/auth/api-key-table.ts";
import { accounts, sessions, twoFactors, users, verifications } from "#server/auth/auth-tables.ts";
import { queueNotice } from "#server/auth/notices/account-notices.server.ts";
import { passkeys } from "#server/auth/passkey-table.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import type { LinkAccount } from "./mailed-link.server.ts";

export interface MailboxProof {
  readonly account: LinkAccount;
  /** Whether the same person also has a session or the password of the account, so that what they set up is theirs. */
  readonly ownsAccess: boolean;
  /** The library's row of the used link, which the library itself removes. */
  readonly rowId?: string | undefined;
}

export type ProofResult =
  | { readonly ok: true; readonly hasEnded: boolean }
  | { readonly ok: false; readonly reason: "used" }
  | { readonly ok: false; readonly reason: "maxretry" };

/**
 * Renews the stamp, so that of links used at once only one counts and all waiting ones end. Confirms the address;
 * unless `ownsAccess`, an unconfirmed account loses everything by which somebody could get into it.
 */
export async function proveMailbox(
  db: Database,
  { account, ownsAccess, rowId }: MailboxProof,
): Promise<ProofResult> {
  return runTransaction(db, async (tx): Promise<ProofResult> => {
    const [before] = await tx
      .update(users)
      .set({ stamp: sql`gen_random_uuid()` })
      .where(and(eq(users.id, account.id), eq(users.stamp, account.stamp)))
      .returning({ emailVerified: users.emailVerified });
    if (before === undefined) return { ok: false, reason: "used" };
    if (before.emailVerified) return { ok: true, hasEnded: false };
    await tx
      .update(users)
      .set({ emailVerified: true, updatedAt: sql`now()` })
      .where(eq(users.id, account.id));
    const hasEnded = !ownsAccess && (await endAccess(tx, account.id));
    if (!ownsAccess) {
      await tx
        .delete(verifications)
        .where(
          and(
            eq(verifications.value, account.id),
            rowId === undefined ? undefined : ne(verifications.id, rowId),
          ),
        );
    }
    if (hasEnded) await queueNotice(tx, account.id, "access-ended");
    return { ok: true, hasEnded };
  });
}

/** Whether there was any. */
async function endAccess(tx: Transaction, userId: string): Promise<boolean> {
  await tx.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
  let ended = 0;
  for (const table of [accounts, sessions, twoFactors, passkeys, apiKeys]) {
    const rows = await tx.delete(table).where(eq(table.userId, userId)).returning({ id: table.id });
    ended += rows.length;
  }
  return ended > 0;
}
