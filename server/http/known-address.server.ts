/** Passes the client's address on in a header that only we set; the same header from outside is dropped. */
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";
import { socketAddressOf } from "./node-connection.ts";

export const CLIENT_ADDRESS_HEADER = "x-tincture-ip";

/** Only set on requests that change something; reading a page does not need it. */
export function knownAddress(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    if (isRead && c.req.header(CLIENT_ADDRESS_HEADER) === undefined) return next();
    const headers = new Headers(c.req.raw.headers);
    const address = clientAddress({
      socketAddress: socketAddressOf(c.env),
      forwardedFor: c.req.header("x-forwarded-for"),
      trustedProxies,
    });
    // A network is written as its first address, since the library only accepts addresses.
    headers.set(CLIENT_ADDRESS_HEADER, address.replace(/\/64$/, ""));
    c.req.raw = new Request(c.req.raw, { headers });
    return next();
  };
}
