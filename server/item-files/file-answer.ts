/** The answer with a library file: readable by every page, and revalidated each time. */
import type { Context } from "hono";
import { etagOf, isKnown } from "#server/http/etag.ts";

/** Ids of library items. */
export const ITEM_ID = /^[1-9A-HJ-NP-Za-km-z]{6,32}$/;
/** The id and the extension in the last segment of a path: "abc.tokens.json" is "abc" and "tokens.json". */
export function splitFileName(file: string): { readonly id: string; readonly extension: string } {
  const [, id = "", extension = ""] = /^([^.]+)\.(.+)$/.exec(file) ?? [];
  return { id, extension };
}

/** Clients revalidate each time, so that they see changes; most answers are a 304. */
const CACHE = "public, no-cache";

export interface ItemFile {
  readonly content: string | Uint8Array;
  /** Media type. */
  readonly type: string;
}

export function fileAnswer(c: Context, { content, type }: ItemFile): Response {
  const etag = etagOf(content);
  const headers = {
    "Content-Type": type,
    "Cache-Control": CACHE,
    ETag: etag,
    "Access-Control-Allow-Origin": "*",
    "Content-Disposition": "inline",
  };
  if (isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  return new Response(typeof content === "string" ? content : new Uint8Array(content), { headers });
}
