/** Who a request of a page comes from. Cached reads are for showing it; guards and changes ask the database. */
import { createContext, type RouterContextProvider } from "react-router";
import type { Auth } from "#server/auth/auth.server.ts";
import { type CurrentUser, userOfSession } from "#server/auth/session/session-person.server.ts";

export const authContext = createContext<Auth>();

/** Null for a visitor. A context whose first value is undefined counts as never set, and reading it throws. */
const userContext = createContext<CurrentUser | null | "not asked">("not asked");

/** Reads the session from the database once a request. Cookies it renews are on the answer. */
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
