/** What is asked of requests to the sign-in library before it does anything. Add a check to the list of createAuth. */
import type { GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { type PasswordPolicy, passwordMessage, passwordProblem } from "#domain/account/password-policy.ts";
import { isCommonPassword } from "./password/common-passwords.ts";

export type RequestCheck = (context: GenericEndpointContext) => Promise<void> | void;

/** How long after signing in sensitive changes need no new sign-in; the library's own `freshAge` too. */
export const FRESH_S = 300;
const MAX_NAME = 80;

/** One hook of all checks, in order. */
export function beforeRequests(checks: readonly RequestCheck[]) {
  return createAuthMiddleware(async (context) => {
    for (const check of checks) await check(context);
  });
}

/** The fields a new password comes in, by path. Sign-in is none of them: it must not tell accounts apart. */
const PASSWORD_FIELDS: Readonly<Record<string, string>> = {
  "/sign-up/email": "password",
  "/change-password": "newPassword",
  "/reset-password": "newPassword",
};

export function passwordCheck(policy: PasswordPolicy): RequestCheck {
  return (context) => {
    const field = PASSWORD_FIELDS[context.path];
    if (field === undefined) return;
    const password = fieldOf(context.body, field);
    if (typeof password !== "string") return; // The library refuses it.
    assertPassword(password, policy);
  };
}

export function assertPassword(password: string, policy: PasswordPolicy): void {
  const problem = passwordProblem(password, policy, isCommonPassword);
  if (problem === undefined) return;
  throw new APIError("BAD_REQUEST", {
    code: problem === "missing" ? "missing-password" : "password-does-not-meet-requirements",
    message: passwordMessage(problem, policy),
    reason: problem,
  });
}

/** A name is a line of text; a database takes no more. */
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

const SENSITIVE = new Set(["/change-email", "/link-social", "/two-factor/enable", "/two-factor/disable"]);

export const recentLoginCheck: RequestCheck = async (context) => {
  const isDeletion = context.path === "/delete-user" && !fieldOf(context.body, "password");
  if (!isDeletion && !SENSITIVE.has(context.path)) return;
  const found = await getSessionFromCtx(context, { disableCookieCache: true });
  if (found !== null && !isFresh(found.session.createdAt))
    throw new APIError("FORBIDDEN", {
      code: "requires-recent-login",
      message: "To keep your account safe, please sign in again first.",
    });
};

export function isFresh(signedInAt: Date | number): boolean {
  return Date.now() - new Date(signedInAt).getTime() < FRESH_S * 1000;
}

function fieldOf(body: unknown, name: string): unknown {
  return typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
}
