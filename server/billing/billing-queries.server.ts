import { and, desc, eq, isNotNull } from "drizzle-orm";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import type { Database } from "#server/db/database.ts";

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

/** Whether the person has had a trial; each person can have one. */
export async function hasHadTrial(db: Database, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(and(eq(customers.userId, userId), isNotNull(subscriptions.trialEndsAt)))
    .limit(1);
  return found !== undefined;
}
