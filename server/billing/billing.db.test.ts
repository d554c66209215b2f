// Payments from the view of the application, with Stripe's own SDK against a server that answers like Stripe.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { PRO_PRICE } from "#domain/plans.ts";
import { planOf } from "#server/account/plan-of.server.ts";
import { customers } from "#server/account/subscription-tables.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { jobs } from "#server/jobs/job-table.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { sampled } from "#tests/exhaustive.ts";
import { type StripePeer, signatureOf, startStripePeer } from "#tests/stripe-peer.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { BillingAway } from "./billing-provider.server.ts";
import { latestSubscription } from "./billing-queries.server.ts";
import { billingRoutes } from "./billing-routes.ts";
import { billingEvents } from "./billing-tables.ts";
import { startCheckout } from "./checkout-command.server.ts";
import { reconcileDaily } from "./event-commands.server.ts";
import { reconcileJobs } from "./open-billing.server.ts";
import { reconcile } from "./reconcile.server.ts";
import { DAY_MS } from "./sandbox/sandbox-account.ts";
import { completeCheckout, endNow, moveClock, setCard } from "./sandbox/sandbox-actions.ts";
import { stripeProvider } from "./stripe/stripe-provider.server.ts";
import { changeInterval, endBilling, setCancellation } from "./subscription-commands.server.ts";

const ORIGIN = "http://tincture.test";
/** Two lives of each length, in `npm test`. */
const ORDERS = sampled(200, 10);
const log = createLog(() => undefined);

let opened: OpenedDatabase;
let peer: StripePeer;
let provider: ReturnType<typeof stripeProvider>;
let webhook: ReturnType<typeof billingRoutes>;
beforeAll(async () => {
  opened = await openTestDatabase();
  peer = await startStripePeer();
  provider = stripeProvider(peer.settings);
  webhook = billingRoutes({ db: opened.db, billing: { webhookSecret: peer.settings.webhookSecret } });
});
afterEach(async () => {
  peer.delay(() => 0);
  await opened.db.delete(jobs);
});
afterAll(async () => {
  await opened.close();
  await peer.close();
});

async function newBuyer() {
  const [userId = ""] = await addUsers(opened.db, 1);
  return { userId, email: `${userId}@example.test` };
}

const start = (buyer: Awaited<ReturnType<typeof newBuyer>>, interval: "month" | "year" = "month") =>
  startCheckout({ db: opened.db, provider }, buyer, interval, ORIGIN);

async function customerOf(userId: string): Promise<string> {
  const [row] = await opened.db.select().from(customers).where(eq(customers.userId, userId));
  return row?.id ?? "";
}

/** Pays the open checkout. Returns the events. */
function pay(customerId: string, card: "good" | "declining" = "good"): string[] {
  return peer.change(customerId, (change) => {
    const open = change.account.checkouts.find(({ state }) => state === "open");
    return open !== undefined && completeCheckout(change, open.id, card);
  });
}

async function deliver(
  body: string,
  signature = signatureOf(body),
): Promise<{ status: number; received: string }> {
  const headers = { "stripe-signature": signature };
  const answer = await webhook.request("/api/billing/webhook", { method: "POST", body, headers });
  const { received = "" }: { received?: string } = await answer.json();
  return { status: answer.status, received };
}

const runJobs = () =>
  runDueJobs({
    db: opened.db,
    log,
    works: [reconcileJobs({ db: opened.db, provider, origin: ORIGIN, isTestMode: false })],
  });

/** The stored subscriptions and those of the payment service, in the same format. */
async function bothSides(userId: string) {
  const customerId = await customerOf(userId);
  const stored = await latestSubscription(opened.db, userId);
  const truth = peer.accountOf(customerId).subscriptions.at(-1);
  const secondsOf = (ms: number) => Math.floor(ms / 1000);
  return {
    stored: stored && {
      id: stored.id,
      status: stored.status,
      interval: stored.interval,
      ends: secondsOf(stored.periodEndsAt?.getTime() ?? 0),
    },
    truth: truth && {
      id: truth.id,
      status: truth.status,
      interval: truth.interval,
      ends: secondsOf(truth.periodEndMs),
    },
  };
}

it("[SUB-3] a trial begins at the checkout, and its event makes the person Pro", async () => {
  const buyer = await newBuyer();
  const begun = await start(buyer);
  expect(begun).toMatchObject({ ok: true, url: expect.stringContaining("checkout.stripe.test") });
  expect(await planOf(opened.db, buyer.userId)).toBe("free");
  const events = pay(await customerOf(buyer.userId));
  expect(await deliver(events[0] ?? "")).toEqual({ status: 200, received: "new" });
  await runJobs();
  expect(await latestSubscription(opened.db, buyer.userId)).toMatchObject({
    status: "trialing",
    interval: "month",
    cancelsAtPeriodEnd: false,
  });
  expect(await planOf(opened.db, buyer.userId)).toBe("pro");
  const card = await provider.cardOf(await customerOf(buyer.userId));
  expect(card).toEqual({ last4: "4242", expires: "08/31" });
});

