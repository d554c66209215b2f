/** Starts a checkout. Repeated presses in any number of tabs give one open checkout and one subscription. */
import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { type BillingInterval, PRO_PRICE } from "#domain/plans.ts";
import { customers } from "#server/account/subscription-tables.ts";
import { lockUser } from "#server/auth/lock-user.server.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import type { BillingProvider } from "./billing-provider.server.ts";
import { customerOf, hasHadTrial, latestSubscription } from "./billing-queries.server.ts";
import { reconcile } from "./reconcile.server.ts";

/** An earlier checkout may have ended, and another tab may open one at the same time. */
const MAX_TRIES = 4;

export interface CheckoutParts {
  readonly db: Database;
  readonly provider: BillingProvider;
}

interface Buyer {
  readonly userId: string;
  readonly email: string;
}

export type CheckoutStart =
  | { readonly ok: true; readonly url: string }
  /** "subscribed": a subscription has not ended; "nodata": the account is gone. */
  | { readonly ok: false; readonly reason: "subscribed" | "nodata" | "maxretry" };

/** Throws `BillingAway` if the payment service is unreachable. `origin` has no trailing slash. */
export async function startCheckout(
  { db, provider }: CheckoutParts,
  buyer: Buyer,
  interval: BillingInterval,
  origin: string,
): Promise<CheckoutStart> {
  const customerId = await customerFor({ db, provider }, buyer);
  if (customerId === undefined) return { ok: false, reason: "nodata" };
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    await reconcile(db, provider, customerId);
    const latest = await latestSubscription(db, buyer.userId);
    if (latest !== undefined && latest.status !== "canceled") return { ok: false, reason: "subscribed" };
    const key = await checkoutKey(db, buyer.userId);
    if (key === undefined) return { ok: false, reason: "nodata" };
    const trialDays = (await hasHadTrial(db, buyer.userId)) ? 0 : PRO_PRICE.trialDays;
    const checkout = await provider.openCheckout({
      customerId,
      interval,
      trialDays,
      origin,
      key: `${key}-${interval}-${trialDays}`,
    });
    if (checkout.url !== null) return { ok: true, url: checkout.url };
    // The checkout was paid or has expired, so the next one gets a new key, set by the first request.
    await db
      .update(customers)
      .set({ checkoutKey: randomUUID() })
      .where(and(eq(customers.id, customerId), eq(customers.checkoutKey, key)));
  }
  return { ok: false, reason: "maxretry" };
}

async function customerFor({ db, provider }: CheckoutParts, buyer: Buyer): Promise<string | undefined> {
  const known = await customerOf(db, buyer.userId);
  if (known !== undefined) return known;
  const id = await provider.createCustomer(buyer);
  const added = await runTransaction<
    { readonly ok: true } | { readonly ok: false; readonly reason: "nodata" }
  >(db, async (tx) => {
    if (!(await lockUser(tx, buyer.userId))) return { ok: false, reason: "nodata" };
    await tx.insert(customers).values({ id, userId: buyer.userId }).onConflictDoNothing();
    return { ok: true };
  });
  return added.ok ? customerOf(db, buyer.userId) : undefined;
}

/** The same for all requests until the checkout has ended. */
async function checkoutKey(db: Database, userId: string): Promise<string | undefined> {
  const found = await runTransaction<{ readonly ok: true; readonly key: string | undefined }>(
    db,
    async (tx) => {
      const [row] = await tx
        .select({ key: customers.checkoutKey })
        .from(customers)
        .where(eq(customers.userId, userId))
        .for("update");
      if (row === undefined) return { ok: true, key: undefined };
      const key = row.key ?? randomUUID();
      if (row.key === null)
        await tx.update(customers).set({ checkoutKey: key }).where(eq(customers.userId, userId));
      return { ok: true, key };
    },
  );
  return found.ok ? found.key : undefined;
}
