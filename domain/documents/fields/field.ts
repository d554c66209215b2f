/**
 * One field of a document: how it is written in an address and which values it may have (TLS-2). A kind of
 * document is a group of fields.
 */

/** State of decoding an address. */
export interface Reading {
  readonly params: URLSearchParams;
  /** A sentence for each value that could not be read. */
  readonly notices: string[];
  /** Set when a required field is missing: its sentence, or "" if another notice already explains it. */
  missing?: string;
}

/** `whole` contains the values of the other fields, since the limits of one field can depend on another. */
export interface Field<Value, Whole = unknown> {
  /** Never fails: an unreadable value falls back to the default and adds a notice. */
  readonly read: (reading: Reading, whole: Whole) => Value;
  /** Omits default values. */
  readonly write: (value: Value, params: URLSearchParams, whole: Whole) => void;
}

export type Fields<Whole> = { readonly [Name in keyof Whole]-?: Field<Whole[Name], Whole> };

/** A field with one query key. `write` returns undefined for a default value, which is then omitted. */
export function param<Value, Whole = unknown>(
  key: string,
  read: (text: string | null, reading: Reading, whole: Whole) => Value,
  write: (value: Value, whole: Whole) => string | undefined,
): Field<Value, Whole> {
  return {
    read: (reading, whole) => read(reading.params.get(key), reading, whole),
    write: (value, params, whole) => {
      const said = write(value, whole);
      if (said !== undefined) params.set(key, said);
    },
  };
}

/** How a value is written in an address. */
export interface Grammar<Value> {
  /** Undefined for unreadable text. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value & ({} | null)) => string;
  /** The notice for unreadable text. */
  readonly mistake: (text: string) => string;
}

/** A field with one query key. The default `usual` is omitted when writing, and replaces unreadable text. */
export function single<Value>(
  key: string,
  usual: Value,
  { read, write, mistake }: Grammar<Value>,
): Field<Value> {
  const said = (given: Value) => (given === undefined ? undefined : write(given));
  return param(
    key,
    (given, { notices }) => {
      if (given === null) return usual;
      const found = read(given);
      if (found === undefined) notices.push(mistake(given));
      return found ?? usual;
    },
    (given) => (said(given) === said(usual) ? undefined : said(given)),
  );
}

/** Combines named fields. They are written in order, and read lazily, because one may depend on another. */
export function group<Whole extends object>(fields: Fields<Whole>): Field<Whole> {
  const names = Object.keys(fields) as (keyof Whole & string)[]; // Object.keys returns the keys of this table
  return {
    read: (reading) => {
      const known = {} as Whole; // the loop below assigns each key
      const whole = new Proxy(known, {
        get: (_, name: keyof Whole & string) => {
          if (!(name in known)) known[name] = fields[name].read(reading, whole);
          return known[name];
        },
      });
      for (const name of names) if (whole[name] === undefined) delete known[name];
      return known;
    },
    write: (value, params) => {
      for (const name of names) fields[name].write(value[name], params, value);
    },
  };
}

/** The same query text, mapped to other values in the document. */
export function mapped<From, To, Whole>(
  field: Field<From, Whole>,
  to: (value: From, reading: Reading) => To,
  from: (value: To) => From,
): Field<To, Whole> {
  return {
    read: (reading, whole) => to(field.read(reading, whole), reading),
    write: (value, params, whole) => field.write(from(value), params, whole),
  };
}

/** A field that depends on the fields beside it, with the value `otherwise` if there is none. */
export function depending<Value, Whole>(
  fieldOf: (whole: Whole) => Field<Value> | undefined,
  otherwise: Value,
): Field<Value, Whole> {
  return {
    read: (reading, whole) => {
      const field = fieldOf(whole);
      return field === undefined ? otherwise : field.read(reading, whole);
    },
    write: (value, params, whole) => fieldOf(whole)?.write(value, params, whole),
  };
}