it("[SUB-3] however often it is pressed, there is one checkout and one subscription", async () => {
  const buyer = await newBuyer();
  const pressed = await Promise.all([start(buyer), start(buyer), start(buyer)]);
  expect(new Set(pressed.map((each) => (each.ok ? each.url : each.reason))).size).toBe(1);
  const customerId = await customerOf(buyer.userId);
  // The back button, then the other price: the first checkout is closed.
  expect(await start(buyer, "year")).toMatchObject({ ok: true });
  expect(peer.accountOf(customerId).checkouts.map(({ interval, state }) => `${interval} ${state}`)).toEqual([
    "month expired",
    "year open",
  ]);
  expect(await start(buyer, "month")).toMatchObject({ ok: true });
  expect(peer.accountOf(customerId).checkouts.filter(({ state }) => state === "open")).toHaveLength(1);
  pay(customerId);
  expect(await start(buyer)).toEqual({ ok: false, reason: "subscribed" });
  expect(peer.accountOf(customerId).subscriptions).toHaveLength(1);
});

it("[SUB-2] there is one trial a person", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const customerId = await customerOf(buyer.userId);
  pay(customerId);
  peer.change(customerId, (change) => {
    change.account.subscriptions.forEach((each) => endNow(change, each));
    moveClock(change, DAY_MS);
  });
  expect(await start(buyer, "year")).toMatchObject({ ok: true });
  pay(customerId);
  await reconcile(opened.db, provider, customerId);
  expect(await latestSubscription(opened.db, buyer.userId)).toMatchObject({
    status: "active",
    interval: "year",
    trialEndsAt: null,
  });
});

it("[SUB-2] there is one trial a person, also after their account is deleted", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const customerId = await customerOf(buyer.userId);
  pay(customerId);
  await reconcile(opened.db, provider, customerId);
  await endBilling({ db: opened.db, provider }, buyer.userId);
  await opened.db.delete(users).where(eq(users.id, buyer.userId));
  const [mailbox = "", host = ""] = buyer.email.split("@");
  for (const email of [buyer.email, `${mailbox}+again@${host}`, `other-${buyer.email}`]) {
    const userId = randomUUID();
    await opened.db.insert(users).values({ id: userId, name: "Again", email });
    expect((await start({ userId, email })).ok).toBe(true);
    const open = peer.accountOf(await customerOf(userId)).checkouts.at(-1);
    expect([email, open?.trialDays]).toEqual([email, email.startsWith("other-") ? PRO_PRICE.trialDays : 0]);
  }
});

it("[SUB-3] cancelling, resuming and the other interval change the own subscription only", async () => {
  const [buyer, other] = [await newBuyer(), await newBuyer()];
  for (const each of [buyer, other]) {
    await start(each);
    pay(await customerOf(each.userId));
    await reconcile(opened.db, provider, await customerOf(each.userId));
  }
  const before = await latestSubscription(opened.db, other.userId);
  const parts = { db: opened.db, provider };
  const mine = () => latestSubscription(opened.db, buyer.userId);
  expect(await setCancellation(parts, buyer.userId, true)).toEqual({ ok: true });
  expect(await mine()).toMatchObject({ status: "trialing", cancelsAtPeriodEnd: true });
  expect(await setCancellation(parts, buyer.userId, false)).toEqual({ ok: true });
  expect(await changeInterval(parts, buyer.userId, "year")).toEqual({ ok: true });
  expect(await mine()).toMatchObject({ cancelsAtPeriodEnd: false, interval: "year" });
  expect(await latestSubscription(opened.db, other.userId)).toEqual(before);
  const stranger = await newBuyer();
  expect(await setCancellation(parts, stranger.userId, true)).toEqual({ ok: false, reason: "nodata" });
});

it("[SUB-3] an event that is forged, old or about somebody else's customer changes nothing", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const [body = ""] = pay(await customerOf(buyer.userId));
  const before = await opened.db.$count(billingEvents);
  expect((await deliver(body, "")).status).toBe(400);
  expect((await deliver(body, signatureOf(body, { secret: "whsec_other" }))).status).toBe(400);
  expect((await deliver(body, signatureOf(body, { ageS: 301 }))).status).toBe(400);
  expect((await deliver(body.replace("evt_", "evt_x"), signatureOf(body))).status).toBe(400);
  const foreign = body.replace(/cus_\w+/, "cus_of_another_account");
  expect(await deliver(foreign)).toEqual({ status: 200, received: "not ours" });
  expect(await opened.db.$count(billingEvents)).toBe(before);
  expect(await opened.db.$count(jobs)).toBe(0);
  expect(await planOf(opened.db, buyer.userId)).toBe("free");
  expect(await deliver(body, signatureOf(body, { ageS: 299 }))).toEqual({ status: 200, received: "new" });
  expect(await deliver(body)).toEqual({ status: 200, received: "known" });
  expect(await opened.db.$count(jobs)).toBe(1);
});

