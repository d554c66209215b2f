/** Whether a document fits into an address, or must be kept on the device or saved. */
import type { DocumentKind } from "#domain/documents/tool-document.ts";

/** Letters of a query that reach every server: nginx takes 8 kB for the first line, Node 16 kB for all headers. */
export const MOST_ADDRESS = 7500;

export type AddressFit =
  | { readonly fits: true; readonly search: string }
  | { readonly fits: false; readonly reason: "too-long"; readonly length: number; readonly limit: number };

/** The query that holds the document, or how far it is beyond what its kind's addresses may have. */
export function fitAddress<Document>(
  { encode, sizeLimit = MOST_ADDRESS }: Pick<DocumentKind<Document>, "encode" | "sizeLimit">,
  document: Document,
): AddressFit {
  const search = encode(document).toString();
  return search.length <= sizeLimit
    ? { fits: true, search }
    : { fits: false, reason: "too-long", length: search.length, limit: sizeLimit };
}
