/** The payment service of a server without keys: a local simulation that never charges anything. */
import { eq } from "drizzle-orm";
import type { CardView, InvoiceView } from "#domain/billing/billing-view.ts";
import type { BillingProvider, ProviderSubscription } from "#server/billing/billing-provider.server.ts";
import { sandboxCustomers } from "#server/billing/billing-tables.ts";
import {
  type Change,
  newAccount,
  type SandboxAccount,
  type SandboxInvoice,
  type SandboxSubscription,
} from "./sandbox-account.ts";
import { endNow, openCheckout, setCancels, setInterval } from "./sandbox-actions.ts";
import { changeSandbox, readSandbox, type SandboxStore } from "./sandbox-store.server.ts";

export const SANDBOX_CHECKOUT = "/sandbox/checkout";
export const SANDBOX_PORTAL = "/sandbox/portal";
const INVOICES = 24;
/** Stripe's test numbers for a card that pays and for one that is declined later. */
const CARDS: Readonly<Record<SandboxAccount["card"], CardView>> = {
  good: { last4: "4242", expires: "12/34" },
  declining: { last4: "0341", expires: "12/34" },
};

export function sandboxProvider(store: SandboxStore): BillingProvider {
  const { db } = store;
  return {
    async createCustomer({ userId }) {
      const id = `cus_test_${userId}`;
      await db
        .insert(sandboxCustomers)
        .values({ id, userId, account: newAccount(id) })
        .onConflictDoNothing();
      return id;
    },

    async deleteCustomer(customerId) {
      await db.delete(sandboxCustomers).where(eq(sandboxCustomers.id, customerId));
    },

    async openCheckout({ customerId, interval, trialDays, key, origin }) {
      const found = await changeSandbox(store, { customerId }, (change) =>
        openCheckout(change, { key, interval, trialDays }),
      );
      if (found === undefined) throw new Error(`There is no customer ${customerId}`);
      const { id, state } = found;
      return { id, state, url: state === "open" ? origin + SANDBOX_CHECKOUT : null };
    },

    openPortal: async (_customerId, origin) => origin + SANDBOX_PORTAL,

    async listSubscriptions(customerId) {
      // The sandbox advances its clock whenever it is read.
      const found = await changeSandbox(store, { customerId }, ({ account }) => account);
      return found === undefined ? [] : found.subscriptions.map(subscriptionOf);
    },

    async listInvoices(customerId) {
      const found = await readSandbox(store, { customerId });
      return found === undefined ? [] : invoicesOf(found.account);
    },

    async cardOf(customerId) {
      const found = await readSandbox(store, { customerId });
      return found?.account.subscriptions.length ? CARDS[found.account.card] : undefined;
    },

    nowMs: async (customerId) => (await readSandbox(store, { customerId }))?.nowMs ?? store.clock(),

    async setCancels(subscriptionId, customerId, cancels) {
      await changeSandbox(store, { customerId }, (change) => {
        const found = subscriptionIn(change, subscriptionId);
        if (found !== undefined) setCancels(change, found, cancels);
      });
    },

    async endNow(subscriptionId, customerId) {
      await changeSandbox(store, { customerId }, (change) => {
        const found = subscriptionIn(change, subscriptionId);
        if (found !== undefined) endNow(change, found);
      });
    },

    async setInterval(subscriptionId, customerId, interval) {
      await changeSandbox(store, { customerId }, (change) => {
        const found = subscriptionIn(change, subscriptionId);
        if (found !== undefined) setInterval(change, found, interval);
      });
    },
  };
}

function subscriptionIn({ account }: Change, id: string): SandboxSubscription | undefined {
  return account.subscriptions.find((each) => each.id === id);
}

const date = (ms: number | null) => (ms === null ? null : new Date(ms));

function subscriptionOf(found: SandboxSubscription): ProviderSubscription {
  const { id, status, interval, createdMs, trialEndMs, periodEndMs, cancelsAtPeriodEnd } = found;
  return {
    id,
    status,
    interval,
    cancelsAtPeriodEnd,
    createdAt: new Date(createdMs),
    trialEndsAt: date(trialEndMs),
    periodEndsAt: date(periodEndMs),
  };
}

function invoicesOf({ invoices }: SandboxAccount): InvoiceView[] {
  return invoices.toReversed().slice(0, INVOICES).map(invoiceOf);
}

function invoiceOf({ number, createdMs, state, cents, nextAttemptMs }: SandboxInvoice): InvoiceView {
  return {
    number,
    state,
    cents,
    createdAt: new Date(createdMs),
    nextAttemptAt: date(nextAttemptMs),
    url: null,
  };
}
