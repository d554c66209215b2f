/** View types of a subscription and its payments on the billing page. */
import type { BillingInterval } from "#domain/plans.ts";
import type { SubscriptionStatus } from "./subscription.ts";

export interface InvoiceView {
  readonly number: string;
  readonly createdAt: Date;
  readonly state: "paid" | "open" | "void";
  /** Total in US cents. */
  readonly cents: number;
  /** When payment of an unpaid invoice is tried again; null if never. */
  readonly nextAttemptAt: Date | null;
  /** The payment service's own page of the invoice; test mode has none. */
  readonly url: string | null;
}

/** The charged card, without its full number. */
export interface CardView {
  /** The last four digits. */
  readonly last4: string;
  /** Month and year such as "08/28". */
  readonly expires: string;
}

export interface SubscriptionView {
  readonly status: SubscriptionStatus;
  readonly interval: BillingInterval;
  /** Price of one interval in US cents. */
  readonly cents: number;
  /** Whether it ends with its period. */
  readonly cancels: boolean;
  /** Null without a trial, and after it. */
  readonly trialDaysLeft: number | null;
  readonly periodEndsAt: Date | null;
}

export interface BillingView {
  /** Whether the sandbox simulates the payment service. */
  readonly isTestMode: boolean;
  /** The payment service did not answer, so the last stored state is shown. */
  readonly isAway: boolean;
  /** Whether the person has not had a trial yet. */
  readonly canTry: boolean;
  /** Undefined if there is none, or it has ended. */
  readonly subscription: SubscriptionView | undefined;
  /** Undefined if the payment service does not report it, or if the payment method is not a card. */
  readonly card: CardView | undefined;
  /** Newest first. */
  readonly invoices: readonly InvoiceView[];
}
