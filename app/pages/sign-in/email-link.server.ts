/** The actions of signing in by link: requesting one, and pressing its button. */
import { createCookie, type RouterContextProvider } from "react-router";
import { isOwnPath } from "#domain/navigation/login-redirect.ts";
import { consumeEmailLink, sendEmailLink } from "#server/auth/mail-link/email-link-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { stay, stayFailed, type TypedForm } from "./form-request.server.ts";
import { AFTER_LOGIN, pageUrl, secondFactorRedirect, signedInRedirect } from "./signed-in-redirect.server.ts";

type Context = Readonly<RouterContextProvider>;

const LINK_LIFE_S = 15 * 60;
/**
 * The link in the mail cannot contain the redirect target, so the browser that requested it stores the query of its
 * page.
 */
const returnQuery = createCookie("tincture.way", {
  path: "/login",
  httpOnly: true,
  sameSite: "lax",
  maxAge: LINK_LIFE_S,
});

export async function askForLink(form: TypedForm, context: Context) {
  const { email, request } = form;
  const values = { email };
  if (email === "")
    return stay({ values, errors: { email: "Please type your email address." } }, { status: 400 });
  const outcome = await sendEmailLink(context.get(servicesContext), request, { email });
  if (!outcome.ok) return stayFailed(outcome, values);
  const headers = new Headers(outcome.headers);
  headers.append("Set-Cookie", await returnQuery.serialize(pageUrl(request).search));
  return stay({ values, errors: {}, done: "link-sent" }, { headers });
}

export async function pressLink(form: TypedForm, context: Context) {
  const { email, token, request } = form;
  const outcome = await consumeEmailLink(context.get(servicesContext), request, { token, email });
  if (!outcome.ok) return stayFailed(outcome, { email });
  const onward = withReturnQuery(request, await returnQuery.parse(request.headers.get("cookie")));
  const headers = new Headers(outcome.headers);
  headers.append("Set-Cookie", await returnQuery.serialize("", { maxAge: 0 }));
  return outcome.twoFactorRedirect
    ? secondFactorRedirect(onward, headers)
    : signedInRedirect({ request: onward, context }, AFTER_LOGIN, headers);
}

/** The same request with the stored query, and without the token. */
function withReturnQuery(request: Request, storedQuery: unknown): Request {
  const url = pageUrl(request);
  const query = new URLSearchParams(typeof storedQuery === "string" ? storedQuery : "");
  url.search = isOwnPath(query.get("redirect") ?? "") ? query.toString() : "";
  return new Request(url, { headers: request.headers });
}
