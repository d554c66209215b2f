import type { LogPosition } from "./log-position.ts";
import type { ReadScope } from "./read-scope.server.ts";

/** What the rest of the server needs to know of replicas. */
export interface Replication {
  /** What the server that answered the scope has written or replayed by now. Throws if it is away. */
  positionAfter(scope: ReadScope): Promise<LogPosition>;
  /** From now on reads see at least what has been written until now, whoever asks. */
  catchUp(): void;
}
