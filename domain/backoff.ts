/** How long to wait before something is tried again. */

export interface Backoff {
  /** After the first failure, in the caller's unit of time; each wait is twice the one before. */
  readonly first: number;
  readonly longest: number;
  /**
   * The share of each wait that is left to chance, 0 to 1, so that many who failed together do not come back together.
   * 0 when it is left out.
   */
  readonly spread01?: number;
}

/** The wait after so many failures, counted from 1; `random01` is drawn anew each time where there is a spread. */
export function backoff(failures: number, { first, longest, spread01 = 0 }: Backoff, random01 = 1): number {
  const whole = Math.min(longest, first * 2 ** Math.max(0, failures - 1));
  return whole * (1 - spread01 + spread01 * random01);
}
