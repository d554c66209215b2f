/**
 * The payment service as an interface. Implemented with Stripe if its keys are configured, otherwise by the sandbox.
 */
import type { CardView, InvoiceView } from "#domain/billing/billing-view.ts";
import type { BillingInterval } from "#domain/plans.ts";

export interface ProviderSubscription {
  readonly id: string;
  /** Status of the service; five of them have a meaning here (SUB-1). */
  readonly status: string;
  readonly createdAt: Date;
  readonly interval: BillingInterval;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly cancelsAtPeriodEnd: boolean;
}

export interface ProviderCheckout {
  readonly id: string;
  readonly state: "open" | "complete" | "expired";
  /** Null unless it is open. */
  readonly url: string | null;
}

export interface CheckoutRequest {
  readonly customerId: string;
  readonly interval: BillingInterval;
  /** 0 for none. */
  readonly trialDays: number;
  /** Two requests with the same key are one checkout. */
  readonly key: string;
  /** Origin of the application, without a trailing slash. */
  readonly origin: string;
}

/** Each method throws `BillingAway` if the service is unreachable; then it is unknown whether anything has changed. */
export interface BillingProvider {
  /** Creates the customer and returns its id; repeated calls for a person return the same id. */
  createCustomer(person: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Ends all subscriptions immediately and deletes the customer; no error if there is none. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Opens a checkout, or returns the one with this key, and closes all others of the customer. */
  openCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Address of the page where the customer changes the card. */
  openPortal(customerId: string, origin: string): Promise<string>;
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Newest first, at most 24. */
  listInvoices(customerId: string): Promise<readonly InvoiceView[]>;
  /** The card of the newest subscription; undefined if there is none, or if the payment method is not a card. */
  cardOf(customerId: string): Promise<CardView | undefined>;
  /** The customer's time in milliseconds since 1970; in the sandbox each customer has a clock that can be advanced. */
  nowMs(customerId: string): Promise<number>;
  /** Whether the subscription ends with its period. */
  setCancels(subscriptionId: string, customerId: string, cancels: boolean): Promise<void>;
  /** Ends it immediately; open invoices are no longer collected. */
  endNow(subscriptionId: string, customerId: string): Promise<void>;
  setInterval(subscriptionId: string, customerId: string, interval: BillingInterval): Promise<void>;
}

/** The payment service is unreachable or overloaded. */
export class BillingAway extends Error {
  constructor(cause: unknown) {
    super("The payment service cannot be reached", { cause });
    this.name = "BillingAway";
  }
}

/** Target of a finished checkout; the page waits until the subscription is stored. */
export const CHECKOUT_DONE = "/profile/status?checkout=done";
/** Target of a cancelled checkout. */
export const CHECKOUT_LEFT = "/about/pricing";
