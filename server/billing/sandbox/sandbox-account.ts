/**
 * The state of one customer at the payment service, as pure data with a clock of its own. The sandbox stores it in the
 * database; the Stripe-like server of the tests stores it in memory. Times are milliseconds since 1970.
 */
import type { BillingInterval } from "#domain/plans.ts";

export interface SandboxCheckout {
  readonly id: string;
  readonly key: string;
  interval: BillingInterval;
  readonly trialDays: number;
  state: "open" | "complete" | "expired";
}

export interface SandboxSubscription {
  readonly id: string;
  status: "trialing" | "active" | "past_due" | "unpaid" | "canceled";
  readonly createdMs: number;
  interval: BillingInterval;
  readonly trialEndMs: number | null;
  /** Whether the event about the end of the trial has been sent. */
  isTrialEndTold?: boolean;
  periodStartMs: number;
  periodEndMs: number;
  cancelsAtPeriodEnd: boolean;
}

export interface SandboxInvoice {
  readonly number: string;
  readonly subscriptionId: string;
  readonly createdMs: number;
  readonly cents: number;
  state: "paid" | "open" | "void";
  attempts: number;
  nextAttemptMs: number | null;
  isDisputed: boolean;
}

export interface SandboxAccount {
  readonly customerId: string;
  /** How far the customer's clock is ahead of the real one. */
  aheadMs: number;
  card: "good" | "declining";
  /** Unused credit in US cents, which is deducted from the next invoices. */
  creditCents: number;
  /** Oldest first, as all three lists. */
  checkouts: SandboxCheckout[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
  /** Events that are sent with a delay. */
  lateEvents?: SandboxEvent[];
}

/** An event as Stripe names it, about the customer. */
export interface SandboxEvent {
  readonly type: string;
  readonly createdMs: number;
}

export interface Change {
  readonly account: SandboxAccount;
  readonly nowMs: number;
  readonly emit: (type: string, createdMs?: number) => void;
  /** A new id with this prefix. */
  readonly id: (prefix: string) => string;
}

export const DAY_MS = 86_400_000;

export function newAccount(customerId: string): SandboxAccount {
  return {
    customerId,
    aheadMs: 0,
    card: "good",
    creditCents: 0,
    checkouts: [],
    subscriptions: [],
    invoices: [],
  };
}
