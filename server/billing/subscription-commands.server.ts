/** Changes to the subscription of the signed-in person. */
import type { BillingInterval } from "#domain/plans.ts";
import {
  customerOf,
  keepTrial,
  latestSubscription,
  type StoredSubscription,
} from "./billing-queries.server.ts";
import type { CheckoutParts } from "./checkout-command.server.ts";
import { reconcile } from "./reconcile.server.ts";

export type SubscriptionChange = { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" };

/**
 * Ends Pro with the paid period or the trial; `false` undoes that. With an open payment there is no paid period, so it
 * ends immediately.
 */
export function setCancellation(parts: CheckoutParts, userId: string, cancels: boolean) {
  return changeSubscription(parts, userId, ({ id, customerId, status }) =>
    cancels && (status === "past_due" || status === "unpaid")
      ? parts.provider.endNow(id, customerId)
      : parts.provider.setCancels(id, customerId, cancels),
  );
}

export function changeInterval(parts: CheckoutParts, userId: string, interval: BillingInterval) {
  return changeSubscription(parts, userId, (subscription) =>
    subscription.interval === interval
      ? Promise.resolve()
      : parts.provider.setInterval(subscription.id, subscription.customerId, interval),
  );
}

/**
 * Before an account is deleted, ends its subscriptions, so that a deleted account is not charged, and keeps that it had a
 * trial. Throws `BillingAway`
 * if the payment service is unreachable; the account must then not be deleted.
 */
export async function endBilling({ db, provider }: CheckoutParts, userId: string): Promise<void> {
  const customerId = await customerOf(db, userId);
  if (customerId === undefined) return;
  await provider.deleteCustomer(customerId);
  await keepTrial(db, userId);
}

/** "nodata" if there is no subscription that has not ended. */
async function changeSubscription(
  { db, provider }: CheckoutParts,
  userId: string,
  change: (subscription: StoredSubscription) => Promise<void>,
): Promise<SubscriptionChange> {
  const latest = await latestSubscription(db, userId);
  if (latest === undefined || latest.status === "canceled") return { ok: false, reason: "nodata" };
  await change(latest);
  await reconcile(db, provider, latest.customerId);
  return { ok: true };
}
