/** Reads a request body as JSON in UTF-8, up to a size limit: by default that of PLT-5. */
import { MAX_TEXT_BYTES } from "#domain/text-size.ts";
import { readBytes } from "./read-bytes.ts";

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: "too-large" | "no-json" };

export interface JsonLimits {
  readonly maxBytes?: number;
  /** The value of an empty body; by default an empty body is invalid. */
  readonly whenEmpty?: unknown;
}

export async function readJson(
  request: Request,
  { maxBytes = MAX_TEXT_BYTES, whenEmpty }: JsonLimits = {},
): Promise<JsonBody> {
  const body = await readBytes(request, maxBytes);
  if (!body.ok) return { ok: false, reason: body.reason === "too-large" ? body.reason : "no-json" };
  if (body.bytes.byteLength === 0 && whenEmpty !== undefined) return { ok: true, value: whenEmpty };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body.bytes);
    return { ok: true, value: JSON.parse(text, refuseNul) };
  } catch {
    return { ok: false, reason: "no-json" };
  }
}

/** PostgreSQL accepts every character in text except NUL. */
function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === "string" && value.includes("\0")) throw new SyntaxError("NUL in a text");
  return value;
}
