/**
 * The inline scripts of a page that its policy allows, by hash (QLT-4). A page can be cached and served to everyone, so
 * the policy has hashes and no nonce. The renderer marks its own scripts with a nonce that nothing else in the page
 * knows; the nonce is removed once the marked scripts are hashed. A script that an escaping mistake lets in has no
 * mark, so its hash does not get into the policy.
 */
import { createHash, randomBytes } from "node:crypto";

/** Headers with the hashes of the allowed scripts and style elements; `securityHeaders` reads and removes both. */
export const SCRIPTS_HEADER = "x-tincture-scripts";
export const STYLES_HEADER = "x-tincture-styles";

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]*?)<\/script>/g;

export interface MarkedPage {
  readonly html: string;
  /** Hash sources for script-src. */
  readonly hashes: readonly string[];
}

/** A new nonce, for one rendering. */
export function newNonce(): string {
  return randomBytes(16).toString("base64url");
}

/**
 * Hashes the marked scripts and removes the nonce. `constant` are scripts without a mark that are the same in every
 * page; they are allowed on pages that contain them.
 */
export function takeMarkedScripts(html: string, nonce: string, constant: readonly string[] = []): MarkedPage {
  const mark = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(INLINE_SCRIPT)) {
    const isMarked = attributes.includes(mark) && !/\ssrc=/.test(attributes);
    if (isMarked || constant.includes(text)) hashes.add(inlineHash(text));
  }
  return { html: html.replaceAll(mark, ""), hashes: [...hashes] };
}

export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
