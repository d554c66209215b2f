/** The view of the billing page, with current data from the payment service. */
import type { BillingView } from "#domain/billing/billing-view.ts";
import { PRO_CENTS, PRO_PRICE } from "#domain/plans.ts";
import type { Database } from "#server/db/database.ts";
import { BillingAway } from "./billing-provider.server.ts";
import { customerOf, hasHadTrial, latestSubscription } from "./billing-queries.server.ts";
import type { Billing } from "./open-billing.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { DAY_MS } from "./sandbox/sandbox-account.ts";

export interface BillingServices {
  readonly db: Database;
  readonly billing: Billing;
}

export async function billingView(services: BillingServices, userId: string): Promise<BillingView> {
  const { db, billing } = services;
  const customerId = await customerOf(db, userId);
  const fresh =
    customerId === undefined
      ? { isAway: false, invoices: [], card: undefined }
      : await ask(services, customerId);
  const latest = await latestSubscription(db, userId);
  const hasOne = latest !== undefined && latest.status !== "canceled";
  const interval = latest?.interval ?? "month";
  return {
    isTestMode: billing.sandbox !== undefined,
    canTry: !(await hasHadTrial(db, userId)),
    ...fresh,
    subscription: hasOne
      ? {
          status: latest.status,
          interval,
          cents: PRO_CENTS[interval],
          cancels: latest.cancelsAtPeriodEnd,
          trialDaysLeft:
            latest.status === "trialing" && latest.trialEndsAt !== null
              ? daysUntil(latest.trialEndsAt, await billing.provider.nowMs(latest.customerId))
              : null,
          periodEndsAt: latest.periodEndsAt,
        }
      : undefined,
  };
}

/** Updates the stored subscription. False if the service did not answer; true for a person without a customer. */
export async function refreshSubscription(
  { db, billing }: BillingServices,
  userId: string,
): Promise<boolean> {
  const customerId = await customerOf(db, userId);
  if (customerId === undefined) return true;
  try {
    await reconcile(db, billing.provider, customerId);
    return true;
  } catch (error) {
    if (error instanceof BillingAway) return false;
    throw error;
  }
}

async function ask({ db, billing: { provider } }: BillingServices, customerId: string) {
  try {
    await reconcile(db, provider, customerId);
    const [invoices, card] = await Promise.all([
      provider.listInvoices(customerId),
      provider.cardOf(customerId),
    ]);
    return { isAway: false, invoices, card };
  } catch (error) {
    if (error instanceof BillingAway) return { isAway: true, invoices: [], card: undefined };
    throw error;
  }
}

/** Days, including the current one, from 0 to the length of a trial. */
function daysUntil(end: Date, nowMs: number): number {
  return Math.min(PRO_PRICE.trialDays, Math.max(0, Math.ceil((end.getTime() - nowMs) / DAY_MS)));
}
