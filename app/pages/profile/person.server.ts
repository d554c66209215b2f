/**
 * The signed-in person of an account page. The guard has checked it before; loaders and actions redirect otherwise.
 */
import { type RouterContextProvider, redirect } from "react-router";
import { loginAddressFor } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import type { CurrentUser } from "#server/auth/session/session-person.server.ts";

export async function personOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<CurrentUser> {
  const user = await readUser(request, context);
  if (user !== null) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddressFor(pathname.replace(/\.data$/, ""), search) ?? "/login");
}
