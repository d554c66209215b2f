/** Changes to a person's own data that the sign-in library does not cover. Every WHERE clause checks the owner. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { Ticket } from "#domain/account/profile-forms.ts";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { feedback } from "#server/feedback/feedback-table.ts";

type ChangeResult = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" };
const NOTHING = { ok: false, reason: "nodata" } as const;

/** A trigger of the table updates the name on published items. */
export async function renamePerson(db: Database, uid: string, displayName: string) {
  return runTransaction(db, async (tx): Promise<ChangeResult> => {
    const renamed = await tx
      .update(users)
      .set({ name: displayName, updatedAt: sql`now()` })
      .where(eq(users.id, uid))
      .returning({ id: users.id });
    return renamed.length > 0 ? { ok: true } : NOTHING;
  });
}

/** "nodata" if this person has no such session. */
export async function revokeSession(db: Database, uid: string, sessionId: string) {
  return runTransaction(db, async (tx): Promise<ChangeResult> => {
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)))
      .returning({ id: sessions.id });
    return gone.length > 0 ? { ok: true } : NOTHING;
  });
}

export async function revokeOtherSessions(db: Database, uid: string, currentId: string) {
  return runTransaction(db, async (tx) => {
    const gone = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, uid), ne(sessions.id, currentId)))
      .returning({ id: sessions.id });
    return { ok: true, revoked: gone.length } as const;
  });
}

/** Stores a support request with its author. */
export async function sendTicket(
  db: Database,
  { uid, email }: { readonly uid: string; readonly email: string },
  ticket: Ticket,
) {
  return runTransaction(db, async (tx) => {
    await tx
      .insert(feedback)
      .values({ kind: "help", userId: uid, email, topic: ticket.topic, message: ticket.message });
    return { ok: true } as const;
  });
}
