/**
 * How often the address may be written. Browsers refuse more than 200 changes of it in 10 s (Chromium, Firefox) or 100
 * (WebKit), silently or with an error; a key that is held down makes 30 steps a second.
 */
export interface WriteBudget {
  /** Milliseconds until the next write may be made; 0 takes one now. */
  take(): number;
}

/** So many at once after a rest. With one each 150 ms that is at most 87 in any 10 s, and leaves some to the router. */
const BURST = 20;
const REFILL_MS = 150;

/** @param nowMs a clock that never goes back */
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
