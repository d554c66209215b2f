/** Notifies caches of answers about changes in the library, after they are committed. */
import type { Database } from "#server/db/database.ts";
import { afterCommit } from "#server/db/run-transaction.server.ts";

export interface ItemChange {
  readonly id: string;
  /** "likes": only the number of likes has changed, and what depends on it. */
  readonly what: "likes" | "content";
}

const listeners = new Set<(change: ItemChange) => void>();

/** Returns the function that unsubscribes. */
export function onItemChange(listener: (change: ItemChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called in the transaction that makes the change. */
export function itemChanged(db: Database, change: ItemChange): void {
  afterCommit(db, () => {
    for (const listener of listeners) listener(change);
  });
}
