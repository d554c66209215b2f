/** Banning a person and lifting the ban. */
import { eq } from "drizzle-orm";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";

/** "nodata": no account has this address. */
export type BanResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" };

/** Ends all sessions in the same transaction, so that none outlives the ban. */
export async function setBan(
  db: Database,
  email: string,
  ban: { readonly isBanned: boolean; readonly reason?: string },
) {
  return runTransaction(db, async (tx): Promise<BanResult> => {
    const [user] = await tx
      .update(users)
      .set({ banned: ban.isBanned, banReason: ban.isBanned ? (ban.reason ?? null) : null })
      .where(eq(users.email, email.trim().toLowerCase()))
      .returning({ id: users.id });
    if (user === undefined) return { ok: false, reason: "nodata" };
    if (ban.isBanned) await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return { ok: true };
  });
}
