/**
 * Wrong passwords of an account that is known already, as for a change. They are counted by account, whatever the
 * address, so that a stolen session cannot be used to guess the password.
 */
import type { Database } from "#server/db/database.ts";
import { dropLimit, returnLimit, takeLimit } from "#server/limits/limit-commands.server.ts";

const WRONG_PASSWORDS = 10;
const WINDOW_S = 15 * 60;

export type PasswordTry =
  | { readonly isAllowed: false; readonly waitS: number }
  | {
      readonly isAllowed: true;
      /** "unchecked" if the request was refused before the password was compared. */
      readonly settle: (outcome: "right" | "wrong" | "unchecked") => Promise<void>;
    };

/** Counts the try as a wrong one until it is settled, so that concurrent tries cannot pass the limit. */
export async function takePasswordTry(db: Database, userId: string): Promise<PasswordTry> {
  const key = `password:${userId}`;
  const { isAllowed, waitS } = await takeLimit(db, key, WRONG_PASSWORDS, WINDOW_S);
  if (!isAllowed) return { isAllowed, waitS };
  return {
    isAllowed,
    async settle(outcome) {
      if (outcome === "right") await dropLimit(db, key);
      if (outcome === "unchecked") await returnLimit(db, key);
    },
  };
}
