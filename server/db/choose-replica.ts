/** Which replica may answer a read. */
import type { LogPosition } from "./log-position.ts";

/** A replica that lags more than this is not used, ms. */
export const MAX_LAG_MS = 5_000;
/** An answer older than this says nothing about a server that is asked every 200 ms. */
const MAX_STATE_AGE_MS = 1_000;
/** A server that takes longer to answer is slower than asking the primary. */
const MAX_ANSWER_MS = 500;

export interface ReplicaState {
  readonly position: LogPosition;
  /** The newest moment at which the primary was no further than this replica is now, ms. */
  readonly freshMs: number;
  readonly askedMs: number;
  readonly answeredMs: number;
}

export function mayAnswer(replica: ReplicaState, needed: LogPosition, nowMs: number): boolean {
  return (
    replica.position >= needed &&
    nowMs - replica.freshMs < MAX_LAG_MS &&
    nowMs - replica.answeredMs < MAX_STATE_AGE_MS &&
    replica.answeredMs - replica.askedMs < MAX_ANSWER_MS
  );
}

/** What the primary's log was at a moment. */
export interface PrimarySample {
  readonly position: LogPosition;
  readonly atMs: number;
}

/** The time of the newest sample that a replica has reached, independent of the clocks of the servers. */
export function freshMsOf(samples: readonly PrimarySample[], position: LogPosition): number {
  return samples.findLast((sample) => sample.position <= position)?.atMs ?? Number.NEGATIVE_INFINITY;
}
