import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { hasUses, takeLimit } from "#server/limits/limit-commands.server.ts";

export type StoredSubscription = typeof subscriptions.$inferSelect;

/** The relevant subscription (SUB-1): the one created last. */
export async function latestSubscription(
  db: Database,
  userId: string,
): Promise<StoredSubscription | undefined> {
  const [found] = await db
    .select({ subscription: subscriptions })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return found?.subscription;
}

/** Undefined for a person who has never started a checkout. */
export async function customerOf(db: Database, userId: string): Promise<string | undefined> {
  const [found] = await db.select({ id: customers.id }).from(customers).where(eq(customers.userId, userId));
  return found?.id;
}

/** Whether the person has had a trial, also with an account that is deleted; each person can have one. */
export async function hasHadTrial(db: Database, userId: string): Promise<boolean> {
  if (await hasAccountHadTrial(db, userId)) return true;
  const email = await emailOf(db, userId);
  return email !== undefined && hasUses(db, trialKey(email));
}

async function hasAccountHadTrial(db: Database, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(eq(customers.userId, userId), isNotNull(subscriptions.trialEndsAt)))
    .limit(1);
  return found !== undefined;
}

/** For so long an address whose account is deleted gets no second trial, s. */
const TRIAL_KNOWN_S = 3 * 365 * 86_400;

/** Before an account is deleted: keeps whether its person had a trial, as a hash of the address and nothing else. */
export async function keepTrial(db: Database, userId: string): Promise<void> {
  if (!(await hasAccountHadTrial(db, userId))) return;
  const email = await emailOf(db, userId);
  if (email !== undefined) await takeLimit(db, trialKey(email), 1, TRIAL_KNOWN_S);
}

/** Without what follows a plus sign: most providers deliver all such addresses to one mailbox. */
function trialKey(email: string): string {
  const mailbox = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, "");
  return `trial:${createHash("sha256").update(mailbox).digest("base64url")}`;
}

async function emailOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email;
}
