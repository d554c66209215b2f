/**
 * Identifies the caller of an API request, an address or the key of a Pro account, and applies the limit of requests
 * per second across all instances.
 */
import type { CallAccess } from "#calls/call.ts";
import { PLAN_LIMITS } from "#domain/plans.ts";
import type { KnownKey } from "#server/api-keys/api-key-queries.server.ts";
import { createKeyHolder, type KeyHolder, type KeyHolderParts } from "#server/api-keys/key-holder.server.ts";
import type { Config } from "#server/config/config.ts";
import { troubleOf } from "#server/db/database-trouble.server.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { createSharedLimit } from "#server/limits/shared-rate-limit.server.ts";
import { accountCaller } from "#server/work/work.ts";

/** Most addresses and accounts that are counted in memory. */
const MAX_CALLERS = 20_000;
const BEARER = /^Bearer +(\S+)$/i;

export interface ApiCaller {
  /** 0 if the request is allowed, otherwise the milliseconds until the next one is. */
  readonly waitMs: number;
  readonly perSecond: number;
  /** Whose budget of work is used, if it is not that of the address. */
  readonly account: string | undefined;
  /** Whether credentials were given that no account has; RFC 6750 §3.1 wants 401, also where none are needed. */
  readonly hasUnknownKey: boolean;
  /** The permissions of the key. Throws if it must be looked up while the database is unavailable. */
  readonly access: () => Promise<CallAccess>;
}

export interface CallerParts extends KeyHolderParts {
  readonly config: Pick<Config, "databaseUrl">;
}

export interface GivenCaller {
  readonly authorization: string | undefined;
  readonly address: string;
}

export function createCallers(parts: CallerParts): (given: GivenCaller) => Promise<ApiCaller> {
  const keys = createKeyHolder(parts);
  const addressLimit = limitOf(parts, PLAN_LIMITS.free.apiPerSecond);
  const accountLimit = limitOf(parts, PLAN_LIMITS.pro.apiPerSecond);

  const ofAccount = async (key: KnownKey): Promise<ApiCaller> => ({
    waitMs: await accountLimit(`account ${key.userId}`),
    perSecond: PLAN_LIMITS.pro.apiPerSecond,
    account: accountCaller(key.userId),
    hasUnknownKey: false,
    access: async () => "pro",
  });

  return async ({ authorization, address }) => {
    const key = BEARER.exec(authorization ?? "")?.[1];
    const known = key === undefined ? undefined : keys.known(key);
    if (known?.plan === "pro") return ofAccount(known);
    const waitMs = await addressLimit(`address ${address}`);
    // Unknown keys count against the limit of their address, so that they cannot cause more queries than it allows.
    const isFree = authorization === undefined || waitMs > 0;
    const found: FoundKey = isFree || known !== undefined ? { key: known } : await find(keys, key);
    if (found.key?.plan === "pro") return ofAccount(found.key);
    return {
      waitMs,
      perSecond: PLAN_LIMITS.free.apiPerSecond,
      account: undefined,
      hasUnknownKey: !isFree && found.key === undefined && found.trouble === undefined,
      access: async () => {
        if (found.trouble !== undefined) throw found.trouble;
        return "free";
      },
    };
  };
}

interface FoundKey {
  readonly key: KnownKey | undefined;
  /** Why it could not be looked up. */
  readonly trouble?: unknown;
}

async function find(keys: KeyHolder, key: string | undefined): Promise<FoundKey> {
  if (key === undefined) return { key: undefined };
  try {
    return { key: await keys.find(key) };
  } catch (trouble) {
    return { key: undefined, trouble };
  }
}

/** In memory if the database is embedded, since there is one instance, and while the shared database is unavailable. */
function limitOf({ db, clock, config }: CallerParts, perSecond: number): (key: string) => Promise<number> {
  const own = createRateLimit({ perSecond, maxAddresses: MAX_CALLERS, clock });
  if (config.databaseUrl === undefined) return async (key) => own.take(key);
  const shared = createSharedLimit(db, { perSecond, maxKeys: MAX_CALLERS, clock });
  return async (key) => {
    try {
      return await shared.take(key);
    } catch (error) {
      if (troubleOf(error) === undefined) throw error;
      return own.take(key);
    }
  };
}
