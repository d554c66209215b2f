/**
 * The stamp of an account, which every mailed link carries. Renewing it ends all links mailed before: a used link
 * renews it, and so does a new password (docs/decisions/049-account-stamp.md).
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";

/** What links to an address without an account carry. As soon as somebody has an account with it, they end. */
export const NO_ACCOUNT = "";
/** 128 bits as hex, because mail programs cut punctuation off the end of a link. */
const MARK_CHARS = 32;
const MAILED = /^(.+)\.([0-9a-f]{32})$/;

/** The token as it is mailed: the library's token, and a mark that only holds for this stamp. */
export function stampedToken(secret: string, token: string, stamp: string): string {
  return `${token}.${markOf(secret, token, stamp)}`;
}

export interface StampedToken {
  /** The library's token. */
  readonly token: string;
  readonly mark: string;
}

/** Undefined if the token carries no mark. */
export function readStampedToken(mailed: string): StampedToken | undefined {
  const [, token, mark] = MAILED.exec(mailed) ?? [];
  return token === undefined || mark === undefined ? undefined : { token, mark };
}

export function bearsStamp(secret: string, { token, mark }: StampedToken, stamp: string): boolean {
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(secret, token, stamp)));
}

function markOf(secret: string, token: string, stamp: string): string {
  return createHmac("sha256", secret)
    .update(`account-stamp:${stamp}:${token}`)
    .digest("hex")
    .slice(0, MARK_CHARS);
}

export async function stampOfAddress(db: Database, email: string): Promise<string> {
  const [user] = await db.select({ stamp: users.stamp }).from(users).where(eq(users.email, email));
  return user?.stamp ?? NO_ACCOUNT;
}

export async function stampOfUser(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ stamp: users.stamp }).from(users).where(eq(users.id, userId));
  return user?.stamp ?? NO_ACCOUNT;
}

/** Ends every mailed link of the account. */
export async function renewStamp(db: Database, userId: string): Promise<void> {
  await db.update(users).set({ stamp: sql`gen_random_uuid()` }).where(eq(users.id, userId));
}
