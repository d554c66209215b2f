/** Processor time that each caller may use: a token bucket in milliseconds, in the memory of this process. */

export interface WorkRate {
  /** Milliseconds of processor time that come back each second. */
  readonly msPerSecond: number;
  /** Milliseconds that may be used at once after a pause. */
  readonly burstMs: number;
}

export interface WorkBudgetOptions {
  readonly rateOf: (caller: string) => WorkRate;
  /** Callers in memory; the least recently charged is dropped first. */
  readonly maxCallers: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface WorkBudget {
  /** 0 if the caller may begin work, otherwise the milliseconds until then. */
  waitMs(caller: string): number;
  /** Charges work that is done. What it took is only known afterwards, so a balance may become negative. */
  charge(caller: string, ms: number): void;
}

interface Balance {
  readonly leftMs: number;
  readonly atMs: number;
}

export function createWorkBudget({ rateOf, maxCallers, clock }: WorkBudgetOptions): WorkBudget {
  const balances = new Map<string, Balance>();

  function leftOf(caller: string, nowMs: number): number {
    const { msPerSecond, burstMs } = rateOf(caller);
    const held = balances.get(caller);
    if (held === undefined) return burstMs;
    return Math.min(burstMs, held.leftMs + (Math.max(0, nowMs - held.atMs) / 1000) * msPerSecond);
  }

  return {
    waitMs(caller) {
      const leftMs = leftOf(caller, clock());
      return leftMs > 0 ? 0 : Math.max(1, (-leftMs / rateOf(caller).msPerSecond) * 1000);
    },
    charge(caller, ms) {
      const atMs = clock();
      const leftMs = leftOf(caller, atMs) - ms;
      // Re-inserting keeps the map in order of last use.
      balances.delete(caller);
      balances.set(caller, { leftMs, atMs });
      if (balances.size > maxCallers) balances.delete(balances.keys().next().value ?? "");
    },
  };
}
