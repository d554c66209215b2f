/** Subscriptions as SUB-1 has them. */
import type { PlanId } from "#domain/plans.ts";

export const SUBSCRIPTION_STATUSES = ["trialing", "active", "past_due", "unpaid", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const ACTIVE: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(["trialing", "active", "unpaid"]);

/** `unpaid` counts: who has paid before is reminded first. `past_due` does not. */
export function isActive(status: SubscriptionStatus): boolean {
  return ACTIVE.has(status);
}

/** The plan of the latest subscription; of none, the free one. */
export function planOfStatus(status: SubscriptionStatus | undefined): PlanId {
  return status !== undefined && isActive(status) ? "pro" : "free";
}
