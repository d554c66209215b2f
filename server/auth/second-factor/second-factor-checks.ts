/** Limits on requests about the second factor that the library lacks; checked before the library runs. */
import type { GenericEndpointContext } from "better-auth";
import { APIError, getSessionFromCtx } from "better-auth/api";
import { symmetricDecrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { twoFactors } from "#server/auth/auth-tables.ts";
import { fieldOf, type RequestCheck, tooManyRequests } from "#server/auth/request-hooks.ts";
import type { Database } from "#server/db/database.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { STEP_S, stepOfCode } from "./app-code.ts";

/** The library's cookie that identifies who must enter the second factor. */
const CHALLENGE = "two_factor";
const GIVING = new Set([
  "/two-factor/verify-totp",
  "/two-factor/verify-otp",
  "/two-factor/verify-backup-code",
]);
/** Longer than a code is accepted: its own time step, the previous and the next one. */
const CODE_LIFE_S = 4 * STEP_S;
const [MAILED_CODES, MAILS_WINDOW_S] = [5, 15 * 60];

export function secondFactorChecks(db: Database): RequestCheck[] {
  return [
    /** The library reports too many wrong codes, but not the waiting time. */
    async (context) => {
      if (!GIVING.has(context.path)) return;
      const person = await challengedUser(context);
      if (person === undefined || person.isSignedIn) return;
      const waitMs = ((await factorOf(db, person.id))?.lockedUntil?.getTime() ?? 0) - Date.now();
      if (waitMs > 0) throw tooManyRequests(Math.ceil(waitMs / 1000));
    },
    /** A code is accepted once (RFC 6238 §5.2), so that one that was observed cannot be reused. */
    async (context) => {
      const code = fieldOf(context.body, "code");
      if (context.path !== "/two-factor/verify-totp" || typeof code !== "string") return;
      const person = await challengedUser(context);
      const factor = person && (await factorOf(db, person.id));
      if (factor === undefined) return;
      const secret = await symmetricDecrypt({ key: context.context.secretConfig, data: factor.secret });
      const step = stepOfCode(secret, code);
      if (step === undefined) return;
      const once = await takeLimit(db, `totp:${factor.userId}:${step}`, 1, CODE_LIFE_S);
      if (!once.isAllowed)
        throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE", message: "This code was used already." });
    },
    async (context) => {
      if (context.path !== "/two-factor/send-otp") return;
      const person = await challengedUser(context);
      if (person === undefined) return;
      const limit = await takeLimit(db, `otp-mail:${person.id}`, MAILED_CODES, MAILS_WINDOW_S);
      if (!limit.isAllowed) throw tooManyRequests(limit.waitS);
    },
  ];
}

/** The person who is signed in or has passed the first factor; undefined otherwise, which the library rejects. */
async function challengedUser(
  context: GenericEndpointContext,
): Promise<{ readonly id: string; readonly isSignedIn: boolean } | undefined> {
  const session = await getSessionFromCtx(context);
  if (session !== null) return { id: session.user.id, isSignedIn: true };
  const { createAuthCookie, internalAdapter, secret } = context.context;
  const challenge = await context.getSignedCookie(createAuthCookie(CHALLENGE).name, secret);
  if (typeof challenge !== "string") return undefined;
  const found = await internalAdapter.findVerificationValue(challenge);
  return found ? { id: found.value, isSignedIn: false } : undefined;
}

async function factorOf(db: Database, userId: string) {
  const [factor] = await db.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return factor;
}
