/** What a tool says of its document, so that the frame can open, keep, share and carry it (TLS-2, TLS-4, TLS-6). */
import type { Color } from "#engine/space/color.ts";
import { FROM } from "./carry-address.ts";
import { readColorTexts } from "./color-text.ts";

export interface Decoded<Document> {
  /** Undefined when the address holds no document. */
  readonly document: Document | undefined;
  readonly notices: readonly string[];
}

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
}

export interface OpenedDocument {
  /** The document's query string, without "?". */
  readonly search: string;
  /** The address named a document. */
  readonly isGiven: boolean;
  readonly notices: readonly string[];
}

const MAX_FROM = 100;

/** The document of an address. `?from=` makes one of the colors it lists. Rejects only when `take` cannot load. */
export async function openDocument<Document>(
  kind: DocumentKind<Document>,
  params: URLSearchParams,
): Promise<OpenedDocument & { readonly document: Document }> {
  const from = params.get(FROM);
  if (from !== null) {
    const notices: string[] = [];
    const colors = readColorTexts(from, MAX_FROM, notices);
    const document = colors.length === 0 ? kind.first() : await kind.take(colors);
    return { document, search: kind.encode(document).toString(), isGiven: colors.length > 0, notices };
  }
  const { document: given, notices } = kind.decode(params);
  const document = given ?? kind.first();
  return { document, search: kind.encode(document).toString(), isGiven: given !== undefined, notices };
}
