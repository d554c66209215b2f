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

/** The values of a parameter, for schemas. Numbers are integers. */
export type TextShape =
  | { readonly type: "whole"; readonly least: number; readonly most: number }
  | { readonly type: "choice"; readonly values: readonly string[] }
  | { readonly type: "flag"; readonly off: string; readonly on: string }
  | { readonly type: "text"; readonly most: number }
  | {
      readonly type: "list";
      readonly most: number;
      readonly separator: string;
      readonly item: TextShape;
    };

/**
 * A color, or an entry that contains one. A variable with a name, two colors and twenty steps has nearly 250
 * characters.
 */
export const COLOR_SHAPE = { type: "text", most: 300 } as const;

export type Shape =
  | {
      readonly key: string;
      readonly what: string;
      readonly text: TextShape;
      /** Further parameters that the field reads; in JSON they are siblings of the field. */
      readonly beside?: Readonly<Record<string, Shape>>;
    }
  | { readonly parts: Readonly<Record<string, Shape>> };

/** `whole` contains the values of the other fields, since the limits of one field can depend on another. */
export interface Field<Value, Whole = unknown> {
  readonly shape: Shape;
  /** Never fails: an unreadable value falls back to the default and adds a notice. */
  readonly read: (reading: Reading, whole: Whole) => Value;
  /** Omits default values. */
  readonly write: (value: Value, params: URLSearchParams, whole: Whole) => void;
}

export type Fields<Whole> = { readonly [Name in keyof Whole]-?: Field<Whole[Name], Whole> };

/** A field with one query key. `write` returns undefined for a default value, which is then omitted. */
export function param<Value, Whole = unknown>(
  key: string,
  what: string,
  text: TextShape,
  read: (text: string | null, reading: Reading, whole: Whole) => Value,
  write: (value: Value, whole: Whole) => string | undefined,
): Field<Value, Whole> {
  return {
    shape: { key, what, text },
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
  what: string,
  text: TextShape,
  usual: Value,
  { read, write, mistake }: Grammar<Value>,
): Field<Value> {
  const said = (given: Value) => (given === undefined ? undefined : write(given));
  return param(
    key,
    what,
    text,
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
    shape: { parts: Object.fromEntries(names.map((name) => [name, fields[name].shape])) },
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
    shape: field.shape,
    read: (reading, whole) => to(field.read(reading, whole), reading),
    write: (value, params, whole) => field.write(from(value), params, whole),
  };
}

/**
 * A field that depends on the fields beside it, with the value `otherwise` if there is none; its schema is
 * that of the widest field.
 */
export function depending<Value, Whole>(
  { shape }: Pick<Field<Value>, "shape">,
  fieldOf: (whole: Whole) => Field<Value> | undefined,
  otherwise: Value,
): Field<Value, Whole> {
  return {
    shape,
    read: (reading, whole) => {
      const field = fieldOf(whole);
      return field === undefined ? otherwise : field.read(reading, whole);
    },
    write: (value, params, whole) => fieldOf(whole)?.write(value, params, whole),
  };
}

/** The shapes of a group by name, each followed by those beside it. */
export function shapesOf({ parts }: Extract<Shape, { parts: unknown }>): readonly [name: string, Shape][] {
  return Object.entries(parts).flatMap(([name, part]): [string, Shape][] => [
    [name, part],
    ...("beside" in part ? Object.entries(part.beside ?? {}) : []),
  ]);
}
