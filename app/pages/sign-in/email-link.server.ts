/** Signing in by a link from a mail: asking for one, and pressing its button. */
import { createCookie, type RouterContextProvider } from "react-router";
import { isOwnPath } from "#domain/navigation/login-redirect.ts";
import { consumeEmailLink, sendEmailLink } from "#server/auth/mail-link/email-link-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { stay, stayFailed, type TypedForm } from "./form-request.server.ts";
import { AFTER_LOGIN, pageUrl, secondFactorRedirect, signedInRedirect } from "./sent-on.server.ts";

type Context = Readonly<RouterContextProvider>;

const LINK_LIFE_S = 15 * 60;
/** The link in the mail has no room for the way on, so the browser that asked for it keeps the query of its page. */
const wayOn = createCookie("tincture.way", {
  path: "/login",
  httpOnly: true,
  sameSite: "lax",
  maxAge: LINK_LIFE_S,
});

export async function askForLink(form: TypedForm, context: Context) {
  const { email, request } = form;
  const kept = { email };
  if (email === "")
    return stay({ kept, errors: { email: "Please type your e-mail address." } }, { status: 400 });
  const outcome = await sendEmailLink(context.get(servicesContext), request, { email });
  if (!outcome.ok) return stayFailed(outcome, kept);
  const headers = new Headers(outcome.headers);
  headers.append("Set-Cookie", await wayOn.serialize(pageUrl(request).search));
  return stay({ kept, errors: {}, done: "link-sent" }, { headers });
}

export async function pressLink(form: TypedForm, context: Context) {
  const { email, token, request } = form;
  const outcome = await consumeEmailLink(context.get(servicesContext), request, { token, email });
  if (!outcome.ok) return stayFailed(outcome, { email });
  const onward = withWay(request, await wayOn.parse(request.headers.get("cookie")));
  const headers = new Headers(outcome.headers);
  headers.append("Set-Cookie", await wayOn.serialize("", { maxAge: 0 }));
  return outcome.twoFactorRedirect
    ? secondFactorRedirect(onward, headers)
    : signedInRedirect({ request: onward, context }, AFTER_LOGIN, headers);
}

/** The same request with the query that was kept, and without the token. */
function withWay(request: Request, kept: unknown): Request {
  const url = pageUrl(request);
  const query = new URLSearchParams(typeof kept === "string" ? kept : "");
  url.search = isOwnPath(query.get("redirect") ?? "") ? query.toString() : "";
  return new Request(url, { headers: request.headers });
}
