/** Decides whether a document fits into an address that can be sent, or has to be saved. */
import type { DocumentKind } from "#domain/documents/tool-document.ts";

/** Longest query that every server accepts: nginx allows 8 kB for the request line, Node 16 kB for all headers. */
export const MAX_ADDRESS = 7500;

export type AddressFit =
  | { readonly fits: true }
  | { readonly fits: false; readonly length: number; readonly limit: number };

/** By how much a document's query exceeds the limit of its kind, if it does. */
export function fitAddress(
  { sizeLimit = MAX_ADDRESS }: Pick<DocumentKind<never>, "sizeLimit">,
  search: string,
): AddressFit {
  const { length } = search;
  return length <= sizeLimit ? { fits: true } : { fits: false, length, limit: sizeLimit };
}
