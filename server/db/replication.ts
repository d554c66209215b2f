import type { LogPosition } from "./log-position.ts";
import type { ReadScope } from "./read-scope.server.ts";

/** What other parts of the server need of replicas. */
export interface Replication {
  /**
   * The log position that the server which answered the scope's reads has now written or replayed. Rejects if the
   * server is unavailable.
   */
  positionAfter(scope: ReadScope): Promise<LogPosition>;
  /** From now on the reads of every visitor see at least what has been written until now. */
  catchUp(): void;
}
