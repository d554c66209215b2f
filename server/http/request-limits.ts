/** Rejects requests that none of our pages or calls would send, before anything reads them. */
import type { MiddlewareHandler } from "hono";

const MAX_URL_LENGTH = 16_384;
export const METHODS: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
]);
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

/** Requests that change state must come from this origin (QLT-4), according to Origin or Sec-Fetch-Site. */
export function sameOriginOnly(appOrigin: string | undefined): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const isSame = isFromOwnPage(c.req.raw, appOrigin);
    if (!isSame && c.req.path.startsWith("/api/")) return c.json({ code: "unauthorized-domain" }, 403);
    if (!isSame) return c.text("This request did not come from this site.", 403);
    return next();
  };
}

/** Whether Origin, or without it Sec-Fetch-Site, shows that a page of this site sent the request. */
export function isFromOwnPage(request: Request, appOrigin: string | undefined): boolean {
  const origin = request.headers.get("origin");
  if (origin === null) return request.headers.get("sec-fetch-site") === "same-origin";
  return origin === (appOrigin ?? new URL(request.url).origin);
}
