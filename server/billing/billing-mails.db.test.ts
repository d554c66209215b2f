import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#server/auth/auth-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { runDueJobs } from "#server/jobs/testing/run-due-jobs.ts";
import { createLog } from "#server/log.ts";
import { listMails } from "#server/mail/outbox-queries.server.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { queueBillingMails } from "./billing-mails.server.ts";
import { BillingAway } from "./billing-provider.server.ts";
import { customerOf } from "./billing-queries.server.ts";
import { startCheckout } from "./checkout-command.server.ts";
import { type Billing, openBilling, reconcileJobs } from "./open-billing.server.ts";
import {
  openSandboxCheckout,
  type PortalAction,
  playCheckout,
  playPortal,
} from "./sandbox/sandbox-commands.server.ts";
import { setCancellation } from "./subscription-commands.server.ts";

const ORIGIN = "https://tincture.example";
const log = createLog(() => undefined);
let opened: OpenedDatabase;
let billing: Billing;
beforeAll(async () => {
  opened = await openTestDatabase();
  billing = openBilling({ config: { stripe: undefined }, db: opened.db, clock: Date.now });
});
afterAll(() => opened.close());

/**
 * A customer of the sandbox, with a function that returns the kinds of mails since its last call. Its mails are those of
 * the real service, unless `isTestMode`.
 */
async function customer({ isTestMode = false } = {}) {
  const { db } = opened;
  const { provider, sandbox } = billing;
  if (sandbox === undefined) throw new Error("This is not test mode");
  const [userId = ""] = await addUsers(db, 1);
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const email = person?.email ?? "";
  const runJobs = () =>
    runDueJobs({ db, log, works: [reconcileJobs({ db, provider, origin: ORIGIN, isTestMode })] });
  let seen = 0;
  const mails = async () => {
    await runJobs();
    const all = (await listMails(db, 50, email)).toReversed();
    return all.slice(seen, (seen = all.length));
  };
  return {
    userId,
    runJobs,
    mails,
    kinds: async () => (await mails()).map(({ kind }) => kind).toSorted(),
    async subscribe() {
      await startCheckout({ db, provider }, { userId, email }, "month", ORIGIN);
      const open = await openSandboxCheckout(sandbox, userId);
      await playCheckout(sandbox, userId, open?.id ?? "", "succeeds");
    },
    play: (action: PortalAction) => playPortal(sandbox, userId, action),
    cancel: (cancels: boolean) => setCancellation({ db, provider }, userId, cancels),
  };
}

it("[SUB-3] a trial begins without a mail, and its end is told once, three days before, with its day and what it will cost", async () => {
  const person = await customer();
  await person.subscribe();
  await person.play("week");
  for (let day = 0; day < 3; day += 1) await person.play("day");
  expect(await person.kinds()).toEqual([]);
  await person.play("day");
  const mails = await person.mails();
  expect(mails).toMatchObject([
    { kind: "trial-ends", vars: { price: "6.00", interval: "month", url: `${ORIGIN}/profile/billing` } },
  ]);
  await person.play("day");
  expect(await person.kinds()).toEqual([]);
  await person.play("week");
  expect(await person.mails()).toMatchObject([
    { kind: "receipt", vars: { number: "TEST-0002", price: "6.00" } },
  ]);
  await person.play("month");
  expect(await person.mails()).toMatchObject([{ kind: "receipt", vars: { number: "TEST-0003" } }]);
});

it("[SUB-3] a cancelled trial is not told to end, and says once that it is cancelled and once that it has ended", async () => {
  const person = await customer();
  await person.subscribe();
  await person.mails();
  await person.cancel(true);
  expect(await person.kinds()).toEqual(["subscription-cancelled"]);
  await person.cancel(false);
  await person.cancel(true);
  expect(await person.kinds()).toEqual([]);
  await person.play("month");
  expect(await person.kinds()).toEqual(["subscription-ended"]);
});

it("[SUB-3] a failed payment is told once an invoice, with the day of the next attempt", async () => {
  const person = await customer();
  await person.subscribe();
  await person.play("bad-card");
  await person.play("week");
  await person.mails();
  await person.play("week");
  const [failed, ...more] = await person.mails();
  expect(failed).toMatchObject({
    kind: "payment-failed",
    vars: { number: "TEST-0002", day: expect.stringMatching(/^\d+ \w+ \d{4}$/) },
  });
  expect(more).toEqual([]);
  await person.play("day");
  expect(await person.kinds()).toEqual([]);
  await person.play("good-card");
  expect(await person.kinds()).toEqual(["receipt"]);
});

it("[SUB-3] [QLT-5] many events at once queue each mail once, and nothing while the service is away", async () => {
  const person = await customer();
  await person.subscribe();
  await person.play("month");
  await person.kinds();
  const customerId = (await customerOf(opened.db, person.userId)) ?? "";
  const { provider } = billing;
  await Promise.all(
    Array.from({ length: 8 }, () =>
      queueBillingMails({ db: opened.db, provider, origin: ORIGIN, isTestMode: false }, customerId),
    ),
  );
  expect(await person.kinds()).toEqual([]);
  await person.play("month");
  const away = { ...provider, listInvoices: () => Promise.reject(new BillingAway("cut")) };
  const parts = { db: opened.db, provider: away, origin: ORIGIN, isTestMode: false };
  await expect(queueBillingMails(parts, customerId)).rejects.toThrow(BillingAway);
  expect(await person.kinds()).toEqual(["receipt"]);
});

it("[SUB-3] [QLT-5] test mode mails nobody who has not confirmed their address, and others five times a day", async () => {
  const person = await customer({ isTestMode: true });
  await person.subscribe();
  for (let month = 0; month < 3; month += 1) await person.play("month");
  expect(await person.kinds()).toEqual([]);
  await opened.db.update(users).set({ emailVerified: true }).where(eq(users.id, person.userId));
  // What was due before is not made up for.
  expect(await person.kinds()).toEqual([]);
  for (let month = 0; month < 12; month += 1) {
    await person.play("month");
    await person.runJobs();
  }
  expect(await person.kinds()).toEqual(Array.from({ length: 5 }, () => "receipt"));
});
