import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from "#domain/billing/subscription.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { OpenedDatabase } from "#server/db/database.ts";
import { addUsers } from "#tests/collection-rows.ts";
import { addSubscription } from "#tests/subscription-rows.ts";
import { openTestDatabase } from "#tests/test-database.ts";
import { planOf } from "./plan-of.server.ts";
import { customers, subscriptions } from "./subscription-tables.ts";

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const PLANS: Readonly<Record<SubscriptionStatus, "free" | "pro">> = {
  trialing: "pro",
  active: "pro",
  past_due: "free",
  unpaid: "pro",
  canceled: "free",
};

it.each(SUBSCRIPTION_STATUSES)("[SUB-1] is determined by a subscription that is %s", async (status) => {
  const [person = "", other = ""] = await addUsers(opened.db, 2);
  expect(await planOf(opened.db, person)).toBe("free");
  await addSubscription(opened.db, person, status);
  expect(await planOf(opened.db, person)).toBe(PLANS[status]);
  expect(await planOf(opened.db, other)).toBe("free");
});

it("[SUB-1] depends on the subscription created last, whichever was stored last", async () => {
  const [person = ""] = await addUsers(opened.db, 1);
  const day = (date: number) => new Date(Date.UTC(2026, 10, date));
  await addSubscription(opened.db, person, "canceled", day(2));
  await addSubscription(opened.db, person, "active", day(3));
  await addSubscription(opened.db, person, "canceled", day(1));
  expect(await planOf(opened.db, person)).toBe("pro");
  await addSubscription(opened.db, person, "past_due", day(4));
  expect(await planOf(opened.db, person)).toBe("free");
});

it("[ACC-1] subscriptions are deleted with the account", async () => {
  const [person = ""] = await addUsers(opened.db, 1);
  await addSubscription(opened.db, person, "active");
  const customerId = `customer-${person}`;
  await opened.db.delete(users).where(eq(users.id, person));
  expect(await opened.db.$count(customers, eq(customers.id, customerId))).toBe(0);
  expect(await opened.db.$count(subscriptions, eq(subscriptions.customerId, customerId))).toBe(0);
});
