/** Reads a request body as JSON in UTF-8, up to a size limit. */
import { readBytes } from "./read-bytes.ts";

const NUL_ESCAPE = String.raw`\u0000`;

export type JsonBody =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: "too-large" | "no-json" };

export interface JsonLimits {
  readonly maxBytes: number;
  /** The value of an empty body; by default an empty body is invalid. */
  readonly whenEmpty?: unknown;
}

export async function readJson(request: Request, { maxBytes, whenEmpty }: JsonLimits): Promise<JsonBody> {
  const body = await readBytes(request, maxBytes);
  if (!body.ok) return { ok: false, reason: body.reason === "too-large" ? body.reason : "no-json" };
  if (body.bytes.byteLength === 0 && whenEmpty !== undefined) return { ok: true, value: whenEmpty };
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(body.bytes);
    if (hasNul(text)) return { ok: false, reason: "no-json" };
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, reason: "no-json" };
  }
}

/**
 * PostgreSQL accepts every character in text except NUL, which JSON can only contain as an escape; one after an odd
 * number of backslashes. Looked for in the text, since a reviver is called for every number of a list.
 */
function hasNul(json: string): boolean {
  return json.includes(NUL_ESCAPE) && /(?<!\\)(?:\\\\)*\\u0000/.test(json);
}
