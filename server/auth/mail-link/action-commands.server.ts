/**
 * Commands behind the links in mails (/login/action): a new password, a verified address, a changed one. None of them
 * signs a browser in: the person who opens a link may not be its owner, and it would bypass a second factor.
 */
import { inArray } from "drizzle-orm";
import {
  type AuthServices,
  callAuth,
  cookiesOf,
  outcomeOf,
  secretOf,
} from "#server/auth/auth-call.server.ts";
import { type AuthOutcome, refused } from "#server/auth/auth-outcome.server.ts";
import { sessions } from "#server/auth/auth-tables.ts";
import { userOfSession } from "#server/auth/session/session-person.server.ts";
import { storedForms } from "#server/auth/session/stored-tokens.ts";
import type { ActionMode } from "./action-links.ts";
import { mailsWritten } from "./auth-mails.server.ts";
import { readLinkJwt } from "./link-jwt.ts";

export type ActionState = "ready" | "expired" | "invalid";

/** The state of a link for its page. Only reads, because mail scanners open links too. */
export async function actionState(
  services: AuthServices,
  given: { readonly mode: ActionMode; readonly token: string; readonly expiresAtS?: number },
): Promise<ActionState> {
  if (given.mode !== "resetPassword") return readLinkJwt(await secretOf(services), given.token).state;
  const context = await services.auth.$context;
  const found = await context.internalAdapter.findVerificationValue(`reset-password:${given.token}`);
  if (found && found.expiresAt.getTime() > Date.now()) return "ready";
  return isOver(given.expiresAtS) ? "expired" : "invalid";
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
  if (outcome.ok || outcome.code !== "INVALID_TOKEN") return outcome;
  return refused(400, isOver(given.expiresAtS) ? "expired-action-code" : "invalid-action-code");
}

/** Marks the address as verified; idempotent. */
export async function verifyEmail(
  services: AuthServices,
  request: Request,
  given: { readonly token: string },
): Promise<AuthOutcome> {
  const link = readLinkJwt(await secretOf(services), given.token);
  if (link.state === "expired") return refused(400, "expired-action-code");
  if (link.state !== "ready" || link.isChange) return refused(400, "invalid-action-code");
  return applyLink(services, request, given.token);
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
  const link = readLinkJwt(await secretOf(services), given.token);
  if (link.state === "expired") return refused(400, "expired-action-code");
  if (link.state !== "ready" || !link.isChange) return refused(400, "invalid-action-code");
  const outcome = await applyLink(services, request, given.token);
  return outcome.ok ? { ...outcome, step: link.isConfirmation ? "sent-to-new" : "changed" } : outcome;
}

async function applyLink(services: AuthServices, request: Request, token: string): Promise<AuthOutcome> {
  const { auth, db } = services;
  const { headers } = request;
  const signedIn = await userOfSession(auth, headers);
  const answer = await auth.api.verifyEmail({ query: { token }, headers, asResponse: true });
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

function isOver(expiresAtS: number | undefined): boolean {
  return expiresAtS !== undefined && expiresAtS * 1000 < Date.now();
}
