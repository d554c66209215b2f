/** Limits per client address, counted in our table so that all instances agree. */
import type { BetterAuthOptions } from "better-auth";
import type { Database } from "#server/db/database.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";

type RateLimit = NonNullable<BetterAuthOptions["rateLimit"]>;

const MINUTE_S = 60;
const HOUR_S = 3600;
const MAILS = { window: 15 * MINUTE_S, max: 5 };
const PASSWORDS = { window: MINUTE_S, max: 10 };

/** Successful sign-ups have a separate limit (auth-call.server.ts), since a mistyped form creates no account. */
const RULES = {
  "/sign-in/email": PASSWORDS,
  "/change-password": PASSWORDS,
  "/delete-user": PASSWORDS,
  "/reset-password": PASSWORDS,
  "/sign-up/email": { window: HOUR_S, max: 40 },
  "/request-password-reset": MAILS,
  "/send-verification-email": MAILS,
  "/change-email": MAILS,
  "/sign-in/social": { window: MINUTE_S, max: 20 },
};

export function addressLimits(db: Database, factor: number): RateLimit {
  return {
    enabled: true,
    window: 10,
    max: 100 * factor,
    customRules: Object.fromEntries(
      Object.entries(RULES).map(([path, { window, max }]) => [path, { window, max: max * factor }]),
    ),
    customStorage: {
      async consume(key, { window, max }) {
        const { isAllowed, waitS } = await takeLimit(db, `auth:${key}`, max, window);
        return { allowed: isAllowed, retryAfter: isAllowed ? null : waitS };
      },
    },
  };
}
