/**
 * Mails about a subscription: the trial ends soon, Pro was cancelled or has ended, a payment failed or succeeded. Due
 * mails are derived from the state rather than from events, and each has a key, so that it is sent once.
 */
import { desc, eq } from "drizzle-orm";
import type { InvoiceView } from "#domain/billing/billing-view.ts";
import { dayOf, money } from "#domain/billing/billing-words.ts";
import { PRO_CENTS } from "#domain/plans.ts";
import { customers, subscriptions } from "#server/account/subscription-tables.ts";
import { users } from "#server/auth/auth-tables.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { type MailKind, queueMail } from "#server/mail/mail-commands.server.ts";
import type { BillingProvider } from "./billing-provider.server.ts";
import { billingMails } from "./billing-tables.ts";

const DAY_MS = 86_400_000;
/** The time before its end at which the payment service sends its event. */
const TRIAL_NOTICE_MS = 3 * DAY_MS;
/** No mails are sent about older payments. */
const RECENT_MS = 35 * DAY_MS;
const BILLING = "/profile/billing";
const [TEST_MAILS, TEST_WINDOW_S] = [5, 86_400];

interface DueMail {
  /** Unique for the customer. */
  readonly key: string;
  readonly kind: MailKind;
  readonly vars: Readonly<Record<string, string>>;
}

interface Latest {
  readonly id: string;
  readonly status: string;
  readonly interval: "month" | "year" | null;
  readonly trialEndsAt: Date | null;
  readonly periodEndsAt: Date | null;
  readonly cancels: boolean;
}

export interface BillingMailParts {
  readonly db: Database;
  readonly provider: Pick<BillingProvider, "listInvoices" | "nowMs">;
  /** Origin of links in mails, without a trailing slash. */
  readonly origin: string;
  /** In test mode anybody makes months pass by a press, so mails go to confirmed addresses alone, and to few a day. */
  readonly isTestMode: boolean;
}

/** Queues the due mails. Throws `BillingAway` if the payment service is unreachable; then nothing is queued. */
export async function queueBillingMails(parts: BillingMailParts, customerId: string): Promise<void> {
  const { db, provider, origin, isTestMode } = parts;
  const [row] = await db
    .select({
      userId: users.id,
      email: users.email,
      isConfirmed: users.emailVerified,
      id: subscriptions.id,
      status: subscriptions.status,
      interval: subscriptions.interval,
      trialEndsAt: subscriptions.trialEndsAt,
      periodEndsAt: subscriptions.periodEndsAt,
      cancels: subscriptions.cancelsAtPeriodEnd,
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .innerJoin(users, eq(users.id, customers.userId))
    .where(eq(customers.id, customerId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1);
  if (row === undefined) return;
  const { userId, email, isConfirmed, ...latest } = row;
  const nowMs = await provider.nowMs(customerId);
  const invoices = await provider.listInvoices(customerId);
  const due = dueMails(latest, invoices, nowMs);
  if (due.length === 0) return;
  const maySend = async (tx: Database): Promise<boolean> =>
    !isTestMode ||
    (isConfirmed && (await takeLimit(tx, `test-mails:${userId}`, TEST_MAILS, TEST_WINDOW_S)).isAllowed);
  await runTransaction<{ readonly ok: true }>(db, async (tx) => {
    for (const { key, kind, vars } of due) {
      const [added] = await tx
        .insert(billingMails)
        .values({ key: `${customerId} ${key}`, customerId })
        .onConflictDoNothing()
        .returning({ key: billingMails.key });
      if (added !== undefined && (await maySend(tx)))
        await queueMail(tx, { recipient: email, kind, vars: { url: origin + BILLING, ...vars } });
    }
    return { ok: true };
  });
}

/** All mails that the state justifies; most of them have been sent before. */
export function dueMails(latest: Latest, invoices: readonly InvoiceView[], nowMs: number): DueMail[] {
  const { id, status, interval, cancels } = latest;
  const due: DueMail[] = [];
  const trialMs = latest.trialEndsAt?.getTime() ?? 0;
  const price = money(PRO_CENTS[interval ?? "month"]);
  if (status === "trialing" && !cancels && trialMs > nowMs && trialMs - nowMs <= TRIAL_NOTICE_MS) {
    const vars = { day: dayOf(latest.trialEndsAt), price, interval: interval ?? "month" };
    due.push({ key: `trial ${id}`, kind: "trial-ends", vars });
  }
  if (status === "canceled") due.push({ key: `ended ${id}`, kind: "subscription-ended", vars: {} });
  else if (cancels) {
    const day = dayOf(latest.periodEndsAt);
    due.push({ key: `cancelled ${id} ${day}`, kind: "subscription-cancelled", vars: { day } });
  }
  const owes = status === "past_due" || status === "unpaid";
  for (const { number, state, cents, createdAt, nextAttemptAt, url } of invoices) {
    if (cents === 0 || nowMs - createdAt.getTime() > RECENT_MS) continue;
    const vars = { number, price: money(cents), ...(url !== null && { url }) };
    if (state === "paid") due.push({ key: `receipt ${number}`, kind: "receipt", vars });
    if (state === "open" && owes) {
      const again = nextAttemptAt === null ? {} : { day: dayOf(nextAttemptAt) };
      due.push({ key: `failed ${number}`, kind: "payment-failed", vars: { ...vars, ...again } });
    }
  }
  return due;
}
