/** Shutting somebody out, and letting them in again. */
import { eq } from "drizzle-orm";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";

export type BanResult = "banned" | "lifted" | "unknown";

/** Ends all sessions in the same step, so that nobody goes on with one that stood. */
export async function setBan(
  db: Database,
  email: string,
  ban: { readonly isBanned: boolean; readonly reason?: string },
): Promise<BanResult> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ banned: ban.isBanned, banReason: ban.isBanned ? (ban.reason ?? null) : null })
      .where(eq(users.email, email.trim().toLowerCase()))
      .returning({ id: users.id });
    if (user === undefined) return "unknown";
    if (!ban.isBanned) return "lifted";
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    return "banned";
  });
}
