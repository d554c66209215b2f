/** Mails the sign-in library asks for. They are written to the outbox, never sent from a request. */
import type { Database } from "#server/db/database.ts";
import { type Mail, queueMail } from "#server/mail/mail-commands.server.ts";

const unfinished = new Set<Promise<unknown>>();

/** Writes the mail; a row is written at once, or when the transaction it is asked for in has ended. */
export function mailQueue(db: Database): (mail: Mail) => Promise<void> {
  return (mail) => queueMail(db, mail);
}

/**
 * What the library need not wait for. Inside its transaction the embedded database has its one connection taken, and
 * waiting for a mail there would wait for ever.
 */
export function workBeside(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined).finally(() => unfinished.delete(settled));
  unfinished.add(settled);
}

/** Resolves when all mails asked for so far are written: a request is answered only then. */
export async function mailsWritten(): Promise<void> {
  await Promise.all(unfinished);
}
