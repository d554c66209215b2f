/** Whether a replica may answer a read. */
import type { LogPosition } from "./log-position.ts";

/** A replica that lags more than this is not used, ms. */
export const MAX_LAG_MS = 5_000;
/** A replica is polled every 200 ms; one whose last answer is older than this is not used, ms. */
const MAX_STATE_AGE_MS = 1_000;
/** A replica that takes longer to answer a poll is not used, since the primary would answer sooner, ms. */
const MAX_ANSWER_MS = 500;

export interface ReplicaState {
  readonly position: LogPosition;
  /** The latest time at which the primary was known to be no further than this replica is now, ms. */
  readonly freshMs: number;
  readonly askedMs: number;
  readonly answeredMs: number;
}

/** `needed` is what the read must see at least. */
export function mayAnswer(replica: ReplicaState, needed: LogPosition, nowMs: number): boolean {
  return (
    replica.position >= needed &&
    nowMs - replica.freshMs < MAX_LAG_MS &&
    nowMs - replica.answeredMs < MAX_STATE_AGE_MS &&
    replica.answeredMs - replica.askedMs < MAX_ANSWER_MS
  );
}

/** The end of the primary's log at a time, ms. */
export interface PrimarySample {
  readonly position: LogPosition;
  readonly atMs: number;
}

/**
 * The time of the newest sample that a replica has reached, -Infinity if there is none. Only the clock of this
 * process is used, so the clocks of the servers need not agree.
 */
export function freshMsOf(samples: readonly PrimarySample[], position: LogPosition): number {
  return samples.findLast((sample) => sample.position <= position)?.atMs ?? Number.NEGATIVE_INFINITY;
}
