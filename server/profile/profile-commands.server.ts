/** What people change about themselves beside the calls of the sign-in service. Ownership is in each where clause. */
import { and, eq, ne, sql } from "drizzle-orm";
import type { Ticket } from "#domain/account/profile-forms.ts";
import { sessions, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { feedback } from "#server/feedback/feedback-table.ts";

export async function renamePerson(db: Database, uid: string, displayName: string): Promise<void> {
  await db.update(users).set({ name: displayName, updatedAt: sql`now()` }).where(eq(users.id, uid));
}

/** False where this person has no such session, be it someone else's or gone. */
export async function revokeSession(db: Database, uid: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, uid)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** How many were ended. */
export async function revokeOtherSessions(db: Database, uid: string, currentId: string): Promise<number> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, uid), ne(sessions.id, currentId)))
    .returning({ id: sessions.id });
  return gone.length;
}

/** A question to us, with who asks. */
export async function sendTicket(
  db: Database,
  { uid, email }: { readonly uid: string; readonly email: string },
  ticket: Ticket,
): Promise<void> {
  await db
    .insert(feedback)
    .values({ kind: "help", userId: uid, email, topic: ticket.topic, message: ticket.message });
}
