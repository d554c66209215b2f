/** Answers that need not be sent again: https://www.rfc-editor.org/rfc/rfc9110#name-etag. */
import { createHash } from "node:crypto";

const LENGTH = 27;

/** Strong, of the bytes before they are compressed; compressing makes it weak. */
export function etagOf(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, LENGTH)}"`;
}

/** True when `ifNoneMatch`, a list of tags or `*`, names this one; weak ones count, as the standard says. */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((tag) => tag.trim() === "*" || withoutWeak(tag) === withoutWeak(etag));
}

function withoutWeak(tag: string): string {
  return tag.trim().replace(/^W\//, "");
}