it("[SUB-3] an answer that comes late does not overwrite a newer one", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const customerId = await customerOf(buyer.userId);
  pay(customerId);
  let answered = () => {};
  const held = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const early = await provider.listSubscriptions(customerId);
  const slow = reconcile(
    opened.db,
    {
      async listSubscriptions() {
        await held;
        return early;
      },
    },
    customerId,
  );
  await expect
    .poll(
      async () =>
        (await opened.db.select().from(customers).where(eq(customers.id, customerId)))[0]?.readsBegun,
    )
    .toBe(2);
  peer.change(customerId, (change) => change.account.subscriptions.forEach((each) => endNow(change, each)));
  await reconcile(opened.db, provider, customerId);
  answered();
  await slow;
  expect(await latestSubscription(opened.db, buyer.userId)).toMatchObject({ status: "canceled" });
});

it("[SUB-3] a person without an account has no subscription: it ends first, or the account stays", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const customerId = await customerOf(buyer.userId);
  pay(customerId);
  const away = stripeProvider({ ...peer.settings, apiUrl: "http://127.0.0.1:9" });
  await expect(endBilling({ db: opened.db, provider: away }, buyer.userId)).rejects.toThrow(BillingAway);
  expect(await opened.db.$count(users, eq(users.id, buyer.userId))).toBe(1);
  await endBilling({ db: opened.db, provider }, buyer.userId);
  expect(peer.accountOf(customerId).subscriptions).toEqual([]);
  // The customer is already deleted when the command is repeated.
  await endBilling({ db: opened.db, provider }, buyer.userId);
});

it("[SUB-3] whoever owes a payment and cancels is rid of it at once", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const customerId = await customerOf(buyer.userId);
  pay(customerId);
  peer.change(customerId, (change) => {
    setCard(change, "declining");
    moveClock(change, 15 * DAY_MS);
  });
  const parts = { db: opened.db, provider };
  await reconcile(opened.db, provider, customerId);
  expect(await latestSubscription(opened.db, buyer.userId)).toMatchObject({ status: "past_due" });
  expect(await setCancellation(parts, buyer.userId, true)).toEqual({ ok: true });
  expect(await latestSubscription(opened.db, buyer.userId)).toMatchObject({ status: "canceled" });
  expect(peer.accountOf(customerId).invoices.some(({ state }) => state === "open")).toBe(false);
});

it("[SUB-3] [QLT-5] what no event told is found within a day, by one instance", async () => {
  const buyer = await newBuyer();
  await start(buyer);
  const customerId = await customerOf(buyer.userId);
  pay(customerId);
  await reconcile(opened.db, provider, customerId);
  peer.change(customerId, (change) => moveClock(change, 15 * DAY_MS));
  await Promise.all([reconcileDaily(opened.db), reconcileDaily(opened.db)]);
  const due = await opened.db.select({ payload: jobs.payload }).from(jobs);
  expect(due.filter(({ payload }) => JSON.stringify(payload).includes(customerId))).toHaveLength(1);
  await runJobs();
  expect(await latestSubscription(opened.db, buyer.userId)).toMatchObject({ status: "active" });
});

/** Numbers from 0 to 1 that are the same in every run. */
function numbers(seed: number): () => number {
  let state = (seed + 1) * 7_919_003;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The life of a subscription, one step at a time: trial, active, past due, unpaid, canceled. */
const LIFE: readonly ((customerId: string) => string[])[] = [
  (id) => pay(id, "good"),
  (id) => peer.change(id, (change) => moveClock(change, 14 * DAY_MS)),
  (id) =>
    peer.change(id, (change) => {
      setCard(change, "declining");
      moveClock(change, 31 * DAY_MS);
    }),
  (id) => peer.change(id, (change) => moveClock(change, 14 * DAY_MS)),
  (id) => peer.change(id, (change) => change.account.subscriptions.forEach((each) => endNow(change, each))),
];

it(`[SUB-1] [SUB-3] every one of ${ORDERS} orders of a life's events, with doubles, ends as the service says`, async () => {
  const statuses = new Set<string>();
  for (let order = 0; order < ORDERS; order += 1) {
    const random = numbers(order);
    const buyer = await newBuyer();
    await start(buyer);
    const customerId = await customerOf(buyer.userId);
    const waiting: string[] = [];
    // Each status is the last one in some of the histories.
    const steps = LIFE.slice(0, 1 + (order % LIFE.length));
    for (const step of steps) {
      waiting.push(...step(customerId));
      // Some events arrive before the next step, out of order, some of them twice; jobs run in between or later.
      while (waiting.length > 0 && random() < 0.4) {
        const [body = ""] = waiting.splice(Math.floor(random() * waiting.length), random() < 0.3 ? 0 : 1);
        await deliver(body);
        if (random() < 0.3) await runJobs();
      }
    }
    const late = [...waiting, ...waiting.slice(0, 2)].toSorted(() => random() - 0.5);
    const answers = await Promise.all(late.map((body) => deliver(body)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await runJobs();
    const { stored, truth } = await bothSides(buyer.userId);
    expect(truth).toBeDefined();
    expect(stored, `order ${order}`).toEqual(truth);
    statuses.add(stored?.status ?? "");
  }
  expect([...statuses].toSorted()).toEqual(["active", "canceled", "past_due", "trialing", "unpaid"]);
}, 240_000);
