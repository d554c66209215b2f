/**
 * The reads and writes of one request. A replica answers a request only if it has all that this visitor has written
 * and seen. Without a scope, as in jobs, reads go to the primary.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import type { LogPosition } from "./log-position.ts";

export interface ReadScope {
  /** The log position that contains all that the visitor has written or seen before this request. */
  readonly reached: LogPosition;
  /** Whether a command has been committed; from then on the request reads from the primary. */
  hasWritten: boolean;
  /** The server that answers the request's reads, chosen at the first one; undefined before. */
  reader: string | undefined;
}

const scopes = new AsyncLocalStorage<ReadScope>();

export function createReadScope(reached: LogPosition): ReadScope {
  return { reached, hasWritten: false, reader: undefined };
}

export function runInReadScope<Result>(scope: ReadScope, run: () => Promise<Result>): Promise<Result> {
  return scopes.run(scope, run);
}

export function readScope(): ReadScope | undefined {
  return scopes.getStore();
}

/** Called after the commit of a command. */
export function noteWrite(): void {
  const scope = scopes.getStore();
  if (scope !== undefined) scope.hasWritten = true;
}
