import { desc, eq } from "drizzle-orm";
import { type Membership, planOfStatus } from "#domain/billing/subscription.ts";
import type { PlanId } from "#domain/plans.ts";
import type { Database } from "#server/db/database.ts";
import { customers, subscriptions } from "./subscription-tables.ts";

/** Must run in the transaction that depends on the plan. */
export async function planOf(db: Database, userId: string): Promise<PlanId> {
  return (await membershipOf(db, userId)).plan;
}

/** The plan with the latest subscription (SUB-1). */
export async function membershipOf(db: Database, userId: string): Promise<Membership> {
  const [latest] = await db
    .select({
      status: subscriptions.status,
      cancels: subscriptions.cancelsAtPeriodEnd,
      periodEndsAt: subscriptions.periodEndsAt,
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(eq(customers.userId, userId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  const plan = planOfStatus(latest?.status);
  if (latest === undefined) return { plan };
  return { plan, subscription: { ...latest, periodEndsAt: latest.periodEndsAt?.toISOString() ?? null } };
}
