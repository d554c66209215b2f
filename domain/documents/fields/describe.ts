/**
 * A kind of document, described once: from its fields come what reads and writes its address, the document of a bare
 * address, its versions and what may be said of it (TLS-2).
 *
 * An address says its version as `v`, from version 2 on. A document too long for an address that is comfortable stands
 * packed in `z`, where its kind has a packer; `address-fit.ts` says when even that is too long.
 */
import type { Decoded } from "#domain/documents/tool-document.ts";
import { type Field, type Fields, group, type Reading } from "./field.ts";

/** Takes the query of one version to the next. Pure; what it does not know stays. */
export type Migration = (params: URLSearchParams) => URLSearchParams;

/** Packs long queries. Handed in, so that only tools with large documents load what it takes. */
export interface Packer {
  readonly pack: (text: string) => string;
  /** Undefined for what was not packed so, and for more than `most` bytes. */
  readonly unpack: (packed: string, most: number) => string | undefined;
}

export interface Description<Document extends object> {
  readonly fields: Fields<Document>;
  /** An address with one of these keys holds a document. */
  readonly given: readonly string[];
  /** What a bare address shows, as an address says it. */
  readonly first: string;
  /** From version 1 to 2, from 2 to 3, and so on. */
  readonly migrations?: readonly Migration[];
  /** What can be made of an address that lacks what its document needs; undefined when that is nothing. */
  readonly make?: (rest: Document) => (() => Promise<Document>) | undefined;
  readonly packer?: Packer;
}

export interface Described<Document extends object> {
  readonly fields: Field<Document>;
  readonly version: number;
  readonly decode: (params: URLSearchParams) => Decoded<Document>;
  readonly encode: (document: Document) => URLSearchParams;
  readonly first: () => Document;
}

/** Browsers, chats and mail take addresses of this length whole, in letters of the query. */
export const COMFORTABLE_LENGTH = 2000;
/** Bytes that a packed document may unfold to: twenty times the largest that is planned, a mesh of 64 points. */
const MOST_UNPACKED = 100_000;
const NEWER = "This link comes from a newer version; what is new in it was left out.";
const DAMAGED = "This link is cut off or damaged, so what it holds cannot be read.";

export function describe<Document extends object>(description: Description<Document>): Described<Document> {
  const { given, migrations = [], make, packer } = description;
  const fields = group(description.fields);
  const version = migrations.length + 1;

  const decode = (address: URLSearchParams): Decoded<Document> => {
    const packed = packer === undefined ? null : address.get("z");
    const query = packed === null ? address : packer?.unpack(packed, MOST_UNPACKED);
    if (query === undefined) return { document: undefined, notices: [DAMAGED] };
    const sent = new URLSearchParams(query);
    const said = Number(sent.get("v") ?? 1);
    const params = migrations.slice(Math.max(0, said - 1)).reduce((before, migrate) => migrate(before), sent);
    const reading: Reading = { params, notices: said > version ? [NEWER] : [] };
    const { notices } = reading;
    if (!given.some((key) => params.has(key))) return { document: undefined, notices };
    const document = fields.read(reading, undefined);
    if (reading.missing === undefined) return { document, notices };
    const maker = make?.(document);
    if (maker !== undefined) return { document: undefined, notices, make: maker };
    if (reading.missing !== "") notices.push(reading.missing);
    return { document: undefined, notices };
  };

  const encode = (document: Document): URLSearchParams => {
    const params = new URLSearchParams();
    fields.write(document, params, undefined);
    if (version > 1) params.set("v", String(version));
    const query = params.toString();
    if (packer === undefined || query.length <= COMFORTABLE_LENGTH) return params;
    return new URLSearchParams({ z: packer.pack(query) });
  };

  let first: Document | undefined;
  return {
    fields,
    version,
    decode,
    encode,
    first: () => {
      first ??= decode(new URLSearchParams(description.first)).document;
      if (first === undefined) throw new Error(`The first document cannot be read: ${description.first}`);
      return first;
    },
  };
}
