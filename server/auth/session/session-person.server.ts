/** The person of a request's session. */
import type { Auth } from "#server/auth/auth.server.ts";

/** The signed-in person as known to the server. */
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

/** The person of the session cookie; null without a valid session, and for a banned person. */
export async function userOfSession(auth: Auth, headers: Headers): Promise<CurrentUser | null> {
  const found = await auth.api.getSession({ headers });
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
