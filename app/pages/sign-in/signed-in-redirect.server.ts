/** Redirects of signed-in people (SES-3). */
import { type RouterContextProvider, redirect } from "react-router";
import { addressAfterSignIn } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { withSessionHint } from "./session-hint.server.ts";

export const AFTER_LOGIN = "/profile";
export const AFTER_SIGNUP = "/profile/welcome";

interface PageRequest {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** The address without what the router adds when it asks for data: `.data`, and which routes it asks for. */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.searchParams.delete("_routes");
  url.pathname = url.pathname.replace(/\.data$/, "");
  return url;
}

/** For the loaders of /login and /signup, which redirect signed-in people. */
export async function redirectSignedIn({ request, context }: PageRequest, otherwise: string): Promise<void> {
  if ((await readUser(request, context)) === null) return;
  throw signedInRedirect({ request, context }, otherwise, new Headers());
}

/** `headers` contain the cookies of the new session. */
export function signedInRedirect(
  { request, context }: PageRequest,
  otherwise: string,
  headers: Headers,
): Response {
  const { pathname, search } = pageUrl(request);
  const { config } = context.get(servicesContext);
  const target = addressAfterSignIn(pathname, search);
  // A rejected target would lead back to this page, which is of no use to a signed-in person.
  const isHere = target === undefined || target === pathname || target.startsWith(`${pathname}?`);
  return redirect(isHere ? otherwise : target, { headers: withSessionHint(headers, config) });
}

/** After the first factor, redirects to the page for the code, with the target preserved. */
export function secondFactorRedirect(request: Request, headers: Headers): Response {
  return redirect(`/login/two-factor${pageUrl(request).search}`, { headers });
}
