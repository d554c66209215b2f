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
import { userOfSession } from "#server/auth/session/session-person.server.ts";
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
  const { auth, db } = services;
  const person = await userOfSession(auth, headers);
  if (person === null) return { ok: true };
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, person.uid));
  if (factor?.verified !== true) return { ok: true };
  // Before the code, which a mistyped password would use up.
  if (await hasPassword(db, person.uid)) {
    const checked = await checkPassword(services, person.uid, typeof password === "string" ? password : "");
    if (!checked.ok) return checked;
  }
  if (typeof code !== "string" || code === "") return refused(400, "missing-verification-code");
  const limit = `factor-again:${person.uid}`;
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
