/** What Tincture asks of a payment service. Stripe answers it by its keys, the sandbox on a server without them. */
import type { CardView, InvoiceView } from "#domain/billing/billing-view.ts";
import type { BillingInterval } from "#domain/plans.ts";

export interface ProviderSubscription {
  readonly id: string;
  /** As the service says it; five of them have a meaning here (SUB-1). */
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
  /** Address of the application, without a slash at the end. */
  readonly origin: string;
}

/** Each method throws `BillingAway` if the service cannot be reached; nothing has changed then as far as is known. */
export interface BillingProvider {
  /** Id of the customer; the same for every call with this person. */
  createCustomer(person: { readonly userId: string; readonly email: string }): Promise<string>;
  /** Ends all subscriptions at once and forgets the customer. No error if there is none. */
  deleteCustomer(customerId: string): Promise<void>;
  /** Opens a checkout, or finds the one that was opened with this key, and closes all others of the customer. */
  openCheckout(request: CheckoutRequest): Promise<ProviderCheckout>;
  /** Address of the page where the customer changes the card. */
  openPortal(customerId: string, origin: string): Promise<string>;
  listSubscriptions(customerId: string): Promise<readonly ProviderSubscription[]>;
  /** Newest first, at most 24. */
  listInvoices(customerId: string): Promise<readonly InvoiceView[]>;
  /** The card of the newest subscription; undefined if there is none, or it is paid in another way. */
  cardOf(customerId: string): Promise<CardView | undefined>;
  /** The customer's time in milliseconds since 1970: a customer of the sandbox has a clock that can be moved. */
  nowMs(customerId: string): Promise<number>;
  /** Whether the subscription ends with its period. */
  setCancels(subscriptionId: string, customerId: string, cancels: boolean): Promise<void>;
  /** Ends it at once; what is owed is not charged any more. */
  endNow(subscriptionId: string, customerId: string): Promise<void>;
  setInterval(subscriptionId: string, customerId: string, interval: BillingInterval): Promise<void>;
}

/** The payment service does not answer, or not now. */
export class BillingAway extends Error {
  constructor(cause: unknown) {
    super("The payment service cannot be reached", { cause });
    this.name = "BillingAway";
  }
}

/** Where a finished checkout leads; the page follows the subscription until it is known. */
export const CHECKOUT_DONE = "/profile/status?checkout=done";
/** Where a checkout leads that was left. */
export const CHECKOUT_LEFT = "/about/pricing";
