/**
 * What would take the second factor off, or copy it, asks for it again (ASVS 2.8): a browser that is trusted signs in by
 * the password alone, and so would whoever has both.
 */
import { isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { readRecoveryCode } from "#domain/account/recovery-code.ts";
import { type AuthRefusal, refused } from "#server/auth/auth-outcome.server.ts";
import { twoFactors } from "#server/auth/auth-tables.ts";
import {
  checkPassword,
  hasPassword,
  type PasswordParts,
} from "#server/auth/password/check-password.server.ts";
import { isFresh } from "#server/auth/request-hooks.ts";
import { type CurrentUser, userOfSession } from "#server/auth/session/session-person.server.ts";
import { dropLimit, takeLimit } from "#server/limits/limit-commands.server.ts";

const ASKING = new Set([
  "/two-factor/disable",
  "/two-factor/generate-backup-codes",
  "/two-factor/get-totp-uri",
]);
const [WRONG_CODES, WINDOW_S] = [10, 15 * 60];

/**
 * Takes the password, if there is one, and a code of the app, of a mail, or for recovery, which is used up. Refusals:
 * those of `checkPassword`, "missing-verification-code", "INVALID_CODE", "too-many-requests". Accounts without a second
 * factor are asked for nothing.
 */
export async function checkFactorAgain(
  services: PasswordParts,
  { headers }: Request,
  path: string,
  { code, password }: { readonly code?: unknown; readonly password?: unknown },
): Promise<{ readonly ok: true } | AuthRefusal> {
  if (!ASKING.has(path)) return { ok: true };
  const person = await userOfSession(services.auth, headers);
  if (person === null) return { ok: true };
  return (await factorProof(services, headers, person.uid, { code, password })) ?? { ok: true };
}

/**
 * Before another way in is added or removed: the second factor as above; without one the password, and for who has none
 * a sign-in of the last minutes. Refusals: those of both, "requires-recent-login".
 */
export async function proveAgain(
  services: PasswordParts,
  headers: Headers,
  { uid, sessionCreatedAtMs }: CurrentUser,
  given: { readonly code?: unknown; readonly password?: unknown },
): Promise<{ readonly ok: true } | AuthRefusal> {
  const proof = await factorProof(services, headers, uid, given);
  if (proof !== undefined) return proof;
  if (await hasPassword(services.db, uid)) {
    const { password } = given;
    return checkPassword(services, uid, typeof password === "string" ? password : "");
  }
  return isFresh(sessionCreatedAtMs) ? { ok: true } : refused(403, "requires-recent-login");
}

/** Undefined for an account without a second factor. */
async function factorProof(
  services: PasswordParts,
  headers: Headers,
  userId: string,
  { code, password }: { readonly code?: unknown; readonly password?: unknown },
): Promise<{ readonly ok: true } | AuthRefusal | undefined> {
  const { auth, db } = services;
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  if (factor?.verified !== true) return undefined;
  // Before the code, which a mistyped password would use up.
  if (await hasPassword(db, userId)) {
    const checked = await checkPassword(services, userId, typeof password === "string" ? password : "");
    if (!checked.ok) return checked;
  }
  if (typeof code !== "string" || code === "") return refused(400, "missing-verification-code");
  const limit = `factor-again:${userId}`;
  const { isAllowed, waitS } = await takeLimit(db, limit, WRONG_CODES, WINDOW_S);
  if (!isAllowed) return refused(429, "too-many-requests", waitS);
  const given = { body: { code: readRecoveryCode(code) }, headers };
  const { verifyTOTP, verifyTwoFactorOTP, verifyBackupCode } = auth.api;
  for (const verify of [verifyTOTP, verifyTwoFactorOTP, verifyBackupCode]) {
    if (!(await isRight(() => verify(given)))) continue;
    await dropLimit(db, limit);
    return { ok: true };
  }
  return refused(400, "INVALID_CODE");
}

async function isRight(verify: () => Promise<unknown>): Promise<boolean> {
  try {
    await verify();
    return true;
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return false;
    throw error;
  }
}
