/**
 * A rate limit across all instances: a token bucket in the database, from which each instance takes a few tokens at a
 * time, so that most requests need no query. An embedded database has a single instance, which counts in memory.
 */
import { lt, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { rateBuckets } from "./limit-table.ts";

export interface SharedLimitOptions {
  /** Sustained requests per second; as many are allowed at once after a pause. */
  readonly perSecond: number;
  /** Keys in memory; the least recently used is dropped first. */
  readonly maxKeys: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** The time of the bucket; by default the database's own clock, which all instances share. */
  readonly now?: () => SQL;
}

export interface SharedLimit {
  /** 0 if the request is allowed, otherwise the milliseconds until it is. Throws if the database is unavailable. */
  take(key: string): Promise<number>;
}

/** Share of a second's tokens that an instance takes at a time; unused ones are missing for other instances. */
const LEASE_SHARE = 0.05;
/** Unused tokens expire after this time, so that the total of all instances stays within the limit. */
const LEASE_MS = 10_000;

interface Lease {
  /** Remaining tokens. */
  tokens: number;
  /** Whether the bucket was empty: it then has a token again at `untilMs`; otherwise the tokens expire at that time. */
  readonly isEmpty: boolean;
  readonly untilMs: number;
}

export function createSharedLimit(db: Database, options: SharedLimitOptions): SharedLimit {
  const { perSecond, maxKeys, clock, now = () => sql`clock_timestamp()` } = options;
  const size = Math.max(1, Math.floor(perSecond * LEASE_SHARE));
  const leases = new Map<string, Lease>();
  const asking = new Map<string, Promise<void>>();

  async function lease(key: string): Promise<void> {
    const filled = await takeTokens(db, key, { perSecond, size, now: now() });
    const tokens = Math.min(size, Math.floor(filled));
    const isEmpty = tokens === 0;
    const ms = isEmpty ? Math.ceil(((1 - filled) / perSecond) * 1000) : LEASE_MS;
    leases.delete(key);
    leases.set(key, { tokens, isEmpty, untilMs: clock() + ms });
    if (leases.size > maxKeys) leases.delete(leases.keys().next().value ?? "");
  }

  return {
    async take(key) {
      for (;;) {
        const held = leases.get(key);
        const leftMs = held === undefined ? 0 : held.untilMs - clock();
        if (held !== undefined && leftMs > 0) {
          if (held.isEmpty) return leftMs;
          if (held.tokens > 0) {
            held.tokens -= 1;
            return 0;
          }
        }
        // Concurrent requests of a key wait for the same answer.
        const running = asking.get(key) ?? lease(key).finally(() => asking.delete(key));
        asking.set(key, running);
        await running;
      }
    },
  };
}

interface Take {
  readonly perSecond: number;
  readonly size: number;
  readonly now: SQL;
}

/** Takes up to `size` whole tokens from the bucket. Returns how many it contained before, possibly a fraction. */
async function takeTokens(db: Database, key: string, { perSecond, size, now }: Take): Promise<number> {
  for (;;) {
    const [found] = rowsOf(
      await db.execute(sql`
        with held as (
          select key, ${now} as now,
            least(${perSecond}, tokens + greatest(0, extract(epoch from ${now} - at)) * ${perSecond}) as filled
          from rate_buckets where key = ${key} for update)
        update rate_buckets as bucket
        set tokens = held.filled - least(${size}, floor(held.filled)), at = greatest(bucket.at, held.now)
        from held where bucket.key = held.key
        returning held.filled`),
    );
    if (found !== undefined) return Number(found["filled"]);
    const made = rowsOf(
      await db.execute(sql`
        insert into rate_buckets (key, tokens, at) values (${key}, ${perSecond - size}, ${now})
        on conflict (key) do nothing returning key`),
    );
    if (made.length > 0) return perSecond;
  }
}

/** Deletes full buckets, which the next request creates again. */
export async function deleteFullBuckets(db: Database): Promise<void> {
  await db.delete(rateBuckets).where(lt(rateBuckets.at, sql`now() - interval '1 minute'`));
}
