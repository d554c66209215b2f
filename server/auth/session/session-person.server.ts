/** Whose session the headers of a request carry, asked of the database and not of the cached session. */
import type { Auth } from "#server/auth/auth.server.ts";

/** A signed-in person as the server knows them. */
export interface CurrentUser {
  readonly uid: string;
  readonly displayName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** A path below /files/. */
  readonly photoURL: string | null;
  readonly sessionId: string;
  readonly sessionCreatedAtMs: number;
}

export async function userOfSession(auth: Auth, headers: Headers): Promise<CurrentUser | null> {
  const found = await auth.api.getSession({ headers, query: { disableCookieCache: true } });
  if (found === null) return null;
  const { user, session } = found;
  if (user.banned === true) return null;
  return {
    uid: user.id,
    displayName: user.name,
    email: user.email,
    emailVerified: user.emailVerified,
    photoURL: user.image ?? null,
    sessionId: session.id,
    sessionCreatedAtMs: session.createdAt.getTime(),
  };
}
