/** Adds a job in the transaction that needs it, so that both are committed or neither. */
import type { Database } from "#server/db/database.ts";
import { afterCommit } from "#server/db/run-transaction.server.ts";
import type { JobKind } from "./job-kind.ts";
import { jobs } from "./job-table.ts";

const listeners = new Set<() => void>();

/** With a `key` the job is added once: false if a job of this kind and key exists already. */
export async function addJob<Payload extends object>(
  db: Database,
  { name }: JobKind<Payload>,
  payload: Payload,
  { key }: { readonly key?: string } = {},
): Promise<boolean> {
  const added = await db
    .insert(jobs)
    .values({ kind: name, payload, key: key ?? null })
    .onConflictDoNothing({ target: [jobs.kind, jobs.key] })
    .returning({ id: jobs.id });
  if (added.length === 0) return false;
  afterCommit(db, () => {
    for (const listener of listeners) listener();
  });
  return true;
}

/** Calls the listener after this process has committed a new job. Returns the function that unsubscribes. */
export function onJobAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
