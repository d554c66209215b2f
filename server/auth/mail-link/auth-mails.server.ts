/** Mails of the sign-in library. They are added to the outbox, never sent during a request. */
import type { Database } from "#server/db/database.ts";
import { type Mail, queueMail } from "#server/mail/mail-commands.server.ts";

const unfinished = new Set<Promise<unknown>>();

/** Creates the function that adds a mail: at once, or after the surrounding transaction has ended. */
export function mailQueue(db: Database): (mail: Mail) => Promise<void> {
  return (mail) => queueMail(db, mail);
}

/**
 * Work that the library must not wait for. Its transaction holds the embedded database's only connection, so waiting
 * for a mail inside it would deadlock.
 */
export function workBeside(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined).finally(() => unfinished.delete(settled));
  unfinished.add(settled);
}

/** Resolves once all pending mails are stored; only then is the request answered. */
export async function mailsWritten(): Promise<void> {
  await Promise.all(unfinished);
}
