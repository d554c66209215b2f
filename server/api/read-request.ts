/** Reads untrusted requests: size, media type, encoding and syntax each have their own error. */
import type { Call, CallRequest } from "#calls/call.ts";
import { MAX_COLORS } from "#calls/color-schemas.ts";
import { inputSchemaOf } from "#calls/json-schema.ts";
import { splitOutsideBrackets } from "#engine/parse/split-list.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { type Problem, problemOf } from "./problem.ts";

export const MAX_BODY_BYTES = 1_048_576;
/** Below Node's own limit, so that the answer can be a problem document. */
export const MAX_URL_LENGTH = 8_192;

/** The parts of a request; a JSON body is not parsed yet. */
export interface ReceivedRequest {
  /** Values of path and query; undefined if the input is the body. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  readonly body: Uint8Array | undefined;
}

export type ReadRequest =
  | { readonly ok: true; readonly received: ReceivedRequest }
  | { readonly ok: false; readonly problem: Problem };

export type ParsedBody =
  | { readonly ok: true; readonly request: CallRequest }
  | { readonly ok: false; readonly problem: Problem };

/** Whether the input is the body rather than path and query. */
export const takesJson = (call: Call): boolean => call.http.method === "POST" && !call.takesFile;

const fail = (problem: Problem) => ({ ok: false, problem }) as const;

/** `segments` are the values of the path parameters, not decoded. */
export async function readRequest(
  call: Call,
  raw: Request,
  segments: Readonly<Record<string, string>>,
): Promise<ReadRequest> {
  if (takesJson(call)) return receiveJson(raw);
  const fields = readAddress(call, new URL(raw.url).searchParams, segments);
  if (fields === undefined) return fail(problemOf(400, "The address is not valid UTF-8."));
  if (!call.takesFile) return { ok: true, received: { fields, body: undefined } };
  const type = mediaType(raw);
  if (type.name.startsWith("multipart/"))
    return fail(problemOf(415, "Send the file itself as the body, not a form with the file in it."));
  if (isEncoded(raw)) return fail(problemOf(415, "Send the file as it is, without a content encoding."));
  const body = await readBody(raw);
  return body instanceof Uint8Array ? { ok: true, received: { fields, body } } : fail(body);
}

async function receiveJson(raw: Request): Promise<ReadRequest> {
  const type = mediaType(raw);
  if (!/^application\/(?:[\w.-]+\+)?json$/.test(type.name))
    return fail(problemOf(415, "Send JSON, with Content-Type: application/json."));
  if (type.charset !== undefined && !/^utf-?8$/i.test(type.charset))
    return fail(problemOf(415, "JSON is read as UTF-8 only."));
  if (isEncoded(raw)) return fail(problemOf(415, "Send the body as it is, without a content encoding."));
  const body = await readBody(raw);
  return body instanceof Uint8Array ? { ok: true, received: { fields: undefined, body } } : fail(body);
}

export function parseJsonBody(body: Uint8Array): ParsedBody {
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch (error) {
    const reason =
      error instanceof SyntaxError ? "The body is not valid JSON." : "The body is not valid UTF-8.";
    return fail(problemOf(400, reason));
  }
  // Checked before the schema, which would validate every entry.
  const long = Object.entries(typeof input === "object" && input !== null ? input : {}).find(
    ([, value]) => Array.isArray(value) && value.length > MAX_COLORS,
  );
  if (long !== undefined) {
    const message = `A list has at most ${MAX_COLORS} entries.`;
    return fail(problemOf(422, message, [{ path: long[0].slice(0, 40), message, code: "too_many" }]));
  }
  return { ok: true, request: { input } };
}

async function readBody(raw: Request): Promise<Uint8Array | Problem> {
  const body = await readBytes(raw, MAX_BODY_BYTES);
  if (body.ok) return body.bytes;
  return body.reason === "too-large"
    ? problemOf(413, `A body has at most ${MAX_BODY_BYTES} bytes.`)
    : problemOf(400, "The body ended too early.");
}

/** Path and query values with the names and types of the call's schema; undefined for invalid UTF-8. */
function readAddress(
  call: Call,
  query: URLSearchParams,
  segments: Readonly<Record<string, string>>,
): Record<string, unknown> | undefined {
  const input: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(inputSchemaOf(call).properties ?? {})) {
    const segment = segments[name];
    const given =
      segment === undefined ? query.getAll(name).filter((text) => text !== "") : [decode(segment)];
    const [first] = given;
    if (given.includes(undefined)) return undefined;
    if (first === undefined) continue;
    if (schema.type === "array")
      input[name] = given
        .flatMap((text) => splitOutsideBrackets(text ?? "", (sign) => sign === ","))
        .map((part) => part.trim());
    else if (schema.type === "integer" || schema.type === "number")
      input[name] = /^[+-]?\d{1,15}(?:\.\d{1,15})?$/.test(first) ? Number(first) : first;
    else input[name] = first;
  }
  // What the call does not have is said by the call.
  for (const [name, text] of query)
    if (!Object.hasOwn(input, name) && text !== "" && !isNote(name)) input[name] = text;
  return input;
}

/**
 * No option begins with an underscore, so such a name is a note of the client's own: a counter against caches, as clients add
 * it to each request.
 */
const isNote = (name: string): boolean => name.startsWith("_");

/** A percent sign that is not part of an escape stays, because people type hsl(20 50% 50%) into the address bar. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    return undefined;
  }
}

function isEncoded(raw: Request): boolean {
  const encoding = raw.headers.get("content-encoding");
  return encoding !== null && encoding.toLowerCase() !== "identity";
}

function mediaType(raw: Request): { name: string; charset: string | undefined } {
  const [name = "", ...parameters] = (raw.headers.get("content-type") ?? "").split(";");
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined);
  return { name: name.trim().toLowerCase(), charset };
}
