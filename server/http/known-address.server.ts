/** The caller's address, in one header that only we set: what comes from outside under its name is dropped. */
import type { MiddlewareHandler } from "hono";
import { clientAddress } from "./client-address.ts";
import { socketAddressOf } from "./node-connection.ts";

export const CLIENT_ADDRESS_HEADER = "x-tincture-ip";

/** Set on requests that change something; a page that is only read has no use for it. */
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
    // A network is written as its first address: the library reads addresses only.
    headers.set(CLIENT_ADDRESS_HEADER, address.replace(/\/64$/, ""));
    c.req.raw = new Request(c.req.raw, { headers });
    return next();
  };
}
