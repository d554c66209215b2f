/** ETags and conditional requests: https://www.rfc-editor.org/rfc/rfc9110#name-etag. */
import { createHash } from "node:crypto";

const LENGTH = 27;

/** A strong ETag of the uncompressed bytes; compression makes it weak. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, LENGTH)}"`;
}

/**
 * True if `ifNoneMatch`, a list of tags or `*`, contains this one; uses weak comparison, as the standard requires.
 */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || withoutWeak(tag) === withoutWeak(etag));
}

function withoutWeak(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
