/**
 * Limits per client address for answers that have to be rendered: pages, their data and files, and preview pictures
 * (QLT-5): of their number, and of the processor time that they have taken (server/work/work.ts). Counted in memory, since a page must not cost a write. Cached answers are not counted.
 */
import type { MiddlewareHandler } from "hono";
import type { Config } from "#server/config/config.ts";
import { createRateLimit } from "./rate-limit.ts";
import { addressOfRequest } from "./request-address.ts";

const PAGES_PER_SECOND = 20;
/** A page with its data, prefetched links and lists takes a few dozen requests at once. */
const BURST = 400;
const MAX_ADDRESSES = 20_000;
/** A preview picture takes a tenth of a second or more to draw, ten times as long as a page; one for a card less. */
const PICTURES: readonly (readonly [pattern: RegExp, cost: number])[] = [
  [/^\/og\//, 10],
  [/^\/wallpapers\/[^/]+\.png$/, 4],
];

export interface PageLimitParts {
  readonly config: Pick<Config, "trustedProxies" | "addressLimitFactor">;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds until an address may use processor time again; 0 if it may now. */
  readonly work: { readonly waitMs: (address: string) => number };
}

/** The 429 answer if the client has sent too many requests; otherwise undefined. */
export type RefusePage = (request: Request, env: unknown) => Response | undefined;

export function createPageLimits({ config, clock, work }: PageLimitParts): RefusePage {
  const limit = createRateLimit({
    perSecond: PAGES_PER_SECOND * config.addressLimitFactor,
    burst: BURST * config.addressLimitFactor,
    maxAddresses: MAX_ADDRESSES,
    clock,
  });
  return (request, env) => {
    // The cache's own requests have no address; the client's request was counted before.
    const address = addressOfRequest(request, env, config.trustedProxies);
    if (address === undefined) return undefined;
    const { pathname } = new URL(request.url);
    const cost = PICTURES.find(([pattern]) => pattern.test(pathname))?.[1] ?? 1;
    const waitMs = work.waitMs(address) || limit.take(address, cost);
    if (waitMs === 0) return undefined;
    const waitS = Math.ceil(waitMs / 1000);
    return new Response(`These are many requests at once. Please try again in ${waitS} s.\n`, {
      status: 429,
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Retry-After": String(waitS),
        "Cache-Control": "no-store",
      },
    });
  };
}

export function pageLimits(refuse: RefusePage): MiddlewareHandler {
  return async (c, next) => refuse(c.req.raw, c.env) ?? next();
}
