/**
 * What a payment service knows of one customer, and how it changes: pure, with a clock of its own. The sandbox keeps
 * it in the database; the Stripe-like server of the tests keeps it in memory. All times are milliseconds since 1970.
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
  /** Whether the event has been sent that the trial ends soon. */
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
  /** Paid for and not used, in US cents; taken off the next invoices. */
  creditCents: number;
  /** Oldest first, as all three lists. */
  checkouts: SandboxCheckout[];
  subscriptions: SandboxSubscription[];
  invoices: SandboxInvoice[];
  /** Events that are sent later than what they tell of. */
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
