import { desc, eq } from "drizzle-orm";
import { planOfStatus } from "#domain/billing/subscription.ts";
import type { PlanId } from "#domain/plans.ts";
import type { Database } from "#server/db/database.ts";
import { customers, subscriptions } from "./subscription-tables.ts";

/** Must run in the transaction that depends on the plan. */
export async function planOf(db: Database, userId: string): Promise<PlanId> {
  const [latest] = await db
    .select({ status: subscriptions.status })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  return planOfStatus(latest?.status);
}
