/** Commands of the sandbox pages. They only reach the account of the signed-in person. */
import { DAY_MS } from "./sandbox-account.ts";
import {
  completeCheckout,
  completeWithLateEvents,
  dispute,
  endNow,
  moveClock,
  setCard,
} from "./sandbox-actions.ts";
import { changeSandbox, readSandbox, type SandboxStore } from "./sandbox-store.server.ts";

/** The open checkout and the time of its first payment; undefined if there is none. */
export async function openSandboxCheckout(store: SandboxStore, userId: string) {
  const found = await readSandbox(store, { userId });
  const open = found?.account.checkouts.findLast(({ state }) => state === "open");
  if (found === undefined || open === undefined) return undefined;
  const { id, interval, trialDays } = open;
  return { id, interval, trialDays, firstPaymentMs: found.nowMs + trialDays * DAY_MS };
}

/** Delay of the events of a payment with late events. */
export const LATE_MS = 30_000;

/** Possible outcomes of a payment in the sandbox; "confirm" asks the buyer first. */
export const OUTCOMES = ["succeeds", "declined", "confirm", "late", "fails-later", "left"] as const;
export type Outcome = (typeof OUTCOMES)[number];

/**
 * "done": the subscription has begun. "declined", "asked": the bank refused, or requires a confirmation; the checkout
 * stays open. "left": it was closed. "gone": it was closed or paid before.
 */
export async function playCheckout(
  store: SandboxStore,
  userId: string,
  checkoutId: string,
  outcome: Outcome,
): Promise<"done" | "declined" | "asked" | "left" | "gone"> {
  const played = await changeSandbox(store, { userId }, (change) => {
    const found = change.account.checkouts.find(({ id }) => id === checkoutId);
    if (found?.state !== "open") return "gone";
    if (outcome === "declined") return "declined";
    if (outcome === "confirm") return "asked";
    if (outcome === "late") {
      completeWithLateEvents(change, checkoutId, LATE_MS);
      return "done";
    }
    if (outcome === "left") {
      found.state = "expired";
      return "left";
    }
    // Without a trial a bad card is declined immediately.
    return completeCheckout(change, checkoutId, outcome === "succeeds" ? "good" : "declining")
      ? "done"
      : "declined";
  });
  return played ?? "gone";
}

export const PORTAL_ACTIONS = ["good-card", "bad-card", "day", "week", "month", "dispute", "end"] as const;
export type PortalAction = (typeof PORTAL_ACTIONS)[number];

const DAYS: Readonly<Partial<Record<PortalAction, number>>> = { day: 1, week: 7, month: 31 };

/** False if there is nothing to change. */
export async function playPortal(
  store: SandboxStore,
  userId: string,
  action: PortalAction,
): Promise<boolean> {
  const days = DAYS[action];
  const played = await changeSandbox(store, { userId }, (change) => {
    if (days !== undefined) {
      moveClock(change, days * DAY_MS);
      return true;
    }
    if (action === "dispute") return dispute(change);
    if (action === "end") {
      const latest = change.account.subscriptions.findLast(({ status }) => status !== "canceled");
      if (latest !== undefined) endNow(change, latest);
      return latest !== undefined;
    }
    setCard(change, action === "good-card" ? "good" : "declining");
    return true;
  });
  return played ?? false;
}
