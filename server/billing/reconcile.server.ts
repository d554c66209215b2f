/** Synchronizes the stored subscriptions of a customer with the payment service. */
import { and, eq, notInArray, sql } from "drizzle-orm";
import { isSubscriptionStatus } from "#domain/billing/subscription.ts";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import type { BillingProvider } from "./billing-provider.server.ts";

/**
 * Reads are numbered before they are sent, and an answer is only stored if no later one has been stored. So answers may
 * arrive in any order, and no lock is held during a request. Does nothing for a deleted customer.
 */
export async function reconcile(
  db: Database,
  provider: Pick<BillingProvider, "listSubscriptions">,
  customerId: string,
): Promise<void> {
  const [begun] = await db
    .update(customers)
    .set({ readsBegun: sql`${customers.readsBegun} + 1` })
    .where(eq(customers.id, customerId))
    .returning({ read: customers.readsBegun });
  if (begun === undefined) return;
  const listed = await provider.listSubscriptions(customerId);
  const known = listed.flatMap(({ status, ...rest }) =>
    isSubscriptionStatus(status) ? [{ ...rest, status, customerId }] : [],
  );
  const { ok } = await runTransaction<{ readonly ok: true }>(db, async (tx) => {
    const [customer] = await tx
      .select({ stored: customers.readStored })
      .from(customers)
      .where(eq(customers.id, customerId))
      .for("update");
    if (customer === undefined || customer.stored >= begun.read) return { ok: true };
    const ids = known.map(({ id }) => id);
    await tx
      .delete(subscriptions)
      .where(
        and(
          eq(subscriptions.customerId, customerId),
          ids.length === 0 ? undefined : notInArray(subscriptions.id, ids),
        ),
      );
    for (const { id, ...row } of known) {
      await tx
        .insert(subscriptions)
        .values({ id, ...row })
        .onConflictDoUpdate({ target: subscriptions.id, set: row });
    }
    await tx.update(customers).set({ readStored: begun.read }).where(eq(customers.id, customerId));
    return { ok: true };
  });
  if (!ok) throw new Error("The subscriptions could not be stored: other changes were in the way.");
}
