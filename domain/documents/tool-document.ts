/** What a tool says of its document, so that the frame can open, keep, share and carry it (TLS-2, TLS-4, TLS-6). */
import type { Color } from "#engine/space/color.ts";
import { FROM } from "./carry-address.ts";
import { readColorTexts } from "./color-text.ts";
import type { Decoded } from "./decoded.ts";
import type { Described } from "./fields/describe.ts";

export interface DocumentKind<Document> {
  /** As in the list of tools. */
  readonly tool: string;
  readonly path: string;
  /** Total: what cannot be read falls back to its default and leaves a sentence. Never throws. */
  readonly decode: (params: URLSearchParams) => Decoded<Document>;
  readonly encode: (document: Document) => URLSearchParams;
  /** What a bare address shows: the same for everyone. */
  readonly first: () => Document;
  /** Makes a document of colors from elsewhere: one at least, more than fit are left out. May load what it needs. */
  readonly take: (colors: readonly Color[]) => Document | Promise<Document>;
  /** The colors to know it by, to carry on, and to find items near to. At least one. */
  readonly colorsOf: (document: Document) => readonly Color[];
  /**
   * The document looked at as the other one is. Documents that differ in this alone are one step of undo; a kind without
   * it has no views.
   */
  readonly withViewOf?: (document: Document, other: Document) => Document;
  /** The longest query its documents may have; see fields/address-fit.ts. */
  readonly sizeLimit?: number;
}

/** A kind whose documents are described by their fields. */
export type DescribedKind<Document extends object> = DocumentKind<Document> & Described<Document>;

export interface OpenedDocument {
  /** The document's query string, without "?". */
  readonly search: string;
  /** The address named a document. */
  readonly isGiven: boolean;
  readonly notices: readonly string[];
}

const MAX_FROM = 100;

/** The document of an address. `?from=` makes one of the colors it lists. Rejects only when `take` or `make` cannot load. */
export async function openDocument<Document>(
  kind: DocumentKind<Document>,
  params: URLSearchParams,
): Promise<OpenedDocument & { readonly document: Document }> {
  const from = params.get(FROM);
  const { document: read, notices, make } = from === null ? kind.decode(params) : decodeFrom(kind, from);
  const given = read ?? (await make?.());
  const document = given ?? kind.first();
  return { document, search: kind.encode(document).toString(), isGiven: given !== undefined, notices };
}

function decodeFrom<Document>({ take }: DocumentKind<Document>, from: string): Decoded<Document> {
  const notices: string[] = [];
  const colors = readColorTexts(from, MAX_FROM, notices);
  return { document: undefined, notices, ...(colors.length > 0 && { make: () => take(colors) }) };
}
