/** Mails of the sign-in library. They are added to the outbox, never sent during a request. */
import type { Database } from "#server/db/database.ts";
import { type Mail, queueMail } from "#server/mail/mail-commands.server.ts";

const unfinished = new Set<Promise<unknown>>();

/** Creates the function that adds a mail to the outbox. */
export function mailQueue(db: Database): (mail: Mail) => Promise<void> {
  return (mail) => queueMail(db, mail);
}

/**
 * Work that the library must not wait for: a hook may run inside its transaction, which would hold one connection of the
 * pool while it waits for another.
 */
export function workBeside(work: Promise<unknown>): void {
  const settled = work.catch(() => undefined).finally(() => unfinished.delete(settled));
  unfinished.add(settled);
}

/** Resolves once all pending mails are stored; only then is the request answered. */
export async function mailsWritten(): Promise<void> {
  await Promise.all(unfinished);
}
