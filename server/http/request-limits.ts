/** Requests that no page or call of ours would make are refused before anything reads them. */
import { finished } from "node:stream";
import { setTimeout as delay } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { incomingOf } from "./node-connection.ts";

const MAX_URL_LENGTH = 16_384;
const MAX_UNREAD_BYTES = 64 * 1_048_576;
const MAX_UNREAD_MS = 10_000;
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);
const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

export const requestLimits: MiddlewareHandler = async (c, next) => {
  if (!METHODS.has(c.req.method)) {
    return c.text("This method is not known here.", 405, { Allow: [...METHODS].join(", ") });
  }
  if (c.req.url.length > MAX_URL_LENGTH) return c.text("This address is too long.", 414);
  try {
    decodeURIComponent(new URL(c.req.url).pathname);
  } catch {
    return c.text("This address is not valid UTF-8.", 400);
  }
  return next();
};

/** Nothing we take is larger; most forms have a narrower limit of their own where they are read. */
const MAX_BODY_BYTES = 16 * 1_048_576;

const limitedBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => c.text("This is larger than anything that is taken here.", 413),
});

/** No body is read past this size, announced or not. What only reads has none, and is not looked at. */
export const bodyLimits: MiddlewareHandler = async (c, next) =>
  SAFE_METHODS.has(c.req.method) ? next() : limitedBody(c, next);

/**
 * A body that was refused for its size is still on its way, and a client that is cut off while it sends never reads the
 * answer. So what was announced and is not without measure is let through unread; of anything else the connection ends
 * with the answer, and the client is told (RFC 9110 §15.5.14).
 */
export const letRefusedBodyPass: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status !== 413) return;
  const announced = Number(c.req.header("content-length") ?? Number.NaN);
  const incoming = incomingOf(c.env);
  if (incoming !== undefined && announced <= MAX_UNREAD_BYTES && !incoming.destroyed) {
    const end = new Promise((resolve) => finished(incoming, resolve));
    incoming.resume();
    await Promise.race([end, delay(MAX_UNREAD_MS, undefined, { ref: false })]);
  }
  if (incoming?.complete !== true) c.header("Connection", "close");
};

/** A change of state must come from a page of this origin (QLT-4): Origin, or Sec-Fetch-Site where it is sent. */
export function sameOriginOnly(appOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const isSame = isFromOwnPage(c.req.raw, appOrigin);
    if (!isSame && c.req.path.startsWith("/api/")) return c.json({ code: "unauthorized-domain" }, 403);
    if (!isSame) return c.text("This request did not come from this site.", 403);
    return next();
  };
}

export function isFromOwnPage(request: Request, appOrigin: string | undefined): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === "same-origin";
  return origin === (appOrigin ?? new URL(request.url).origin);
}
