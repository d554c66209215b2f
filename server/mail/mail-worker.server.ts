/** Sends what waits in the outbox. Several instances may do so at once: each takes rows no other has taken. */
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/log.ts";
import { isMailKind, writeMail } from "./mail-template.ts";
import type { Delivery, MailTransport } from "./mail-transport.server.ts";
import { mailOutbox } from "./outbox-table.ts";

export const MOST_TRIES = 8;
const BATCH = 10;
const FIRST_RETRY_S = 30;
const LONGEST_RETRY_S = 3600;
/** Longer than a delivery may take: a row whose process died is taken again. */
const TAKEN_S = 120;
/** Links in an older mail have ended; sending it would only lead astray. */
const OLDEST_S = 24 * 3600;
const KEPT_S = 30 * OLDEST_S;

type MailRow = typeof mailOutbox.$inferSelect;

export interface MailWork {
  readonly db: Database;
  readonly log: Log;
  readonly transport: MailTransport;
}

/** Sends what is due, once. How many went out. */
export async function sendDueMails(work: MailWork): Promise<number> {
  let sent = 0;
  for (const row of await takeDue(work.db)) {
    const delivery = await deliver(work.transport, row);
    if (delivery.ok) sent += 1;
    await settle(work, row, delivery);
  }
  return sent;
}

/** What old mails said is forgotten after a day, and that they were after a month. */
export async function forgetOldMails(db: Database): Promise<void> {
  await db
    .update(mailOutbox)
    .set({ error: "older than a day", vars: {} })
    .where(
      and(
        isNull(mailOutbox.sentAt),
        isNull(mailOutbox.error),
        lte(mailOutbox.createdAt, inSeconds(-OLDEST_S)),
      ),
    );
  await db.delete(mailOutbox).where(lte(mailOutbox.createdAt, inSeconds(-KEPT_S)));
}

/** Seconds until the next try after so many. */
export function retryAfterS(attempts: number): number {
  return Math.min(LONGEST_RETRY_S, FIRST_RETRY_S * 2 ** Math.max(0, attempts - 1));
}

async function takeDue(db: Database): Promise<MailRow[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), isNull(mailOutbox.error), lte(mailOutbox.nextAt, sql`now()`)))
      .orderBy(mailOutbox.nextAt)
      .limit(BATCH)
      .for("update", { skipLocked: true });
    if (due.length === 0) return [];
    return tx
      .update(mailOutbox)
      .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAt: inSeconds(TAKEN_S) })
      .where(
        inArray(
          mailOutbox.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });
}

async function deliver(transport: MailTransport, row: MailRow): Promise<Delivery> {
  if (!isMailKind(row.kind)) return { ok: false, isPermanent: true, reason: `unknown kind ${row.kind}` };
  if (Date.now() - row.createdAt.getTime() > OLDEST_S * 1000)
    return { ok: false, isPermanent: true, reason: "older than a day" };
  return transport.deliver(row.recipient, writeMail(row.kind, row.vars));
}

/** `error` is set only when nothing will be tried again; what the mail said is then forgotten too. */
async function settle({ db, log }: MailWork, row: MailRow, delivery: Delivery): Promise<void> {
  const isThis = eq(mailOutbox.id, row.id);
  if (delivery.ok) {
    await db.update(mailOutbox).set({ sentAt: sql`now()`, vars: {} }).where(isThis);
    return;
  }
  const isOver = delivery.isPermanent || row.attempts >= MOST_TRIES;
  log.error(isOver ? "mail given up" : "mail waits", {
    mail: row.id,
    kind: row.kind,
    attempts: row.attempts,
    reason: delivery.reason,
  });
  await db
    .update(mailOutbox)
    .set(isOver ? { error: delivery.reason, vars: {} } : { nextAt: inSeconds(retryAfterS(row.attempts)) })
    .where(isThis);
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`;
}
