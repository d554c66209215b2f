/**
 * Messages of Kiwi (https://github.com/evanw/kiwi), which carry their schema with them. The decoder walks the schema:
 * the package of the format compiles it to source code, which a page that forbids `eval` cannot run.
 */

import { endsTooEarly, FileProblem } from "#engine/bytes/file-problem.ts";
import { utf8Text } from "#engine/bytes/utf8.ts";

export type KiwiValue = boolean | number | string | Uint8Array | readonly KiwiValue[] | KiwiRecord;
export interface KiwiRecord {
  readonly [field: string]: KiwiValue | undefined;
}

/** A message or a struct, and no list, bytes or plain value. */
export function isKiwiRecord(value: KiwiValue | undefined): value is KiwiRecord {
  return typeof value === "object" && !Array.isArray(value) && !(value instanceof Uint8Array);
}

/** The records of a list; nothing of any other value. */
export function kiwiRecords(value: KiwiValue | undefined): readonly KiwiRecord[] {
  return Array.isArray(value) ? value.filter(isKiwiRecord) : [];
}

interface Field {
  readonly name: string;
  /** A definition's index, or below zero a type of the format. */
  readonly type: number;
  readonly isList: boolean;
  readonly id: number;
}
interface Definition {
  readonly kind: "enum" | "struct" | "message";
  readonly fields: readonly Field[];
  readonly byId: ReadonlyMap<number, Field>;
}
export interface KiwiSchema {
  readonly definitions: readonly Definition[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** The types of the format, by their number in a schema: -1, -2 … */
const TYPES = ["bool", "byte", "int", "uint", "float", "string", "int64", "uint64"] as const;
const KINDS = ["enum", "struct", "message"] as const;
const MAX_DEFINITIONS = 10_000;
/** Deeper messages are not written by any program, and would exhaust the stack. */
const MAX_DEPTH = 100;

/** No document has as many layers; elements that are dropped take time, if no memory. */
const MAX_ELEMENTS = 4_000_000;
/** Each takes some 50 bytes of memory; 20,000 layers have about a million. */
const MAX_VALUES = 2_000_000;

/** More was copied or saved than is read. */
export function tooManyLayers(): FileProblem {
  return new FileProblem("is more than is read at once: copy fewer layers in Figma, and paste them.");
}

function damaged(): FileProblem {
  return new FileProblem("is damaged: it does not follow its own schema.");
}

interface Reader {
  readonly byte: () => number;
  readonly uint: () => number;
  readonly int: () => number;
  readonly float: () => number;
  readonly text: () => string;
  /** Past a whole number of up to 64 bits, which none of the fields that are read has. */
  readonly long: () => number;
  readonly bytes: (length: number) => Uint8Array;
  readonly left: () => number;
}

function readerOf(data: Uint8Array): Reader {
  let at = 0;
  const float = new DataView(new ArrayBuffer(4));
  const byte = (): number => {
    const value = data[at];
    if (value === undefined) throw endsTooEarly();
    at += 1;
    return value;
  };
  const uint = (): number => {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const next = byte();
      value |= (next & 127) << shift;
      if (next < 128) break;
    }
    return value >>> 0;
  };
  const bytes = (length: number): Uint8Array => {
    if (at + length > data.length) throw endsTooEarly();
    at += length;
    return data.subarray(at - length, at);
  };
  return {
    byte,
    uint,
    int: () => {
      const value = uint();
      return value & 1 ? ~(value >>> 1) : value >>> 1;
    },
    // The exponent comes first, so that zero is a single byte.
    float: () => {
      const first = byte();
      if (first === 0) return 0;
      const [second = 0, third = 0, fourth = 0] = bytes(3);
      const turned = first | (second << 8) | (third << 16) | (fourth << 24);
      float.setInt32(0, (turned << 23) | (turned >>> 9));
      return float.getFloat32(0);
    },
    text: () => {
      const end = data.indexOf(0, at);
      if (end === -1) throw endsTooEarly();
      const text = utf8Text(data.subarray(at, end));
      at = end + 1;
      return text;
    },
    // Seven bits a byte, and all eight of the ninth.
    long: () => {
      for (let count = 1; byte() >= 128 && count < 9; count += 1);
      return 0;
    },
    bytes,
    left: () => data.length - at,
  };
}

/** Reads a schema in the binary form. Throws a FileProblem on one that is cut off or refers to what it does not define. */
export function readKiwiSchema(data: Uint8Array): KiwiSchema {
  const reader = readerOf(data);
  const count = reader.uint();
  if (count > MAX_DEFINITIONS) throw damaged();
  const definitions: Definition[] = [];
  const indexOf = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    indexOf.set(reader.text(), index);
    const kind = KINDS[reader.byte()];
    if (kind === undefined) throw damaged();
    const fields: Field[] = [];
    for (let rest = reader.uint(); rest > 0; rest -= 1)
      fields.push({
        name: reader.text(),
        type: reader.int(),
        isList: (reader.byte() & 1) === 1,
        id: reader.uint(),
      });
    definitions.push({ kind, fields, byId: new Map(fields.map((field) => [field.id, field])) });
  }
  return { definitions, indexOf };
}

