/**
 * Headers of every answer (QLT-4). Inline scripts of a page are allowed by the hash of their text, so that
 * the same bytes can be cached and served to everyone; a nonce would differ at each request.
 */
import { createHash } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import type { MeasurementConfig } from "#domain/shell/measurement.ts";
import { etagOf, isKnown } from "./etag.ts";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
const HSTS_SECONDS = 31_536_000;

export function securityHeaders(measurement: MeasurementConfig, isDevelopment: boolean): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set(
      "Referrer-Policy",
      isSecretPage(c.req.path) ? "same-origin" : "strict-origin-when-cross-origin",
    );
    headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    headers.set("Permissions-Policy", "camera=(self), microphone=(), geolocation=(), payment=(self), usb=()");
    headers.set("X-Frame-Options", "SAMEORIGIN");
    const isSecure =
      new URL(c.req.url).protocol === "https:" || c.req.header("x-forwarded-proto") === "https";
    if (isSecure) headers.set("Strict-Transport-Security", `max-age=${HSTS_SECONDS}; includeSubDomains`);
    const type = headers.get("content-type") ?? "";
    if (!type.startsWith("text/html")) {
      // A worker takes the policy of its own script, so scripts are left without one.
      if (!type.includes("javascript") && !headers.has("content-security-policy")) {
        headers.set(
          "Content-Security-Policy",
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        );
      }
      return;
    }
    const html = c.res.body === null ? "" : await c.res.text();
    const policy = isDevelopment ? undefined : contentSecurityPolicy(html, measurement);
    const etag = etagOf(html);
    const kept = new Headers(headers);
    if (policy) kept.set("Content-Security-Policy", policy);
    if (c.res.status === 200 && c.req.method === "GET") {
      kept.set("ETag", etag);
      if (!kept.has("cache-control")) kept.set("Cache-Control", "public, no-cache");
      if (isKnown(c.req.header("if-none-match"), etag)) {
        c.res = new Response(null, { status: 304, headers: kept });
        return;
      }
    }
    if (c.res.status >= 400) kept.set("Cache-Control", "no-store");
    c.res = new Response(c.req.method === "HEAD" ? null : html, { status: c.res.status, headers: kept });
  };
}

/** Pages whose address is a key: no other site learns of it. With "no-referrer" a form could not say where it is from. */
function isSecretPage(path: string): boolean {
  return /^\/login\/(?:link|action)(?:\.data)?$/.test(path);
}

/** The policy for one page: its own inline scripts by hash, no other inline script, no foreign origin. */
export function contentSecurityPolicy(html: string, measurement: MeasurementConfig): string {
  const hashes = new Set<string>();
  for (const match of html.matchAll(INLINE_SCRIPT)) {
    hashes.add(
      `'sha256-${createHash("sha256")
        .update(match[1] ?? "")
        .digest("base64")}'`,
    );
  }
  const measured = [measurement.analyticsScript, measurement.recordingScript]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes, ...measured].join(" ")}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${measured.join(" ")}`.trim(),
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}
