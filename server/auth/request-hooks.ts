/** Checks of requests before the sign-in library handles them. Add a check to the list in createAuth. */
import type { GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import {
  type PasswordPolicy,
  type PasswordProblem,
  passwordMessage,
  passwordProblem,
} from "#domain/account/password-policy.ts";
import type { Database } from "#server/db/database.ts";
import { readMailedLink } from "./mail-link/mailed-link.server.ts";
import { isCommonPassword, isOwnAddress } from "./password/common-passwords.ts";

export type RequestCheck = (context: GenericEndpointContext) => Promise<void> | void;

/** Seconds after signing in for which sensitive changes need no new sign-in; also the library's `freshAge`. */
export const FRESH_S = 300;
const MAX_NAME = 80;

/** Combines all checks into one hook, in order. */
export function beforeRequests(checks: readonly RequestCheck[]) {
  return createAuthMiddleware(async (context) => {
    for (const check of checks) await check(context);
  });
}

/**
 * Fields with a new password, by path. Sign-in is excluded, because its answer must not reveal anything about
 * accounts.
 */
const PASSWORD_FIELDS: Readonly<Record<string, string>> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
  "/reset-password": "newPassword",
};

export function passwordCheck(db: Database, policy: PasswordPolicy): RequestCheck {
  return async (context) => {
    const field = PASSWORD_FIELDS[context.path];
    if (field === undefined) return;
    const password = fieldOf(context.body, field);
    // Not left to the library, which would have used up the link of a reset by then.
    assertPassword(typeof password === "string" ? password : "", policy, await addressOf(db, context));
  };
}

/** The address of the account whose password is set; undefined without one, which the library refuses. */
async function addressOf(db: Database, request: GenericEndpointContext): Promise<string | undefined> {
  if (request.path === "/change-password") return (await getSessionFromCtx(request))?.user.email;
  if (request.path === "/sign-up/email") return textOf(request.body, "email");
  const token = textOf(request.body, "token") ?? "";
  const link = await readMailedLink({ db, context: request.context }, "resetPassword", token);
  return link.state === "ready" ? link.email : undefined;
}

function textOf(body: unknown, name: string): string | undefined {
  const value = fieldOf(body, name);
  return typeof value === "string" ? value : undefined;
}

/** The first rule that the password breaks; `email` is the account's address. */
export function problemOfPassword(
  password: string,
  policy: PasswordPolicy,
  email: string | undefined,
): PasswordProblem | undefined {
  return passwordProblem(
    password,
    policy,
    (given) => isCommonPassword(given) || (email !== undefined && isOwnAddress(given, email)),
  );
}

/** Throws an APIError with status 400, our error code and a sentence if the password breaks the policy. */
export function assertPassword(password: string, policy: PasswordPolicy, email: string | undefined): void {
  const problem = problemOfPassword(password, policy, email);
  if (problem === undefined) return;
  throw new APIError("BAD_REQUEST", {
    code: problem === "missing" ? "missing-password" : "password-does-not-meet-requirements",
    message: passwordMessage(problem, policy),
    reason: problem,
  });
}

/** A name is one line of text of limited length. */
export const nameCheck: RequestCheck = ({ path, body }) => {
  if (path !== "/sign-up/email") return;
  const name = fieldOf(body, "name");
  const isName = typeof name === "string" && name.length <= MAX_NAME && !/\p{Cc}/u.test(name);
  if (!isName)
    throw new APIError("BAD_REQUEST", {
      code: "invalid-argument",
      message: `A name has at most ${MAX_NAME} characters on one line.`,
    });
};

/** Changes that would give somebody at a borrowed browser permanent access. */
const SENSITIVE = new Set([
  "/change-email",
  "/link-social",
  "/two-factor/enable",
  "/two-factor/disable",
  "/two-factor/get-totp-uri",
  "/two-factor/generate-backup-codes",
]);

export const recentLoginCheck: RequestCheck = async (context) => {
  const isDeletion = context.path === "/delete-user" && !fieldOf(context.body, "password");
  if (!isDeletion && !SENSITIVE.has(context.path)) return;
  const found = await getSessionFromCtx(context);
  if (found !== null && !isFresh(found.session.createdAt))
    throw new APIError("FORBIDDEN", {
      code: "requires-recent-login",
      message: "To keep your account safe, please sign in again first.",
    });
};

/**
 * An unconfirmed account may be a stranger's who typed somebody's address, so it cannot move to another one: the old
 * mailbox has to be proven first.
 */
export const confirmedAddressCheck: RequestCheck = async (context) => {
  if (context.path !== "/change-email") return;
  const found = await getSessionFromCtx(context);
  if (found !== null && !found.user.emailVerified)
    throw new APIError("FORBIDDEN", {
      code: "email-not-verified",
      message: "Confirm your present address first.",
    });
};

/** Whether a session from this time (a date, or ms since 1970) allows sensitive changes. */
export function isFresh(signedInAt: Date | number): boolean {
  return Date.now() - new Date(signedInAt).getTime() < FRESH_S * 1000;
}

/** In the library's format; auth-call.server.ts converts it to our answer. */
export function tooManyRequests(waitS: number): APIError {
  return new APIError(
    "TOO_MANY_REQUESTS",
    { code: "too-many-requests", message: "Too many tries." },
    { "X-Retry-After": String(waitS) },
  );
}

export function fieldOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}
