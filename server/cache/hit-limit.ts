/**
 * A limit on answers from memory by client address (QLT-5). One costs a hundredth of a rendering, but a client that sends
 * hundreds of requests on each of hundreds of connections has them all answered before anybody else is.
 */
import type { Config } from "#server/config/config.ts";
import { clientAddress } from "#server/http/client-address.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import type { HeaderReader } from "#server/http/request-headers.ts";

/** Far above a page with all that it prefetches, for everybody behind one address. */
const [HITS_PER_SECOND, BURST] = [1_000, 4_000];
const MAX_ADDRESSES = 20_000;

export interface HitLimitParts {
  readonly config: Pick<Config, "trustedProxies" | "addressLimitFactor">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

/** Whole seconds until the address may have an answer again; 0 if it may now. */
export function createHitLimit({ config, clock }: HitLimitParts) {
  const { trustedProxies, addressLimitFactor } = config;
  const limit = createRateLimit({
    perSecond: HITS_PER_SECOND * addressLimitFactor,
    burst: BURST * addressLimitFactor,
    maxAddresses: MAX_ADDRESSES,
    clock,
  });
  return (socketAddress: string | undefined, headers: HeaderReader): number => {
    // The server's own requests have no connection.
    if (socketAddress === undefined) return 0;
    const forwardedFor = trustedProxies === 0 ? undefined : (headers.get("x-forwarded-for") ?? undefined);
    return Math.ceil(limit.take(clientAddress({ socketAddress, forwardedFor, trustedProxies })) / 1000);
  };
}
