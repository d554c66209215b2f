// Subscriptions for tests of plan limits.
import { randomUUID } from "node:crypto";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import type { Database } from "#server/db/database.ts";

/** Adds a subscription, and makes the person a customer if necessary. */
export async function addSubscription(
  db: Database,
  userId: string,
  status: SubscriptionStatus,
  createdAt = new Date(),
): Promise<void> {
  const customerId = `customer-${userId}`;
  await db.insert(customers).values({ id: customerId, userId }).onConflictDoNothing();
  await db.insert(subscriptions).values({ id: randomUUID(), customerId, status, createdAt });
}
