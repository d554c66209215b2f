/** Compares a password with the one of an account, without signing in. */
import { and, eq } from "drizzle-orm";
import type { Auth } from "#server/auth/auth.server.ts";
import { type AuthRefusal, refused } from "#server/auth/auth-outcome.server.ts";
import { accounts } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { takePasswordTry } from "./password-tries.server.ts";

export interface PasswordParts {
  readonly auth: Auth;
  readonly db: Database;
}

export async function hasPassword(db: Database, userId: string): Promise<boolean> {
  return (await hashOf(db, userId)) !== undefined;
}

/** Refusals: "missing-password", "wrong-password", "too-many-requests". */
export async function checkPassword(
  { auth, db }: PasswordParts,
  userId: string,
  password: string,
): Promise<{ readonly ok: true } | AuthRefusal> {
  if (password === "") return refused(400, "missing-password");
  const tried = await takePasswordTry(db, userId);
  if (!tried.isAllowed) return refused(429, "too-many-requests", tried.waitS);
  const context = await auth.$context;
  const hash = await hashOf(db, userId);
  const isTooLong = password.length > context.password.config.maxPasswordLength;
  const isRight = hash !== undefined && !isTooLong && (await context.password.verify({ hash, password }));
  await tried.settle(isRight ? "right" : "wrong");
  return isRight ? { ok: true } : refused(400, "wrong-password");
}

async function hashOf(db: Database, userId: string): Promise<string | undefined> {
  const [way] = await db
    .select({ password: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, "credential")));
  return way?.password ?? undefined;
}
