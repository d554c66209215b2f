/** Simulates the passing of time for a sandbox account: renewals, failed payments, new attempts. */
import { type BillingInterval, PRO_CENTS } from "#domain/plans.ts";
import {
  type Change,
  DAY_MS,
  type SandboxAccount,
  type SandboxEvent,
  type SandboxInvoice,
  type SandboxSubscription,
} from "./sandbox-account.ts";

/** A failed payment is retried after a week, three times in total; then the subscription is unpaid. */
const RETRY_MS = 7 * DAY_MS;
const MAX_ATTEMPTS = 3;
/** Time before the end of a trial at which the event about it is sent. */
const TRIAL_NOTICE_MS = 3 * DAY_MS;

/** Simulates renewals and new attempts in chronological order. */
export function playUntil(change: Change, untilMs: number): void {
  for (;;) {
    const due = nextDue(change.account);
    if (due === undefined || due.atMs > untilMs) return;
    due.run(change);
  }
}

interface Due {
  readonly atMs: number;
  readonly run: (change: Change) => void;
}

function nextDue({ subscriptions, invoices, lateEvents = [] }: SandboxAccount): Due | undefined {
  const dues: Due[] = lateEvents.map((event) => ({
    atMs: event.createdMs,
    run: (change) => sendLate(change, event),
  }));
  for (const each of subscriptions) {
    if (each.status === "canceled" || each.status === "unpaid") continue;
    if (each.status === "trialing" && each.trialEndMs !== null && each.isTrialEndTold !== true) {
      const atMs = each.trialEndMs - TRIAL_NOTICE_MS;
      dues.push({ atMs, run: (change) => sendTrialEnd(change, each, atMs) });
    }
    dues.push({ atMs: each.periodEndMs, run: (change) => renew(change, each) });
  }
  for (const each of invoices) {
    const { nextAttemptMs } = each;
    if (each.state === "open" && nextAttemptMs !== null)
      dues.push({ atMs: nextAttemptMs, run: (change) => attempt(change, each, nextAttemptMs) });
  }
  return dues.toSorted((a, b) => a.atMs - b.atMs)[0];
}

function sendLate({ account, emit }: Change, event: SandboxEvent): void {
  account.lateEvents = account.lateEvents?.filter((each) => each !== event) ?? [];
  emit(event.type, event.createdMs);
}

function sendTrialEnd({ emit }: Change, subscription: SandboxSubscription, atMs: number): void {
  subscription.isTrialEndTold = true;
  emit("customer.subscription.trial_will_end", atMs);
}

function renew(change: Change, subscription: SandboxSubscription): void {
  const atMs = subscription.periodEndMs;
  if (subscription.cancelsAtPeriodEnd) {
    subscription.status = "canceled";
    change.emit("customer.subscription.deleted", atMs);
    return;
  }
  if (subscription.status === "trialing") subscription.status = "active";
  subscription.periodStartMs = atMs;
  subscription.periodEndMs = periodAfter(atMs, subscription.interval);
  change.emit("customer.subscription.updated", atMs);
  bill(change, subscription, PRO_CENTS[subscription.interval], atMs);
}

export function bill(change: Change, { id }: SandboxSubscription, fullCents: number, atMs: number): void {
  const { account } = change;
  const credit = Math.min(account.creditCents, fullCents);
  account.creditCents -= credit;
  const invoice: SandboxInvoice = {
    number: `TEST-${String(account.invoices.length + 1).padStart(4, "0")}`,
    subscriptionId: id,
    createdMs: atMs,
    cents: fullCents - credit,
    state: "open",
    attempts: 0,
    nextAttemptMs: null,
    isDisputed: false,
  };
  account.invoices.push(invoice);
  attempt(change, invoice, atMs);
}

export function attempt({ account, emit }: Change, invoice: SandboxInvoice, atMs: number): void {
  const subscription = account.subscriptions.find(({ id }) => id === invoice.subscriptionId);
  if (subscription === undefined || subscription.status === "canceled") return close(invoice);
  invoice.attempts += 1;
  if (invoice.cents === 0 || account.card === "good") {
    invoice.state = "paid";
    invoice.nextAttemptMs = null;
    emit("invoice.paid", atMs);
    const owes = account.invoices.some(
      (each) => each.subscriptionId === subscription.id && each.state === "open",
    );
    if (owes || !["past_due", "unpaid"].includes(subscription.status)) return;
    subscription.status = "active";
  } else {
    const isLast = invoice.attempts >= MAX_ATTEMPTS;
    invoice.nextAttemptMs = isLast ? null : atMs + RETRY_MS;
    emit("invoice.payment_failed", atMs);
    if (subscription.status !== "unpaid") subscription.status = isLast ? "unpaid" : "past_due";
  }
  emit("customer.subscription.updated", atMs);
}

export function close(invoice: SandboxInvoice): void {
  invoice.state = "void";
  invoice.nextAttemptMs = null;
}

/** The same day of the next month or year (UTC), or the last day of a shorter month. */
export function periodAfter(startMs: number, interval: BillingInterval): number {
  const start = new Date(startMs);
  const months = interval === "year" ? 12 : 1;
  const end = new Date(startMs);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), last));
  return end.getTime();
}
