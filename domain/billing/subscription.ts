/** Subscription statuses of SUB-1. */
import type { PlanId } from "#domain/plans.ts";

export const SUBSCRIPTION_STATUSES = ["trialing", "active", "past_due", "unpaid", "canceled"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

const ACTIVE: ReadonlySet<SubscriptionStatus> = new Set<SubscriptionStatus>(["trialing", "active", "unpaid"]);

/** Whether a status of the payment service is one of the five; others, such as `incomplete`, grant nothing. */
export function isSubscriptionStatus(status: string): status is SubscriptionStatus {
  return SUBSCRIPTION_STATUSES.some((known) => known === status);
}

/** `unpaid` counts as active, because a customer who has paid before gets a reminder first. `past_due` does not. */
export function isActive(status: SubscriptionStatus): boolean {
  return ACTIVE.has(status);
}

/** The plan that the latest subscription grants; the free plan without a subscription. */
export function planOfStatus(status: SubscriptionStatus | undefined): PlanId {
  return status !== undefined && isActive(status) ? "pro" : "free";
}

/** The part of a person's latest subscription that open pages follow. */
export interface LatestSubscription {
  readonly status: SubscriptionStatus;
  /** Whether it ends with its period. */
  readonly cancels: boolean;
  /** End of the paid period in ISO 8601; null if unknown. */
  readonly periodEndsAt: string | null;
}

/** The plan, and the subscription that determines it; absent for a person who has never had one. */
export interface Membership {
  readonly plan: PlanId;
  readonly subscription?: LatestSubscription;
}
