/** Sandbox accounts in the database. Each change is committed together with the events that it sends. */
import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import { sandboxCustomers } from "#server/billing/billing-tables.ts";
import { storeEvent } from "#server/billing/event-commands.server.ts";
import { readWebhookEvent } from "#server/billing/webhook-event.ts";
import type { Database } from "#server/db/database.ts";
import { runTransaction } from "#server/db/run-transaction.server.ts";
import type { Change, SandboxAccount, SandboxEvent } from "./sandbox-account.ts";
import { changeAccount } from "./sandbox-actions.ts";

export interface SandboxStore {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Events never leave the process; they are signed so that they go through the same verification as Stripe's. */
const SECRET = `whsec_${randomBytes(24).toString("hex")}`;

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;

/** Selects an account by its id, or by the person it belongs to. */
export type Whose = { readonly customerId: string } | { readonly userId: string };

const isTheirs = (whose: Whose) =>
  "customerId" in whose
    ? eq(sandboxCustomers.id, whose.customerId)
    : eq(sandboxCustomers.userId, whose.userId);

/** The account as it is now by its own clock; undefined if there is none. */
export async function readSandbox(
  { db, clock }: SandboxStore,
  whose: Whose,
): Promise<{ readonly account: SandboxAccount; readonly nowMs: number } | undefined> {
  const [row] = await db.select().from(sandboxCustomers).where(isTheirs(whose));
  return row && { account: row.account, nowMs: clock() + row.account.aheadMs };
}

/** Undefined if there is no such account. */
export async function changeSandbox<Result>(
  { db, clock }: SandboxStore,
  whose: Whose,
  run: (change: Change) => Result,
): Promise<Result | undefined> {
  const done = await runTransaction<{ readonly ok: true; readonly result: Result | undefined }>(
    db,
    async (tx) => {
      const [row] = await tx.select().from(sandboxCustomers).where(isTheirs(whose)).for("update");
      if (row === undefined) return { ok: true, result: undefined };
      const { account, events, result } = changeAccount(row.account, clock(), newId, run);
      await tx.update(sandboxCustomers).set({ account }).where(eq(sandboxCustomers.id, row.id));
      for (const event of events) {
        const reading = signedAndRead(account.customerId, event);
        if (!reading.ok || reading.event === undefined) throw new Error("The sandbox signs events wrongly.");
        await storeEvent(tx, reading.event);
      }
      return { ok: true, result };
    },
  );
  if (!done.ok) throw new Error("The sandbox could not be changed: other changes were in the way.");
  return done.result;
}

function signedAndRead(customer: string, { type, createdMs }: SandboxEvent) {
  const payload = JSON.stringify({
    id: newId("evt_test"),
    object: "event",
    type,
    created: Math.floor(createdMs / 1000),
    data: { object: { customer } },
  });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET });
  return readWebhookEvent(payload, signature, SECRET);
}
