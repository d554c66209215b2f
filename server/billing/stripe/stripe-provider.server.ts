/** The payment service with a Stripe account, through Stripe's SDK. */
import { Stripe } from "stripe";
import type { CardView, InvoiceView } from "#domain/billing/billing-view.ts";
import {
  BillingAway,
  type BillingProvider,
  CHECKOUT_DONE,
  CHECKOUT_LEFT,
  type ProviderCheckout,
  type ProviderSubscription,
} from "#server/billing/billing-provider.server.ts";
import type { StripeSettings } from "#server/config/stripe-settings.ts";

const TIMEOUT_MS = 15_000;
const INVOICES = 24;

export function stripeProvider({
  secretKey,
  prices,
  apiUrl,
}: Omit<StripeSettings, "webhookSecret">): BillingProvider {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, ...hostOf(apiUrl) });
  return {
    createCustomer: ({ userId, email }) =>
      reach(async () => {
        const idempotencyKey = `customer-${userId}`;
        return (await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey })).id;
      }),

    deleteCustomer: (customerId) =>
      reach(async () => {
        await stripe.customers.del(customerId).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      }),

    openCheckout: ({ customerId, interval, trialDays, key, origin }) =>
      reach(async () => {
        const created = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer: customerId,
            line_items: [{ price: prices[interval], quantity: 1 }],
            ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
            success_url: origin + CHECKOUT_DONE,
            cancel_url: origin + CHECKOUT_LEFT,
          },
          { idempotencyKey: key },
        );
        const open = await stripe.checkout.sessions.list({
          customer: customerId,
          status: "open",
          limit: 100,
        });
        for (const { id } of open.data.filter((each) => each.id !== created.id))
          await stripe.checkout.sessions.expire(id);
        // A repeated key returns the state at creation, so the current state is read.
        return checkoutOf(await stripe.checkout.sessions.retrieve(created.id));
      }),

    openPortal: (customerId, origin) =>
      reach(async () => {
        const return_url = `${origin}/profile/billing`;
        return (await stripe.billingPortal.sessions.create({ customer: customerId, return_url })).url;
      }),

    listSubscriptions: (customerId) =>
      reach(async () => {
        const filter = { customer: customerId, status: "all", limit: 100 } as const;
        const listed: ProviderSubscription[] = [];
        for await (const each of stripe.subscriptions.list(filter)) listed.push(subscriptionOf(each));
        return listed;
      }),

    listInvoices: (customerId) =>
      reach(async () => {
        const { data } = await stripe.invoices.list({ customer: customerId, limit: INVOICES });
        return data.flatMap(invoiceOf);
      }),

    cardOf: (customerId) =>
      reach(async () => {
        const { data } = await stripe.subscriptions.list({
          customer: customerId,
          status: "all",
          limit: 1,
          expand: ["data.default_payment_method", "data.customer.invoice_settings.default_payment_method"],
        });
        return data[0] && cardOf(data[0]);
      }),

    nowMs: async () => Date.now(),

    setCancels: (subscriptionId, _customerId, cancels) =>
      reach(async () => {
        await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: cancels });
      }),

    endNow: (subscriptionId) =>
      reach(async () => {
        await stripe.subscriptions.cancel(subscriptionId);
      }),

    setInterval: (subscriptionId, _customerId, interval) =>
      reach(async () => {
        const found = await stripe.subscriptions.retrieve(subscriptionId);
        const [item] = found.items.data;
        if (item === undefined) throw new Error(`The subscription ${subscriptionId} has no price`);
        await stripe.subscriptions.update(subscriptionId, {
          items: [{ id: item.id, price: prices[interval] }],
          proration_behavior: found.status === "trialing" ? "none" : "always_invoice",
        });
      }),
  };
}

function hostOf(apiUrl: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port === "" ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? "http" : "https",
  };
}

async function reach<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeError && (error.statusCode ?? 0) >= 500);
    throw isAway ? new BillingAway(error) : error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

const date = (seconds: number) => new Date(seconds * 1000);

const CHECKOUT_STATES: Readonly<Record<string, ProviderCheckout["state"]>> = {
  open: "open",
  complete: "complete",
};
const INVOICE_STATES: Readonly<Record<string, InvoiceView["state"]>> = { open: "open", paid: "paid" };

function checkoutOf({ id, status, url }: Stripe.Checkout.Session): ProviderCheckout {
  const state = CHECKOUT_STATES[status ?? ""] ?? "expired";
  return { id, state, url: state === "open" ? url : null };
}

function subscriptionOf(found: Stripe.Subscription): ProviderSubscription {
  const [item] = found.items.data;
  return {
    id: found.id,
    status: found.status,
    createdAt: date(found.created),
    interval: item?.price.recurring?.interval === "year" ? "year" : "month",
    trialEndsAt: found.trial_end === null ? null : date(found.trial_end),
    periodEndsAt: item === undefined ? null : date(item.current_period_end),
    cancelsAtPeriodEnd: found.cancel_at_period_end,
  };
}

function invoiceOf(found: Stripe.Invoice): InvoiceView[] {
  if (found.status === null || found.status === "draft") return [];
  return [
    {
      number: found.number ?? "",
      createdAt: date(found.created),
      state: INVOICE_STATES[found.status] ?? "void",
      cents: found.total,
      nextAttemptAt: found.next_payment_attempt === null ? null : date(found.next_payment_attempt),
      url: found.hosted_invoice_url ?? null,
    },
  ];
}

/** The card of the subscription, or that of its customer, as Stripe itself chooses. */
function cardOf({ default_payment_method: own, customer }: Stripe.Subscription): CardView | undefined {
  const usual =
    typeof customer === "string" || customer.deleted === true
      ? null
      : customer.invoice_settings.default_payment_method;
  const method = own ?? usual;
  if (method === null || typeof method === "string" || method.card === undefined) return undefined;
  const { last4, exp_month, exp_year } = method.card;
  return { last4, expires: `${String(exp_month).padStart(2, "0")}/${String(exp_year).slice(-2)}` };
}
