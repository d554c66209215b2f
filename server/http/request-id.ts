/** An id for each request, in the answer's header X-Request-Id and in what is logged about it. */
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { currentRequestId, logWithId } from "#server/log.ts";
import type { HeaderReader } from "./request-headers.ts";

export const REQUEST_ID_HEADER = "X-Request-Id";
/** Formats of proxies: hexadecimal numbers, UUIDs, base64url. */
const ID = /^[\w-]{8,128}$/;

export interface RequestIdEnv {
  Variables: { requestId: string };
}

/** The id of an incoming request is only accepted behind a trusted proxy. */
export function requestIdOf(headers: HeaderReader, trustedProxies: number): string {
  const given = trustedProxies > 0 ? headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && ID.test(given) ? given : randomUUID();
}

/** A page that the public cache has rendered keeps the id of the request for which it does so. */
export function requestId(trustedProxies: number): MiddlewareHandler<RequestIdEnv> {
  return async (c, next) => {
    const id = currentRequestId() ?? requestIdOf(c.req.raw.headers, trustedProxies);
    c.set("requestId", id);
    await logWithId(id, next);
    c.res.headers.set(REQUEST_ID_HEADER, id);
  };
}
