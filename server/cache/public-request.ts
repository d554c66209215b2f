/** Decides which requests the public cache answers, and under which key their answers are kept. */
import type { HeaderReader } from "#server/http/request-headers.ts";
import { type PublicAddress, publicAddressOf } from "./public-address.ts";

export const HEALTH = "/health";

export interface PublicRequestRules {
  /** The origin in links. If undefined, links have the origin of the request, and answers are cached per origin. */
  readonly appOrigin?: string | undefined;
  /** Whether a cached answer may be too old for this visitor; it is then rendered for them alone. */
  readonly needsFresh?: (headers: HeaderReader) => boolean;
}

/** A request that the cache answers. */
interface PublicRequest {
  readonly headers: HeaderReader;
  /** Where its answer is kept. Undefined for the health check, whose answer is the same as long as the process runs. */
  readonly place?: { readonly key: string; readonly address: PublicAddress };
}

/** `target` is the raw path with its query. `url` and `headers` are only called if they are needed. */
type PublicRequestOf = (
  method: string,
  target: string,
  url: () => string,
  headers: () => HeaderReader,
) => PublicRequest | undefined;

/** The returned function gives undefined for a request that the application has to answer. */
export function createPublicRequests({ appOrigin, needsFresh }: PublicRequestRules): PublicRequestOf {
  return (method, target, url, headers) => {
    if (method !== "GET" && method !== "HEAD") return undefined;
    const address = publicAddressOf(target);
    if (address === undefined) return target === HEALTH ? { headers: headers() } : undefined;
    const read = headers();
    if (needsFresh?.(read) === true) return undefined;
    return { headers: read, place: { key: appOrigin === undefined ? url() : target, address } };
  };
}

/** Path and query of an absolute URL. */
export function targetOf(url: string): string {
  return url.slice(url.indexOf("/", url.indexOf("//") + 2));
}

/** A GET request for the same URL without any headers, so without cookies. */
export function withoutPerson({ url }: Request): Request {
  return new Request(url);
}
