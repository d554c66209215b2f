/** One value of a document: how an address says it, and what may be said (TLS-2). A kind is a group of fields. */

/** An address while it is read. */
export interface Reading {
  readonly params: URLSearchParams;
  /** Sentences on what could not be read. */
  readonly notices: string[];
  /** Set by a field without which there is no document: its sentence, or "" when others have said why. */
  missing?: string;
}

/** What a parameter may hold, for schemas. Numbers are whole. */
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

/** A color, or a thing with one; a variable with a name, two colors and twenty steps has near 250 letters. */
export const COLOR_SHAPE = { type: "text", most: 300 } as const;

export type Shape =
  | { readonly key: string; readonly what: string; readonly text: TextShape }
  | { readonly parts: Readonly<Record<string, Shape>> };

/** `whole` gives the values that stand beside it, so that the limits of one can follow from another. */
export interface Field<Value, Whole = unknown> {
  readonly shape: Shape;
  /** Total: what cannot be read falls back and leaves a sentence. */
  readonly read: (reading: Reading, whole: Whole) => Value;
  /** Leaves out what goes without saying. */
  readonly write: (value: Value, params: URLSearchParams, whole: Whole) => void;
}

export type Fields<Whole> = { readonly [Name in keyof Whole]-?: Field<Whole[Name], Whole> };

/** A field with one key. `write` gives undefined for what goes without saying. */
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

/** How a value stands in an address. */
export interface Grammar<Value> {
  /** Undefined for what cannot be read. */
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value & ({} | null)) => string;
  /** The sentence on what cannot be read. */
  readonly mistake: (text: string) => string;
}

/** A field with one key; `usual` goes without saying, and stands for what cannot be read. */
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

/** Fields with names; they are written in their order, and read when another one asks or their turn comes. */
export function group<Whole extends object>(fields: Fields<Whole>): Field<Whole> {
  const names = Object.keys(fields) as (keyof Whole & string)[]; // the keys of that table
  return {
    shape: { parts: Object.fromEntries(names.map((name) => [name, fields[name].shape])) },
    read: (reading) => {
      const known = {} as Whole; // each name gets its value below
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

/** The same field with other values on the document's side. */
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

/** A field that follows from the values beside it, and is `otherwise` where it is none; the shape is that of the widest. */
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
