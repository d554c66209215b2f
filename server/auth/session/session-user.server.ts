/** The view type of a person, read from the tables. */
import { eq } from "drizzle-orm";
import type { SessionUser } from "#domain/account/session-user.ts";
import { accounts, users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";

/** Undefined if the account does not exist. */
export async function sessionUserOf(db: Database, userId: string): Promise<SessionUser | undefined> {
  const [[user], ways] = await Promise.all([
    db.select().from(users).where(eq(users.id, userId)),
    db
      .select({ providerId: accounts.providerId, accountId: accounts.accountId })
      .from(accounts)
      .where(eq(accounts.userId, userId))
      .orderBy(accounts.createdAt, accounts.id),
  ]);
  if (user === undefined) return undefined;
  const { name: displayName, email, image: photoURL } = user;
  return {
    uid: user.id,
    displayName,
    photoURL,
    email,
    emailVerified: user.emailVerified,
    phoneNumber: user.phoneNumber,
    tenantId: null,
    providerData: ways.map(({ providerId, accountId }) =>
      // The provider's own data about the person is not stored, so our record is used.
      providerId === "credential"
        ? { providerId: "password", uid: accountId, email, displayName, photoURL }
        : { providerId, uid: accountId, email: null, displayName: null, photoURL: null },
    ),
    metadata: {
      creationTime: user.createdAt.toISOString(),
      lastSignInTime: user.lastSignInAt?.toISOString() ?? null,
    },
    isAnonymous: false,
  };
}
