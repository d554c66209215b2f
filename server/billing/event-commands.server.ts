/** Processes events of the payment service: a job reads the customer's subscriptions from the service again. */
import { eq, lt, ne, sql } from "drizzle-orm";
import * as v from "valibot";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction, type Transaction } from "#server/db/run-transaction.server.ts";
import { addJob } from "#server/jobs/add-job.server.ts";
import type { JobKind } from "#server/jobs/job-kind.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { billingEvents } from "./billing-tables.ts";
import type { BillingEvent } from "./webhook-event.ts";

export const RECONCILE: JobKind<{ readonly customerId: string }> = {
  name: "reconcile-subscriptions",
  payload: v.object({ customerId: v.string() }),
  maxAttempts: Number.POSITIVE_INFINITY,
  retainedS: 0,
  leaseS: 120,
};

/** Days for which events are stored; the payment service repeats an event for three days. */
const RETENTION_DAYS = 30;

export type Received = "new" | "known" | "not ours";

/**
 * The event and its job are committed together before the answer, so that a process that is killed earlier gets the
 * event again, and one that is killed later has the job. A known event, or one about an unknown customer, changes
 * nothing.
 */
export async function receiveEvent(db: Database, event: BillingEvent): Promise<Received> {
  const stored = await runTransaction<{ readonly ok: true; readonly received: Received }>(db, async (tx) => ({
    ok: true,
    received: await storeEvent(tx, event),
  }));
  if (!stored.ok) throw new Error("The event could not be stored: other changes were in the way.");
  return stored.received;
}

/** Like `receiveEvent`, within another transaction. */
export async function storeEvent(
  tx: Transaction,
  { id, type, customerId, createdAt }: BillingEvent,
): Promise<Received> {
  const [customer] = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId));
  if (customer === undefined) return "not ours";
  const added = await tx
    .insert(billingEvents)
    .values({ id, type, customerId, createdAt })
    .onConflictDoNothing()
    .returning({ id: billingEvents.id });
  if (added.length === 0) return "known";
  await addJob(tx, RECONCILE, { customerId });
  return "new";
}

const DAY_S = 86_400;

/**
 * Reads every subscription that has not ended from the payment service, once a day in one of the instances, in case an
 * event never arrived.
 */
export async function reconcileDaily(db: Database): Promise<void> {
  const { isAllowed } = await takeLimit(db, "reconcile every subscription", 1, DAY_S);
  if (!isAllowed) return;
  const rows = await db
    .selectDistinct({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(ne(subscriptions.status, "canceled"));
  for (const { customerId } of rows) await addJob(db, RECONCILE, { customerId }, { key: customerId });
}

/** Deletes events that are too old to be sent again. */
export async function deleteOldEvents(db: Database): Promise<void> {
  await db
    .delete(billingEvents)
    .where(lt(billingEvents.receivedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
}
