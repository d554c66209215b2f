/**
 * Security headers of every answer (QLT-4). Inline scripts are allowed by hash, so that a page can be cached and
 * served to everyone; a nonce would differ for each request.
 */
import type { MiddlewareHandler } from "hono";
import { NO_SNIFFING, policyOf } from "#domain/shell/file-headers.ts";
import type { MeasurementConfig } from "#domain/shell/measurement.ts";
import { etagOf, isKnown } from "./etag.ts";
import { SCRIPTS_HEADER, STYLES_HEADER } from "./page-scripts.server.ts";

const HSTS = "max-age=31536000; includeSubDomains";
/** Where our forms may lead by a redirect: to the payment service, if this server has its keys. */
const PAYMENT_PAGES = "https://checkout.stripe.com https://billing.stripe.com";
/**
 * The only page that reads pictures of other sites, at addresses that a person has typed. It asks for the file, since what
 * an SVG draws is counted before any image element gets it.
 */
const LINKED_PICTURES = "/color-image-picker";

export interface SecurityHeaderParts {
  readonly measurement: MeasurementConfig;
  readonly appOrigin: string | undefined;
  readonly isDevelopment: boolean;
  /** The keys of the payment service; only whether there are any matters here. */
  readonly stripe?: object | undefined;
}

export function securityHeaders({
  measurement,
  appOrigin,
  isDevelopment,
  stripe,
}: SecurityHeaderParts): MiddlewareHandler {
  // The settings decide, because a header of the request can be forged.
  const isSecure = appOrigin?.startsWith("https:") ?? false;
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set(NO_SNIFFING.name, NO_SNIFFING.value);
    headers.set(
      "Referrer-Policy",
      isSecretPage(c.req.path) ? "same-origin" : "strict-origin-when-cross-origin",
    );
    if (!headers.has("cross-origin-opener-policy"))
      headers.set("Cross-Origin-Opener-Policy", "same-origin-allow-popups");
    headers.set("Permissions-Policy", "camera=(self), microphone=(), geolocation=(), payment=(self), usb=()");
    headers.set("X-Frame-Options", "DENY");
    if (isSecure) headers.set("Strict-Transport-Security", HSTS);
    const scripts = headers.get(SCRIPTS_HEADER) ?? "";
    const styles = headers.get(STYLES_HEADER) ?? "";
    headers.delete(SCRIPTS_HEADER);
    headers.delete(STYLES_HEADER);
    // An answer that sets a cookie is personal, even if its handler has not marked it as such.
    if (headers.has("set-cookie") && !headers.has("cache-control"))
      headers.set("Cache-Control", "private, no-store");
    // Without a word on it a cache between may keep a refusal as long as it likes (RFC 9111 §4.2.2).
    if (c.res.status >= 400 && !headers.has("cache-control")) headers.set("Cache-Control", "no-store");
    const type = headers.get("content-type") ?? "";
    if (!type.startsWith("text/html")) {
      const policy = policyOf(type);
      if (policy !== undefined && !headers.has("content-security-policy"))
        headers.set("Content-Security-Policy", policy);
      return;
    }
    // As bytes: decoding a page and encoding it again takes longer than its hash.
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const etag = etagOf(bytes);
    const finalHeaders = new Headers(headers);
    if (!isDevelopment) {
      const policy = contentSecurityPolicy({
        path: c.req.path,
        scripts,
        styles,
        measurement,
        takesPayments: stripe !== undefined,
      });
      finalHeaders.set("Content-Security-Policy", policy);
    }
    if (c.res.status === 200 && c.req.method === "GET") {
      finalHeaders.set("ETag", etag);
      if (!finalHeaders.has("cache-control")) finalHeaders.set("Cache-Control", "public, no-cache");
      if (isKnown(c.req.header("if-none-match"), etag)) {
        c.res = new Response(null, { status: 304, headers: finalHeaders });
        return;
      }
    }
    c.res = new Response(c.req.method === "HEAD" ? null : bytes, {
      status: c.res.status,
      headers: finalHeaders,
    });
  };
}

/**
 * Pages whose address is a secret must not leak it in the referrer. "no-referrer" would also remove the origin of
 * forms.
 */
function isSecretPage(path: string): boolean {
  return /^\/login\/(?:link|action)(?:\.data)?$/.test(path);
}

export interface PolicyParts {
  readonly path: string;
  /** Hashes of the inline scripts and style elements that the page's own renderer wrote. */
  readonly scripts: string;
  readonly styles: string;
  readonly measurement: MeasurementConfig;
  readonly takesPayments?: boolean;
}

/** The policy for one page: its own inline scripts and styles by hash, no others, and no other origin. */
export function contentSecurityPolicy(parts: PolicyParts): string {
  const { path, scripts, styles, measurement, takesPayments = false } = parts;
  const measured = [measurement.analyticsScript, measurement.recordingScript]
    .filter((url) => url !== undefined)
    .map((url) => new URL(url).origin);
  return [
    "default-src 'self'",
    directive("script-src 'self'", scripts, ...measured),
    directive("style-src 'self'", styles),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    directive("connect-src 'self'", ...measured, path === LINKED_PICTURES ? "https:" : ""),
    "worker-src 'self' blob:",
    "media-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    directive("form-action 'self'", takesPayments ? PAYMENT_PAGES : ""),
    "frame-ancestors 'none'",
  ].join("; ");
}

function directive(...sources: readonly string[]): string {
  return sources.filter((source) => source !== "").join(" ");
}
