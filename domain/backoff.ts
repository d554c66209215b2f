/** Exponential backoff for retries. */

export interface Backoff {
  /** Delay after the first failure, in the caller's unit of time; each further delay doubles. */
  readonly first: number;
  readonly longest: number;
  /**
   * The random share of each delay, 0 to 1, so that clients that failed together do not retry together. 0 by
   * default.
   */
  readonly spread01?: number;
}

/** The delay after this many failures, counted from 1. With a spread, pass a new `random01` for each retry. */
export function backoff(failures: number, { first, longest, spread01 = 0 }: Backoff, random01 = 1): number {
  const whole = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return whole * (1 - spread01 + spread01 * random01);
}
