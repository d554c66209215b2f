/**
 * A kind of document, described once: from its fields come what reads and writes its address, the document of a bare
 * address, its versions and what may be said of it (TLS-2). An address says its version as `v`, from version 2 on.
 */
import type { Decoded } from "#domain/documents/decoded.ts";
import { type Field, type Fields, group, type Reading } from "./field.ts";

/** Takes the query of one version to the next. Pure; what it does not know stays. */
export type Migration = (params: URLSearchParams) => URLSearchParams;

export interface Description<Document extends object> {
  readonly fields: Fields<Document>;
  /** An address without any of these keys holds no document; without this, required fields alone say so. */
  readonly given?: readonly string[];
  /** What a bare address shows, as an address of this version says it. */
  readonly first: string;
  /** From version 1 to 2, from 2 to 3, and so on. */
  readonly migrations?: readonly Migration[];
  /** What can be made of an address that lacks what its document needs; undefined when that is nothing. */
  readonly make?: (rest: Document) => Decoded<Document>["make"];
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
  const { given, migrations = [], make } = description;
  const fields = group(description.fields);
  const version = migrations.length + 1;
  let first: Document | undefined;

  const decode = (address: URLSearchParams): Decoded<Document> => {
    const said = Number(address.get("v") ?? 1);
    const notices = said > version ? [NEWER] : [];
    const params = migrations
      .slice(Math.max(0, said - 1))
      .reduce((before, migrate) => migrate(before), address);
    if (given?.some((key) => params.has(key)) === false) return { document: undefined, notices };
    const reading: Reading = { params, notices };
    const document = fields.read(reading, undefined);
    if (reading.missing === undefined) return { document, notices };
    const maker = make?.(document);
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
