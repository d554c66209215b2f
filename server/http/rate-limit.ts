/** A token bucket per client address, in the memory of this process. */

export interface RateLimitOptions {
  /** Sustained requests per second. */
  readonly perSecond: number;
  /** Requests at once after a pause; by default as many as in a second. */
  readonly burst?: number;
  /** Addresses in memory; the least recently used is dropped first. */
  readonly maxAddresses: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface RateLimit {
  /**
   * Takes one token, or as many as the request costs. Returns 0 if the request is allowed, otherwise the milliseconds
   * until it is.
   */
  take(address: string, cost?: number): number;
}

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

export function createRateLimit({
  perSecond,
  burst = perSecond,
  maxAddresses,
  clock,
}: RateLimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(address, cost = 1) {
      const now = clock();
      const { tokens, atMs } = buckets.get(address) ?? { tokens: burst, atMs: now };
      const elapsedMs = Math.max(0, now - atMs);
      const filled = Math.min(burst, tokens + (elapsedMs / 1000) * perSecond);
      const isTaken = filled >= cost;
      // Re-inserting keeps the map in order of last use.
      buckets.delete(address);
      buckets.set(address, { tokens: isTaken ? filled - cost : filled, atMs: now });
      if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value ?? "");
      return isTaken ? 0 : ((cost - filled) / perSecond) * 1000;
    },
  };
}
