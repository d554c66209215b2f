/** The person who sent a page request. The cached session is for display only; guards and changes read the database. */
import { createContext, type RouterContextProvider } from "react-router";
import type { Auth } from "#server/auth/auth.server.ts";
import { type CurrentUser, userOfSession } from "#server/auth/session/session-person.server.ts";

export const authContext = createContext<Auth>();

/**
 * Null for a visitor. A placeholder stands for "not read yet", because React Router throws when a context without a
 * value is read.
 */
const userContext = createContext<CurrentUser | null | "not asked">("not asked");

/** Reads the session from the database once per request. Cookies that it renews are set on the answer. */
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

/** After a change of the person's data, makes the same request read it again. */
export function forgetUser(context: Readonly<RouterContextProvider>): void {
  context.set(userContext, "not asked");
}
