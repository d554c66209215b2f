/** Actions of a customer, a bank or a tester on a sandbox account. */
import { type BillingInterval, PRO_CENTS } from "#domain/plans.ts";
import {
  type Change,
  DAY_MS,
  type SandboxAccount,
  type SandboxCheckout,
  type SandboxEvent,
  type SandboxSubscription,
} from "./sandbox-account.ts";
import { attempt, bill, close, periodAfter, playUntil } from "./sandbox-payments.ts";

/** Runs a change on a copy. Returns the copy with the events in their order. */
export function changeAccount<Result>(
  before: SandboxAccount,
  realMs: number,
  id: Change["id"],
  run: (change: Change) => Result,
): { readonly account: SandboxAccount; readonly events: readonly SandboxEvent[]; readonly result: Result } {
  const account = structuredClone(before);
  const nowMs = realMs + account.aheadMs;
  const events: SandboxEvent[] = [];
  const emit = (type: string, createdMs = nowMs): void => void events.push({ type, createdMs });
  const change = { account, nowMs, emit, id };
  playUntil(change, nowMs);
  return { account, events, result: run(change) };
}

/** The open checkout with this key, or a new one; all others are closed. */
export function openCheckout(
  { account, id }: Change,
  requested: Pick<SandboxCheckout, "key" | "interval" | "trialDays">,
): SandboxCheckout {
  let found = account.checkouts.find(({ key }) => key === requested.key);
  if (found === undefined) {
    found = { ...requested, id: id("cs_test"), state: "open" };
    account.checkouts.push(found);
  }
  for (const other of account.checkouts)
    if (other !== found && other.state === "open") other.state = "expired";
  return found;
}

/** Pays an open checkout. False if it is no longer open: it was paid in another tab, or has expired. */
export function completeCheckout(change: Change, checkoutId: string, card: SandboxAccount["card"]): boolean {
  const { account, nowMs, emit, id } = change;
  const checkout = account.checkouts.find((each) => each.id === checkoutId);
  if (checkout?.state !== "open") return false;
  const isTrial = checkout.trialDays > 0;
  if (!isTrial && card === "declining") return false;
  checkout.state = "complete";
  account.card = card;
  const trialEndMs = isTrial ? nowMs + checkout.trialDays * DAY_MS : null;
  const subscription: SandboxSubscription = {
    id: id("sub_test"),
    status: isTrial ? "trialing" : "active",
    createdMs: nowMs,
    interval: checkout.interval,
    trialEndMs,
    periodStartMs: nowMs,
    periodEndMs: trialEndMs ?? periodAfter(nowMs, checkout.interval),
    cancelsAtPeriodEnd: false,
  };
  account.subscriptions.push(subscription);
  emit("checkout.session.completed");
  emit("customer.subscription.created");
  bill(change, subscription, isTrial ? 0 : PRO_CENTS[checkout.interval], nowMs);
  return true;
}

/** Pays like `completeCheckout` with a good card, and sends its events `byMs` later. */
export function completeWithLateEvents(change: Change, checkoutId: string, byMs: number): boolean {
  const { account, nowMs } = change;
  const emit = (type: string, createdMs = nowMs): void => {
    account.lateEvents = [...(account.lateEvents ?? []), { type, createdMs: createdMs + byMs }];
  };
  return completeCheckout({ ...change, emit }, checkoutId, "good");
}

export function setCancels({ emit }: Change, subscription: SandboxSubscription, cancels: boolean): void {
  if (subscription.status === "canceled") return;
  subscription.cancelsAtPeriodEnd = cancels;
  emit("customer.subscription.updated");
}

/** During a trial only the price changes; otherwise a new period begins, and the rest of the old one is credited. */
export function setInterval(
  change: Change,
  subscription: SandboxSubscription,
  interval: BillingInterval,
): void {
  const { account, nowMs, emit } = change;
  if (subscription.status === "canceled" || subscription.interval === interval) return;
  const { periodStartMs, periodEndMs, status } = subscription;
  const left01 = Math.max(0, (periodEndMs - nowMs) / (periodEndMs - periodStartMs));
  const before = subscription.interval;
  subscription.interval = interval;
  emit("customer.subscription.updated");
  if (status !== "active") return;
  account.creditCents += Math.round(PRO_CENTS[before] * left01);
  subscription.periodStartMs = nowMs;
  subscription.periodEndMs = periodAfter(nowMs, interval);
  bill(change, subscription, PRO_CENTS[interval], nowMs);
}

/** Ends a subscription immediately; its open invoices are no longer collected. */
export function endNow({ account, emit }: Change, subscription: SandboxSubscription): void {
  if (subscription.status === "canceled") return;
  subscription.status = "canceled";
  for (const invoice of account.invoices)
    if (invoice.subscriptionId === subscription.id && invoice.state === "open") close(invoice);
  emit("customer.subscription.deleted");
}

/** Replaces the card; a good card immediately pays open invoices. */
export function setCard(change: Change, card: SandboxAccount["card"]): void {
  change.account.card = card;
  if (card === "declining") return;
  for (const invoice of change.account.invoices)
    if (invoice.state === "open") attempt(change, invoice, change.nowMs);
}

/** The holder of the card disputes the last paid invoice. False if there is none. */
export function dispute({ account, emit }: Change): boolean {
  const invoice = account.invoices.findLast(({ state, cents }) => state === "paid" && cents > 0);
  if (invoice === undefined) return false;
  invoice.isDisputed = true;
  emit("charge.dispute.created");
  return true;
}

/** Advances the customer's clock, and simulates everything that happens until then. */
export function moveClock(change: Change, byMs: number): void {
  change.account.aheadMs += byMs;
  playUntil(change, change.nowMs + byMs);
}
