/** Subscription statuses of SUB-1. */
import type { PlanId } from "#domain/plans.ts";

export const SUBSCRIPTION_STATUSES = ["trialing", "active", "past_due", "unpaid", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const ACTIVE: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(["trialing", "active", "unpaid"]);

/** Whether a status of the payment service is one of the five; others, such as `incomplete`, grant nothing. */
export function isSubscriptionStatus(status: string): status is SubscriptionStatus {
  return SUBSCRIPTION_STATUSES.some((known) => known === status);
}

/** `unpaid` counts as active: a customer who has paid before is reminded first. `past_due` does not. */
export function isActive(status: SubscriptionStatus): boolean {
  return ACTIVE.has(status);
}

/** The plan that the latest subscription grants; the free plan without a subscription. */
export function planOfStatus(status: SubscriptionStatus | undefined): PlanId {
  return status !== undefined && isActive(status) ? "pro" : "free";
}
