/** Requests that are wrong as HTTP, refused on Node's own objects before anything is made of them. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { METHODS } from "./request-limits.ts";

interface WrongRequest {
  readonly status: number;
  readonly reason: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers a wrong request and returns true; otherwise returns false and has done nothing. */
export function refuseRequest(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
  const wrong = wrongRequest(incoming);
  if (wrong === undefined) return false;
  outgoing.writeHead(wrong.status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...wrong.headers,
  });
  outgoing.end(wrong.reason);
  return true;
}

function wrongRequest({ method = "", rawHeaders }: IncomingMessage): WrongRequest | undefined {
  // The server's Request has no TRACE, and would read it as a GET.
  if (!METHODS.has(method))
    return {
      status: 405,
      reason: "This method is not known here.",
      headers: { Allow: [...METHODS].join(", ") },
    };
  // RFC 9112 §3.2. Node keeps the first, a proxy may have believed another.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === "host");
  return hosts.length > 1 ? { status: 400, reason: "A request has one Host header." } : undefined;
}

/**
 * Whose name a request without Host is for, as HTTP/1.0 allows: simple load balancers ask /health so. A server that
 * listens on all interfaces is reached by its own name.
 */
export function hostOfUnnamed({ appOrigin }: { readonly appOrigin: string | undefined }): string {
  return appOrigin === undefined ? "localhost" : new URL(appOrigin).host;
}
