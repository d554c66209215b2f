/** A token bucket an address, in the memory of this process. */

export interface RateLimitOptions {
  /** Requests a second that go on for ever; as many may come at once. */
  readonly perSecond: number;
  /** Addresses remembered; the one unseen for longest is forgotten first. */
  readonly maxAddresses: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface RateLimit {
  /** Takes one request; gives the milliseconds until the next one is taken, 0 when this one was. */
  take(address: string): number;
}

interface Bucket {
  readonly tokens: number;
  readonly atMs: number;
}

export function createRateLimit({ perSecond, maxAddresses, clock }: RateLimitOptions): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(address) {
      const now = clock();
      const { tokens, atMs } = buckets.get(address) ?? { tokens: perSecond, atMs: now };
      const elapsedMs = Math.max(0, now - atMs);
      const filled = Math.min(perSecond, tokens + (elapsedMs / 1000) * perSecond);
      const isTaken = filled >= 1;
      // Set anew, so that the map is in the order of last use.
      buckets.delete(address);
      buckets.set(address, { tokens: isTaken ? filled - 1 : filled, atMs: now });
      if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value ?? "");
      return isTaken ? 0 : ((1 - filled) / perSecond) * 1000;
    },
  };
}
