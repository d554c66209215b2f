import { expect, it } from "vitest";
import { type Change, DAY_MS, newAccount, type SandboxAccount } from "./sandbox-account.ts";
import {
  changeAccount,
  completeCheckout,
  completeWithLateEvents,
  dispute,
  endNow,
  moveClock,
  openCheckout,
  setCancels,
  setCard,
  setInterval,
} from "./sandbox-actions.ts";

const START_MS = Date.UTC(2027, 0, 31, 12);

/** An account with its events so far. */
function open() {
  let account: SandboxAccount = newAccount("cus_test");
  let ids = 0;
  const types: string[] = [];
  function play<Result>(run: (change: Change) => Result): Result {
    ids += 1;
    const done = changeAccount(account, START_MS, (prefix) => `${prefix}_${ids}`, run);
    account = done.account;
    types.push(...done.events.map(({ type }) => type));
    return done.result;
  }
  const subscribe = (interval: "month" | "year", trialDays: number, card: SandboxAccount["card"] = "good") =>
    play((change) => {
      const { id } = openCheckout(change, { key: `${interval}${ids}`, interval, trialDays });
      return completeCheckout(change, id, card);
    });
  const latest = () => {
    const found = account.subscriptions.at(-1);
    if (found === undefined) throw new Error("no subscription");
    return found;
  };
  const onLatest = (run: (change: Change, subscription: ReturnType<typeof latest>) => void) =>
    play((change) => {
      const found = change.account.subscriptions.at(-1);
      if (found !== undefined) run(change, found);
    });
  return {
    play,
    subscribe,
    latest,
    onLatest,
    types,
    pass: (days: number) => play((change) => moveClock(change, days * DAY_MS)),
    invoices: () => account.invoices.map(({ cents, state }) => `${cents} ${state}`),
    account: () => account,
  };
}

it("[SUB-3] a trial of 14 days costs nothing, then each month is paid on its day or the month's last", () => {
  const { subscribe, latest, pass, invoices } = open();
  expect(subscribe("month", 14)).toBe(true);
  expect(latest().status).toBe("trialing");
  pass(13.9);
  expect([latest().status, ...invoices()]).toEqual(["trialing", "0 paid"]);
  pass(0.2);
  expect([latest().status, ...invoices()]).toEqual(["active", "0 paid", "600 paid"]);
  const other = open();
  other.subscribe("month", 0);
  expect(new Date(other.latest().periodEndMs).toISOString()).toBe("2027-02-28T12:00:00.000Z");
});

it("[SUB-3] a payment that fails is tried three times a week apart, then the subscription is unpaid", () => {
  const { subscribe, latest, pass, play, invoices, types } = open();
  subscribe("year", 14, "declining");
  pass(14);
  expect(latest().status).toBe("past_due");
  pass(7);
  expect(latest().status).toBe("past_due");
  pass(7);
  expect(latest().status).toBe("unpaid");
  expect(types.filter((type) => type === "invoice.payment_failed")).toHaveLength(3);
  pass(100);
  expect(invoices()).toEqual(["0 paid", "5400 open"]);
  play((change) => setCard(change, "good"));
  expect([latest().status, ...invoices()]).toEqual(["active", "0 paid", "5400 paid"]);
});

it("[SUB-3] a cancelled subscription ends with its period, unless it is resumed", () => {
  const { subscribe, latest, onLatest, pass, invoices } = open();
  subscribe("month", 0);
  onLatest((change, found) => setCancels(change, found, true));
  onLatest((change, found) => setCancels(change, found, false));
  pass(29);
  expect([latest().status, ...invoices()]).toEqual(["active", "600 paid", "600 paid"]);
  onLatest((change, found) => setCancels(change, found, true));
  pass(62);
  expect([latest().status, ...invoices()]).toEqual(["canceled", "600 paid", "600 paid"]);
});

it("[SUB-3] what is paid for and not used is taken off when month and year change", () => {
  const { subscribe, latest, onLatest, pass, invoices, account } = open();
  subscribe("month", 0);
  pass(14); // of 28 days
  onLatest((change, found) => setInterval(change, found, "year"));
  expect(invoices()).toEqual(["600 paid", "5100 paid"]);
  onLatest((change, found) => setInterval(change, found, "month"));
  expect(invoices().at(-1)).toBe("0 paid");
  expect(account().creditCents).toBe(5400 - 600);
  expect(latest().interval).toBe("month");
});

it("[SUB-3] an old checkout, a paid one and one with a bad card begin nothing", () => {
  const { play, account } = open();
  const first = play((change) => openCheckout(change, { key: "a", interval: "month", trialDays: 0 }));
  const again = play((change) => openCheckout(change, { key: "a", interval: "month", trialDays: 0 }));
  expect(again.id).toBe(first.id);
  const second = play((change) => openCheckout(change, { key: "b", interval: "year", trialDays: 0 }));
  expect(play((change) => completeCheckout(change, first.id, "good"))).toBe(false);
  expect(play((change) => completeCheckout(change, second.id, "declining"))).toBe(false);
  expect(play((change) => completeCheckout(change, second.id, "good"))).toBe(true);
  expect(play((change) => completeCheckout(change, second.id, "good"))).toBe(false);
  expect(account().subscriptions).toHaveLength(1);
});

it("[SUB-3] a dispute is an event about the last payment, and an end voids what is owed", () => {
  const { subscribe, onLatest, pass, play, types, invoices, latest } = open();
  expect(play(dispute)).toBe(false);
  subscribe("month", 0);
  expect(play(dispute)).toBe(true);
  expect(types.at(-1)).toBe("charge.dispute.created");
  play((change) => setCard(change, "declining"));
  pass(28);
  expect(latest().status).toBe("past_due");
  onLatest(endNow);
  expect([latest().status, ...invoices()]).toEqual(["canceled", "600 paid", "600 void"]);
});

it("[SUB-3] events that are told late come after their time, once, and the subscription is there before", () => {
  const { play, latest, types, pass } = open();
  play((change) => {
    const { id } = openCheckout(change, { key: "late", interval: "month", trialDays: 14 });
    return completeWithLateEvents(change, id, 30_000);
  });
  expect(latest().status).toBe("trialing");
  pass(29_000 / DAY_MS);
  expect(types).toEqual([]);
  pass(1000 / DAY_MS);
  pass(1);
  expect(types).toEqual(["checkout.session.completed", "customer.subscription.created", "invoice.paid"]);
});
