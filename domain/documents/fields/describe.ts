/**
 * Describes a kind of document once. Its fields provide decoder and encoder, the document of an address
 * without parameters, versions and validation (TLS-2). From version 2 on, an address contains its version as
 * `v`.
 */
import type { Decoded } from "#domain/documents/decoded.ts";
import { type Field, type Fields, group, type Reading } from "./field.ts";

/** Converts the query of one version to the next. Pure; unknown parameters stay. */
export type Migration = (params: URLSearchParams) => URLSearchParams;

export interface Description<Document extends object> {
  readonly fields: Fields<Document>;
  /** An address with none of these keys holds no document; by default the required fields decide. */
  readonly given?: readonly string[];
  /** What is said of an address with none of the `given` keys; by default nothing. */
  readonly missed?: (params: URLSearchParams) => string;
  /** Query of the first document, at the current version. */
  readonly first: string;
  /** Migrations from version 1 to 2, from 2 to 3, and so on. */
  readonly migrations?: readonly Migration[];
  /** Completes a document from an incomplete address; undefined if that is impossible. */
  readonly make?: (rest: Document, notices: string[]) => Decoded<Document>["make"];
}

export interface Described<Document extends object> {
  readonly fields: Field<Document>;
  readonly version: number;
  readonly decode: (params: URLSearchParams) => Decoded<Document>;
  readonly encode: (document: Document) => URLSearchParams;
  readonly first: () => Document;
}

const NEWER = "This link comes from a newer version; what is new in it was left out.";

export function describe<Document extends object>(description: Description<Document>): Described<Document> {
  const { given, missed, migrations = [], make } = description;
  const fields = group(description.fields);
  const version = migrations.length + 1;
  let first: Document | undefined;

  const decode = (address: URLSearchParams): Decoded<Document> => {
    const said = Number(address.get("v") ?? 1);
    const notices = said > version ? [NEWER] : [];
    const params = migrations
      .slice(Math.max(0, said - 1))
      .reduce((before, migrate) => migrate(before), address);
    if (given?.some((key) => params.has(key)) === false) {
      const notice = missed?.(params) ?? "";
      return { document: undefined, notices: notice === "" ? notices : [...notices, notice] };
    }
    const reading: Reading = { params, notices };
    const document = fields.read(reading, undefined);
    if (reading.missing === undefined) return { document, notices };
    const maker = make?.(document, notices);
    if (maker !== undefined) return { document: undefined, notices, make: maker };
    if (reading.missing !== "") notices.push(reading.missing);
    return { document: undefined, notices };
  };

  return {
    fields,
    version,
    decode,
    encode: (document) => {
      const params = new URLSearchParams();
      fields.write(document, params, undefined);
      if (version > 1) params.set("v", String(version));
      return params;
    },
    first: () =>
      (first ??= fields.read({ params: new URLSearchParams(description.first), notices: [] }, undefined)),
  };
}
