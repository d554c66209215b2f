/** A response that is sent many times: its bytes, its headers, and each content encoding, computed once. */
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import {
  bestEncoding,
  compressBytes,
  type Encoding,
  MIN_COMPRESSED_BYTES,
} from "#server/http/content-encoding.ts";
import { etagOf, isKnown } from "#server/http/etag.ts";
import type { HeaderReader } from "#server/http/request-headers.ts";
import { REQUEST_ID_HEADER } from "#server/http/request-id.ts";
import type { DenseBrotli } from "./dense-brotli.ts";

export interface PreparedAnswer {
  /**
   * The reply depends on the method, `Accept-Encoding` and `If-None-Match` of the request. A promise while its encoding
   * is being computed.
   */
  reply(asked: Asked): Reply | Promise<Reply>;
  /** Its size in memory without encodings that are not computed yet. */
  readonly bytes: number;
}

/** The parts of a request on which the response depends. */
export interface Asked {
  readonly method: string;
  readonly headers: HeaderReader;
  /** The id of this request, sent in a header of the response. */
  readonly id?: string | undefined;
}

/** What is sent: as a Response, or to Node's response directly. */
export interface Reply {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for a 304 and for HEAD. */
  readonly body: Uint8Array<ArrayBuffer> | null;
}

/** One form of the body: plain, or one encoding. */
interface Form {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
  /** The headers of a 304. */
  readonly unchanged: Readonly<Record<string, string>>;
}

/** Headers that describe the body; a 304 has none of them. */
const OF_THE_BODY = new Set(["content-length", "content-encoding", "content-type"]);
const REQUEST_ID = REQUEST_ID_HEADER.toLowerCase();
/** Approximate size of header names and objects. */
const OVERHEAD_BYTES = 1024;

interface Preparing {
  /** Receives the number of bytes of each new encoding. */
  readonly onGrow?: (bytes: number) => void;
  /** Replaces the Brotli form by a denser one when there is one. */
  readonly dense?: DenseBrotli;
}

export async function prepareAnswer(
  answer: Response,
  { onGrow = () => {}, dense }: Preparing = {},
): Promise<PreparedAnswer> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const shared = sharedHeaders(answer, bytes);
  const isCompressible =
    bytes.byteLength >= MIN_COMPRESSED_BYTES &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(shared["content-type"] ?? "");
  if (isCompressible) shared["vary"] = withAcceptEncoding(shared["vary"]);
  const plain = formOf(bytes, shared);
  const forms = new Map<Encoding, Form | Promise<Form>>();

  function formFor(encoding: Encoding | undefined): Form | Promise<Form> {
    if (encoding === undefined || !isCompressible) return plain;
    const made = forms.get(encoding);
    if (made !== undefined) return made;
    const known = encoding === "br" ? dense?.of(bytes, (body) => void keepDense(body)) : undefined;
    if (known !== undefined) return keep(encoding, known);
    const making = compressBytes(bytes, encoding).then((compressed) => keep(encoding, compressed));
    making.catch(() => forms.delete(encoding));
    forms.set(encoding, making);
    return making;
  }

  function keep(encoding: Encoding, compressed: Uint8Array): Form {
    const form = formOf(new Uint8Array(compressed), {
      ...shared,
      "content-encoding": encoding,
      // The content is the same but the bytes differ, so the ETag is weak.
      ...(shared["etag"] !== undefined && { etag: weak(shared["etag"]) }),
    });
    forms.set(encoding, form);
    onGrow(form.body.byteLength);
    return form;
  }

  /** The usual form may still be in the making, and must not replace the dense one. */
  async function keepDense(compressed: Uint8Array): Promise<void> {
    await Promise.allSettled([forms.get("br")]);
    keep("br", compressed);
  }

  return {
    bytes: bytes.byteLength + OVERHEAD_BYTES,
    reply(asked) {
      const form = formFor(bestEncoding(asked.headers.get("accept-encoding")));
      return form instanceof Promise ? form.then((made) => replyOf(made, asked)) : replyOf(form, asked);
    },
  };
}

export function responseTo(prepared: PreparedAnswer, asked: Asked): Response | Promise<Response> {
  const reply = prepared.reply(asked);
  return reply instanceof Promise ? reply.then(responseOf) : responseOf(reply);
}

function responseOf({ status, headers, body }: Reply): Response {
  return new Response(body, { status, headers });
}

function sharedHeaders(answer: Response, bytes: Uint8Array): Record<string, string> {
  const headers = Object.fromEntries(answer.headers);
  delete headers["content-length"];
  // The id belongs to the request for which the response was rendered.
  delete headers[REQUEST_ID];
  headers["cache-control"] ??= "public, no-cache";
  if (!headers["cache-control"].includes("no-store")) headers["etag"] ??= etagOf(bytes);
  return headers;
}

function formOf(body: Uint8Array<ArrayBuffer>, headers: Readonly<Record<string, string>>): Form {
  return {
    body,
    headers: { ...headers, "content-length": String(body.byteLength) },
    unchanged: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_THE_BODY.has(name))),
  };
}

function replyOf({ body, headers, unchanged }: Form, { method, headers: given, id }: Asked): Reply {
  const etag = headers["etag"];
  const known = given.get("if-none-match");
  const isUnchanged = etag !== undefined && known !== null && isKnown(known, etag);
  const own = isUnchanged ? unchanged : headers;
  return {
    status: isUnchanged ? 304 : 200,
    headers: id === undefined ? own : { ...own, [REQUEST_ID]: id },
    body: isUnchanged || method === "HEAD" ? null : body,
  };
}

function weak(etag: string): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}

function withAcceptEncoding(vary: string | undefined): string {
  if (vary === undefined) return "Accept-Encoding";
  return /(?:^|,)\s*(?:accept-encoding|\*)\s*(?:,|$)/i.test(vary) ? vary : `${vary}, Accept-Encoding`;
}
