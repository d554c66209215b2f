/** Notifies caches of answers about changes in the library, after they are committed. */
import type { Database } from "#server/db/database.ts";
import { afterCommit } from "#server/db/run-transaction.server.ts";

export interface ItemChange {
  /** "*" if any item may have changed. */
  readonly id: string;
  /**
   * "likes": only the number of likes has changed, and what depends on it. "own": no list of the library shows the item,
   * before or after, so that only its own addresses have changed.
   */
  readonly what: "likes" | "content" | "own";
}

/** Whether this process made the change, or another one that uses the same database. */
export type ChangeOrigin = "here" | "elsewhere";

type ChangeListener = (change: ItemChange, origin: ChangeOrigin) => void;
const listeners = new Set<ChangeListener>();

/** Returns the function that unsubscribes. */
export function onItemChange(listener: ChangeListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Called in the transaction that makes the change. */
export function itemChanged(db: Database, change: ItemChange): void {
  afterCommit(db, () => announce(change, "here"));
}

/** Passes on what another process has changed. */
export function announceChanges(changes: readonly ItemChange[]): void {
  for (const change of changes) announce(change, "elsewhere");
}

function announce(change: ItemChange, origin: ChangeOrigin): void {
  for (const listener of listeners) listener(change, origin);
}
