/** Adding work for later, in the transaction that makes it needed: with it or not at all. */
import type { Database } from "#server/db/database.ts";
import { afterCommit } from "#server/db/run-transaction.server.ts";
import type { JobKind } from "./job-kind.ts";
import { jobs } from "./job-table.ts";

const listeners = new Set<() => void>();

/** `key` makes it once: false where a job of this kind and key is known already. */
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

/** Calls when this process has added a job, once it is committed. Returns what ends it. */
export function onJobAdded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