/** What is kept of a message, so that one with much else in it takes no memory for that; all of it by default. */
export interface KiwiChoice {
  /** Fields of other names are passed over, at every level. */
  readonly fields: ReadonlySet<string>;
  /** Whether an element of the list of this name stays. */
  readonly isKept?: (list: string, element: KiwiValue) => boolean;
}

/**
 * The message as a record of its fields; an enum is its name. Throws a FileProblem if the data does not fit the schema,
 * or is too much.
 */
export function readKiwi(
  data: Uint8Array,
  schema: KiwiSchema,
  root: string,
  { fields, isKept }: Partial<KiwiChoice> = {},
): KiwiRecord {
  const reader = readerOf(data);
  let count = 0;
  const start = schema.indexOf.get(root);
  const value = start === undefined ? undefined : valueOf(start, 0);
  if (!isKiwiRecord(value)) throw damaged();
  return value;

  function valueOf(type: number, depth: number): KiwiValue {
    if (depth > MAX_DEPTH) throw damaged();
    count += 1;
    if (count > MAX_VALUES) throw tooManyLayers();
    if (type < 0) return plain(type);
    const definition = schema.definitions[type];
    if (definition === undefined) throw damaged();
    if (definition.kind === "enum") return definition.byId.get(reader.uint())?.name ?? "";
    const record: Record<string, KiwiValue> = Object.create(null);
    if (definition.kind === "struct") {
      for (const field of definition.fields) keep(record, field, depth);
      return record;
    }
    for (let id = reader.uint(); id !== 0; id = reader.uint()) {
      const field = definition.byId.get(id);
      if (field === undefined) throw damaged();
      keep(record, field, depth);
    }
    return record;
  }

  function keep(record: Record<string, KiwiValue>, field: Field, depth: number): void {
    if (fields === undefined || fields.has(field.name)) record[field.name] = fieldOf(field, depth);
    else passField(field, depth);
  }

  function passField({ type, isList }: Field, depth: number): void {
    if (!isList) {
      pass(type, depth + 1);
      return;
    }
    const length = reader.uint();
    if (TYPES[~type] === "byte") reader.bytes(length);
    else if (length > reader.left()) throw endsTooEarly();
    else for (let index = 0; index < length; index += 1) pass(type, depth + 1);
  }

  function pass(type: number, depth: number): void {
    if (depth > MAX_DEPTH) throw damaged();
    const definition = type < 0 ? undefined : schema.definitions[type];
    if (definition === undefined) plain(type);
    else if (definition.kind === "enum") reader.uint();
    else if (definition.kind === "struct") for (const field of definition.fields) passField(field, depth);
    else
      for (let id = reader.uint(); id !== 0; id = reader.uint()) {
        const field = definition.byId.get(id);
        if (field === undefined) throw damaged();
        passField(field, depth);
      }
  }

  function fieldOf({ name, type, isList }: Field, depth: number): KiwiValue {
    if (!isList) return valueOf(type, depth + 1);
    const length = reader.uint();
    if (TYPES[~type] === "byte") return reader.bytes(length);
    // Every element that is written has at least one byte, except a struct without fields.
    if (length > reader.left()) throw endsTooEarly();
    if (length > MAX_ELEMENTS) throw tooManyLayers();
    const list: KiwiValue[] = [];
    for (let index = 0; index < length; index += 1) {
      const before = count;
      const element = valueOf(type, depth + 1);
      if (isKept?.(name, element) === false) count = before;
      else list.push(element);
    }
    return list;
  }

  function plain(type: number): KiwiValue {
    switch (TYPES[~type]) {
      case "bool":
        return reader.byte() !== 0;
      case "byte":
        return reader.byte();
      case "int":
        return reader.int();
      case "uint":
        return reader.uint();
      case "float":
        return reader.float();
      case "string":
        return reader.text();
      case "int64":
      case "uint64":
        return reader.long();
      default:
        throw damaged();
    }
  }
}
