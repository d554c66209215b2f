/**
 * Commands behind the links in mails (/login/action): a new password, a verified address, a changed one. None of them
 * signs a browser in: the person who opens a link may not be its owner, and it would bypass a second factor.
 */
import { inArray } from "drizzle-orm";
import { type AuthServices, callAuth, cookiesOf, outcomeOf } from "#server/auth/auth-call.server.ts";
import {
  type AuthOutcome,
  type AuthRefusal,
  answerOfCall,
  refused,
} from "#server/auth/auth-outcome.server.ts";
import { sessions } from "#server/auth/auth-tables.ts";
import { queueNoticeTo } from "#server/auth/notices/account-notices.server.ts";
import { checkPassword, hasPassword } from "#server/auth/password/check-password.server.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import { storedForms } from "#server/auth/session/stored-tokens.ts";
import type { ActionMode } from "./action-links.ts";
import { mailsWritten } from "./auth-mails.server.ts";
import { readMailedLink } from "./mailed-link.server.ts";
import { proveMailbox } from "./prove-mailbox.server.ts";

export type ActionState = "ready" | "needs-password" | "expired" | "invalid";

interface GivenLink {
  readonly mode: ActionMode;
  readonly token: string;
  /** The link's `e`. */
  readonly expiresAtS?: number;
}

/**
 * The state of a link for its page; "needs-password" if confirming it here would end the access that was set up
 * before, because nothing shows that it was by the same person. Only reads, because mail scanners open links too.
 */
export async function actionState(
  services: AuthServices,
  request: Request,
  given: GivenLink,
): Promise<ActionState> {
  const { auth, db } = services;
  const link = await readMailedLink({ db, context: await auth.$context }, given.mode, given.token);
  if (link.state !== "ready") return deadState(link.state, given);
  if (given.mode !== "verifyEmail" || link.account === undefined || link.account.emailVerified)
    return "ready";
  const person = await userOfSession(auth, request.headers);
  if (person?.uid === link.account.id) return "ready";
  return (await hasPassword(db, link.account.id)) ? "needs-password" : "ready";
}

/**
 * Sets a new password and ends all sessions of the account. Refusals: "expired-action-code", "invalid-action-code",
 * "password-does-not-meet-requirements", "too-many-requests". `expiresAtS` is the link's `e`.
 */
export async function resetPassword(
  services: AuthServices,
  request: Request,
  given: { readonly token: string; readonly newPassword: string; readonly expiresAtS?: number },
): Promise<AuthOutcome> {
  const { token, newPassword } = given;
  const outcome = await outcomeOf(
    await callAuth(services, request, "/reset-password", { token, newPassword }),
  );
  if (outcome.ok || !(outcome.code in REASONS)) return outcome;
  const state = outcome.code === "TOKEN_EXPIRED" ? "expired" : "invalid";
  return deadLink(deadState(state, { mode: "resetPassword", ...given }));
}

/**
 * Confirms the address. `password` keeps what was set up before, like a session of the account in this browser;
 * without either, `withoutPassword` must say that it may end. Refusals: "expired-action-code", "invalid-action-code",
 * "missing-password", "wrong-password", "too-many-requests".
 */
export async function verifyEmail(
  services: AuthServices,
  request: Request,
  given: { readonly token: string; readonly password?: string; readonly withoutPassword?: boolean },
): Promise<AuthOutcome<{ readonly hasEnded: boolean }>> {
  const { auth, db } = services;
  const link = await readMailedLink({ db, context: await auth.$context }, "verifyEmail", given.token);
  if (link.state !== "ready") return deadLink(link.state);
  const { account } = link;
  if (account === undefined) return deadLink("invalid");
  const person = await userOfSession(auth, request.headers);
  const isOwnSession = person?.uid === account.id;
  let ownsAccess = isOwnSession;
  if (!isOwnSession && !account.emailVerified && given.withoutPassword !== true) {
    if (await hasPassword(db, account.id)) {
      const checked = await checkPassword(services, account.id, given.password ?? "");
      if (!checked.ok) return checked;
      ownsAccess = true;
    }
  }
  const proof = await proveMailbox(db, { account, ownsAccess });
  if (proof.ok) return { ok: true, headers: new Headers(), hasEnded: proof.hasEnded };
  return proof.reason === "used" ? deadLink("invalid") : refused(503, "network-request-failed");
}

/**
 * Both steps of a change of address: `step` says whether the old address has approved (a mail went to the new one) or
 * the new one has been verified (the change is complete). "custom-token-mismatch" if another person is signed in
 * here.
 */
export async function confirmEmailChange(
  services: AuthServices,
  request: Request,
  given: { readonly token: string },
): Promise<AuthOutcome<{ readonly step: "sent-to-new" | "changed" }>> {
  const { auth, db } = services;
  const link = await readMailedLink({ db, context: await auth.$context }, "changeEmail", given.token);
  if (link.state !== "ready") return deadLink(link.state);
  const { account, change } = link;
  if (account === undefined || change === undefined) return deadLink("invalid");
  const outcome = await applyLink(services, request, given.token);
  if (!outcome.ok) return outcome;
  if (change.isAgreement) return { ...outcome, step: "sent-to-new" };
  await queueNoticeTo(db, account, "email-changed", { newEmail: change.newEmail });
  return { ...outcome, step: "changed" };
}

async function applyLink(services: AuthServices, request: Request, token: string): Promise<AuthOutcome> {
  const { auth, db } = services;
  const { headers } = request;
  const signedIn = await userOfSession(auth, headers);
  const answer = await answerOfCall(auth.api.verifyEmail({ query: { token }, headers, asResponse: true }));
  await mailsWritten();
  const outcome = await outcomeOf(answer);
  if (!outcome.ok) {
    const code = REASONS[outcome.code] ?? outcome.code;
    return refused(outcome.status, code);
  }
  // Cookies of a signed-in person are renewed; nobody else becomes signed in.
  if (signedIn !== null) return outcome;
  const made = sessionTokenIn(cookiesOf(answer));
  if (made !== undefined) await db.delete(sessions).where(inArray(sessions.token, storedForms(made)));
  return { ok: true, headers: new Headers() };
}

const REASONS: Readonly<Record<string, string>> = {
  TOKEN_EXPIRED: "expired-action-code",
  INVALID_TOKEN: "invalid-action-code",
  // The address has been changed since, so the link belongs to a former account.
  USER_NOT_FOUND: "invalid-action-code",
  INVALID_USER: "custom-token-mismatch",
  BANNED_USER: "user-disabled",
};

function sessionTokenIn(headers: Headers): string | undefined {
  for (const cookie of headers.getSetCookie()) {
    const value = /^(?:__Secure-)?tincture\.session_token=([^;]+)/.exec(cookie)?.[1];
    // The cookie is "token.signature", percent-encoded.
    if (value !== undefined) return decodeURIComponent(value).split(".")[0];
  }
  return undefined;
}

/** The library forgets ended links for resets, so that only the address of the link can tell them from used ones. */
function deadState(state: "expired" | "invalid", { mode, expiresAtS }: GivenLink): "expired" | "invalid" {
  const isOver = expiresAtS !== undefined && expiresAtS * 1000 < Date.now();
  return mode === "resetPassword" && isOver ? "expired" : state;
}

function deadLink(state: "expired" | "invalid"): AuthRefusal {
  return refused(400, `${state}-action-code`);
}
