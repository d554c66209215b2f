/**
 * Limits the size of every request body while it is read, whoever reads it and whether or not its length was
 * announced (QLT-5).
 */
import type { MiddlewareHandler } from "hono";
import { MAX_PHOTO_BYTES } from "#domain/account/storage-errors.ts";
import { MAX_FEEDBACK_BYTES } from "#domain/feedback.ts";
import { countBody, type DiscardLimits } from "./counted-body.ts";

/** For forms, and for calls of the sign-in service. */
const FORM_BYTES = 65_536;
/** Routes with a limit of their own, each a little more than the largest body that its page sends; the first match applies. */
const LIMITS: readonly (readonly [path: RegExp, mostBytes: number])[] = [
  [/^\/api\/v1\//, 1_048_576],
  [/^\/mcp$/, 1_048_576],
  [/^\/api\/billing\/webhook$/, 262_144],
  [/^\/api\/files\//, MAX_PHOTO_BYTES],
  [/^\/profile\/account(?:\.data)?$/, MAX_PHOTO_BYTES + FORM_BYTES],
  [/^\/resources\/feedback$/, MAX_FEEDBACK_BYTES],
  // A palette with 32 named colors and its description, or a mesh, a theme or a wallpaper as its link.
  [/^\/resources\/own-items$/, 20_480],
  // A deleted collection with the ids of its items comes back.
  [/^\/resources\/collections\/[^/]+$/, 65_536],
  // A template has 10,000 characters.
  [/^\/resources\/templates$/, 65_536],
  // The tray and the latest works of a device.
  [/^\/resources\/merge$/, 524_288],
  [/^\/resources\//, 8_192],
];

/**
 * When a body is rejected for its size, the client is still sending, and a client that is cut off while sending never
 * reads the answer. So a body with an announced, reasonable length is discarded to its end, and one without only at
 * its beginning; then the connection is closed after the answer (RFC 9110 §15.5.14).
 */
const ANNOUNCED_BYTES = 64 * 1_048_576;
const UNANNOUNCED_BYTES = 8 * 1_048_576;
const WAIT: Omit<DiscardLimits, "bytes"> = { totalMs: 10_000, idleMs: 2_000 };

export const bodyLimits: MiddlewareHandler = async (c, next) => {
  const { body } = c.req.raw;
  // GET and HEAD have no body.
  if (body === null) return next();
  const most = bodyLimitOf(c.req.path);
  const counted = countBody(body, most);
  const init: RequestInit & { duplex: "half" } = { body: counted.stream, duplex: "half" };
  c.req.raw = new Request(c.req.raw, init);
  await next();
  if (counted.isTooLarge() && c.res.status !== 413) {
    c.res = undefined;
    c.res = tooLarge(c.req.path, most);
  }
  if (c.res.status !== 413) return;
  const announced = c.req.header("content-length");
  const bytes = announced === undefined ? UNANNOUNCED_BYTES : ANNOUNCED_BYTES;
  if (Number(announced ?? 0) <= bytes) await counted.discardRest({ ...WAIT, bytes });
  if (!counted.isWhole()) c.header("Connection", "close");
};

/** Most bytes of a body that is sent to this path. */
export function bodyLimitOf(path: string): number {
  return LIMITS.find(([pattern]) => pattern.test(path))?.[1] ?? FORM_BYTES;
}

function tooLarge(path: string, mostBytes: number): Response {
  const message = tooLargeText(mostBytes);
  if (/^\/(?:api|resources)\//.test(path))
    return Response.json({ code: "invalid-body", message }, { status: 413 });
  // An agent reads an error of JSON-RPC. The id of a request that was not read to its end is not known.
  if (path === "/mcp")
    return Response.json({ jsonrpc: "2.0", id: null, error: { code: -32000, message } }, { status: 413 });
  return new Response(`${message}\n`, {
    status: 413,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

/** A sentence for people. */
export function tooLargeText(mostBytes: number): string {
  const [kilobytes, megabytes] = [mostBytes / 1024, mostBytes / 1_048_576].map(Math.floor);
  const size = mostBytes < 1_048_576 ? `${kilobytes} kB` : `${megabytes} MB`;
  return `This is larger than ${size}, which is the most that is taken here.`;
}
