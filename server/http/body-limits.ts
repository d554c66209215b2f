/**
 * Limits the size of every request body while it is read, whoever reads it and whether or not its length was
 * announced (QLT-5).
 */
import type { MiddlewareHandler } from "hono";
import { MAX_PHOTO_BYTES } from "#domain/account/storage-errors.ts";
import { MAX_FEEDBACK_BYTES } from "#domain/feedback.ts";
import { MAX_TEXT_BYTES, TEXT_TOO_LONG } from "#domain/text-size.ts";
import { countBody, type DiscardLimits } from "./counted-body.ts";

/** For forms, and for calls of the sign-in service. */
const FORM_BYTES = 65_536;
/** Routes that accept larger bodies; the first match applies. */
const LARGER: readonly (readonly [path: RegExp, mostBytes: number])[] = [
  [/^\/api\/v1\//, 1_048_576],
  [/^\/api\/billing\/webhook$/, 262_144],
  [/^\/api\/files\//, MAX_PHOTO_BYTES],
  [/^\/profile\/account(?:\.data)?$/, MAX_PHOTO_BYTES + FORM_BYTES],
  [/^\/resources\/feedback$/, MAX_FEEDBACK_BYTES],
  [/^\/resources\//, MAX_TEXT_BYTES],
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
  const most = LARGER.find(([path]) => path.test(c.req.path))?.[1] ?? FORM_BYTES;
  const counted = countBody(body, most);
  const init: RequestInit & { duplex: "half" } = { body: counted.stream, duplex: "half" };
  c.req.raw = new Request(c.req.raw, init);
  await next();
  if (counted.isTooLarge() && c.res.status !== 413) {
    c.res = undefined;
    c.res = tooLarge(c.req.path);
  }
  if (c.res.status !== 413) return;
  const announced = c.req.header("content-length");
  const bytes = announced === undefined ? UNANNOUNCED_BYTES : ANNOUNCED_BYTES;
  if (Number(announced ?? 0) <= bytes) await counted.discardRest({ ...WAIT, bytes });
  if (!counted.isWhole()) c.header("Connection", "close");
};

function tooLarge(path: string): Response {
  if (/^\/(?:api|resources)\//.test(path))
    return Response.json({ code: "invalid-argument", message: TEXT_TOO_LONG }, { status: 413 });
  return new Response("This is larger than anything that is taken here.\n", {
    status: 413,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
