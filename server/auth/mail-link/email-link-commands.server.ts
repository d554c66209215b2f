/** Signing in by a link in a mail. Opening the link changes nothing; only its button does. */
import { createHash } from "node:crypto";
import type { SessionUser } from "#domain/account/session-user.ts";
import { type AuthServices, callerOf, cookiesOf, secretOf } from "#server/auth/auth-call.server.ts";
import { type AuthOutcome, answerOfCall, refused } from "#server/auth/auth-outcome.server.ts";
import { botCheckHeader, refuseBots } from "#server/auth/bot-check/bot-check-plugin.server.ts";
import { sessionUserOf } from "#server/auth/session/session-user.server.ts";
import { cookieText, readCookie, readSigned, signValue } from "#server/auth/signed-value.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { mailsWritten } from "./auth-mails.server.ts";
import { EMAIL_LINK_S, hashLinkToken } from "./email-link.ts";
import { mailAddress } from "./mail-address.ts";
import { readMailedLink } from "./mailed-link.server.ts";

/** Contains the hash of the address that a link was requested for in this browser. */
export const LINK_COOKIE = "tincture.link";
const MAILS_AN_ADDRESS = 5;
const MAIL_WINDOW_S = 15 * 60;

/** Sends the link. The answer is the same for known and unknown addresses. */
export async function sendEmailLink(
  services: AuthServices,
  request: Request,
  given: { readonly email: unknown },
): Promise<AuthOutcome> {
  const email = mailAddress(given.email);
  if (email === undefined) return refused(400, "invalid-email");
  const caller = callerOf(request);
  const refusal = await refuseBots(services, "link", { header: botCheckHeader(request), caller });
  if (refusal !== undefined) return refusal;
  const most = MAILS_AN_ADDRESS * services.config.addressLimitFactor;
  for (const [key, limit] of [
    [`link-caller:${caller}`, most],
    [`link-mail:${hashOf(email)}`, MAILS_AN_ADDRESS],
  ] as const) {
    const { isAllowed, waitS } = await takeLimit(services.db, key, limit, MAIL_WINDOW_S);
    if (!isAllowed) return refused(429, "too-many-requests", waitS);
  }
  await services.auth.api.signInMagicLink({ body: { email }, headers: new Headers() });
  await mailsWritten();
  const headers = new Headers();
  const signed = signValue(await secretOf(services), LINK_COOKIE, hashOf(email));
  headers.append("Set-Cookie", linkCookie(services, signed, EMAIL_LINK_S));
  return { ok: true, headers };
}

export type EmailLinkState = "ready" | "needs-address" | "expired" | "invalid";

/** The state of a link for its page. Only reads, because mail scanners open links too. */
export async function emailLinkState(
  services: AuthServices,
  request: Request,
  token: string,
): Promise<EmailLinkState> {
  const link = await linkOf(services, token);
  if (link.state !== "ready") return link.state;
  return (await cookieAddress(services, request)) === hashOf(link.email) ? "ready" : "needs-address";
}

/**
 * Signs in with the link; `email` is required if the link was opened in another browser. Refusals:
 * "expired-action-code", "invalid-action-code", "invalid-email", "user-disabled", "too-many-requests".
 */
export async function consumeEmailLink(
  services: AuthServices,
  request: Request,
  given: { readonly token: unknown; readonly email?: unknown },
): Promise<AuthOutcome<{ readonly user?: SessionUser; readonly twoFactorRedirect?: true }>> {
  const token = typeof given.token === "string" ? given.token : "";
  const link = await linkOf(services, token);
  if (link.state === "expired") return refused(400, "expired-action-code");
  if (link.state === "invalid") return refused(400, "invalid-action-code");
  const tries = await takeLimit(services.db, `link-try:${hashLinkToken(token)}`, 10, EMAIL_LINK_S);
  if (!tries.isAllowed) return refused(429, "too-many-requests", tries.waitS);
  const claimed =
    typeof given.email === "string" && given.email !== ""
      ? hashOf(given.email.trim().toLowerCase())
      : await cookieAddress(services, request);
  if (claimed !== hashOf(link.email)) return refused(400, "invalid-email");

  const { headers } = request;
  const answer = await answerOfCall(
    services.auth.api.magicLinkVerify({ query: { token }, headers, asResponse: true }),
  );
  // A used link answers with a redirect and an error; a banned person gets a plain refusal.
  if (answer.status === 403) return refused(403, "user-disabled");
  if (answer.status === 503) return refused(503, "network-request-failed");
  if (!answer.ok) return refused(400, "invalid-action-code");
  const cookies = cookiesOf(answer);
  cookies.append("Set-Cookie", linkCookie(services, "", 0));
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "twoFactorRedirect" in body)
    return { ok: true, headers: cookies, twoFactorRedirect: true };
  const user = await sessionUserOf(services.db, userIdOf(body));
  return user === undefined ? refused(401, "user-token-expired") : { ok: true, headers: cookies, user };
}

async function linkOf({ auth, db }: AuthServices, token: string) {
  return readMailedLink({ db, context: await auth.$context }, "signIn", token);
}

function userIdOf(body: unknown): string {
  const user: unknown = typeof body === "object" && body !== null && "user" in body ? body.user : null;
  return typeof user === "object" && user !== null && "id" in user && typeof user.id === "string"
    ? user.id
    : "";
}

async function cookieAddress(services: AuthServices, request: Request): Promise<string | undefined> {
  return readSigned(await secretOf(services), LINK_COOKIE, readCookie(request.headers, LINK_COOKIE));
}

/** The cookie applies to every path, since the actions of pages have paths of their own. */
function linkCookie({ config }: AuthServices, value: string, maxAgeS: number): string {
  const isSecure = config.appOrigin?.startsWith("https:") ?? false;
  return cookieText(LINK_COOKIE, value, { path: "/", maxAgeS, isSecure });
}

function hashOf(email: string): string {
  return createHash("sha256").update(email).digest("base64url");
}
