/**
 * Limits how often the address is written. Browsers refuse more than 200 changes in 10 s (Chromium, Firefox) or 100
 * (WebKit), silently or with an error; a held key makes 30 steps a second.
 */
export interface WriteBudget {
  /** Milliseconds until the next write is allowed; 0 uses one now. */
  take(): number;
}

/**
 * Writes in a burst after a pause. With one more every 150 ms this is at most 87 in any 10 s, so that the router can
 * write as well.
 */
const BURST = 20;
const REFILL_MS = 150;

/** @param nowMs a monotonic clock */
export function createWriteBudget(nowMs: () => number): WriteBudget {
  let left = BURST;
  let lastMs = nowMs();
  return {
    take() {
      const timeMs = nowMs();
      left = Math.min(BURST, left + (timeMs - lastMs) / REFILL_MS);
      lastMs = timeMs;
      if (left < 1) return (1 - left) * REFILL_MS;
      left -= 1;
      return 0;
    },
  };
}
