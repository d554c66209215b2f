/**
 * How a tool describes its document to the frame, which opens, stores, shares and passes it on (TLS-2, TLS-4,
 * TLS-6).
 */
import type { Color } from "#engine/space/color.ts";
import { FROM, NAMES } from "./carry-params.ts";
import { readColorTexts } from "./color-text.ts";
import type { Decoded } from "./decoded.ts";
import type { Described } from "./fields/describe.ts";

export interface DocumentKind<Document> {
  /** The tool's id in the list of tools. */
  readonly tool: string;
  readonly path: string;
  /** Never fails: an unreadable value falls back to its default and adds a notice. */
  readonly decode: (params: URLSearchParams) => Decoded<Document>;
  readonly encode: (document: Document) => URLSearchParams;
  /** The document of an address without parameters, the same for everyone. */
  readonly first: () => Document;
  /** The document for a `?from=` whose colors are all unreadable; `first` by default. */
  readonly blank?: () => Document;
  /**
   * Makes a document from colors of another tool: at least one; colors beyond the limit are dropped. `names` are the
   * names that people gave to the colors, in the format of color-names.ts. May load code on demand.
   */
  readonly take: (colors: readonly Color[], names?: string) => Document | Promise<Document>;
  /**
   * The colors that represent the document: for previews, for other tools, and for finding similar items. At
   * least one.
   */
  readonly colorsOf: (document: Document) => readonly Color[];
  /**
   * The document with the view settings of `other`. Documents that differ only in these share one undo step;
   * a kind without this function has no view settings.
   */
  readonly withViewOf?: (document: Document, other: Document) => Document;
  /** Maximum query length of its documents; see fields/address-fit.ts. */
  readonly sizeLimit?: number;
}

/** A kind whose documents are described by fields. */
export type DescribedKind<Document extends object> = DocumentKind<Document> & Described<Document>;

export interface OpenedDocument {
  /** The document's query string, without "?". */
  readonly search: string;
  /** Whether the address named a document. */
  readonly isGiven: boolean;
  readonly notices: readonly string[];
}

const MAX_FROM = 100;

/**
 * Opens the document of an address. `?from=` makes one from the listed colors. Rejects only if `take` or
 * `make` fails to load.
 */
export async function openDocument<Document>(
  kind: DocumentKind<Document>,
  params: URLSearchParams,
): Promise<OpenedDocument & { readonly document: Document }> {
  const { document: read, notices, make } = decodeAddress(kind, params);
  const given = read ?? (await make?.());
  const document = given ?? (params.has(FROM) ? (kind.blank ?? kind.first)() : kind.first());
  return { document, search: kind.encode(document).toString(), isGiven: given !== undefined, notices };
}

/** Whether the address contains only part of its document, so that a loader has to complete it with `make`. */
export function mustBeMade(
  kind: Pick<DocumentKind<unknown>, "decode" | "take">,
  params: URLSearchParams,
): boolean {
  const { document, make } = decodeAddress(kind, params);
  return document === undefined && make !== undefined;
}

function decodeAddress<Document>(
  kind: Pick<DocumentKind<Document>, "decode" | "take">,
  params: URLSearchParams,
): Decoded<Document> {
  const from = params.get(FROM);
  return from === null ? kind.decode(params) : decodeFrom(kind, from, params.get(NAMES));
}

function decodeFrom<Document>(
  { take }: Pick<DocumentKind<Document>, "take">,
  from: string,
  givenNames: string | null,
): Decoded<Document> {
  const notices: string[] = [];
  const colors = readColorTexts(from, MAX_FROM, notices);
  // An unreadable color shifts the indices, so the names would be given to the wrong colors.
  const names = notices.length === 0 ? (givenNames ?? "") : "";
  return { document: undefined, notices, ...(colors.length > 0 && { make: () => take(colors, names) }) };
}
