/** Who a request comes from. Cached reads are for showing it; guards and changes ask the database. */
import type { RouterContextProvider } from "react-router";
import type { Auth } from "#server/auth/auth.server.ts";
import { authContext, type CurrentUser, userContext } from "#server/http/request-context.server.ts";

/** Reads the session from the database once a request; sets `userContext`. Cookies it renews are on the answer. */
export async function readUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CurrentUser | null> {
  const known = context.get(userContext);
  if (known !== "not asked") return known;
  const user = await userOfSession(context.get(authContext), request.headers);
  context.set(userContext, user);
  return user;
}

/** After a change of what is shown of the person: the answer to the same request reads it anew. */
export function forgetUser(context: Readonly<RouterContextProvider>): void {
  context.set(userContext, "not asked");
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
