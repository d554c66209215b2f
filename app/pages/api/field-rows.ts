/** A JSON Schema as table rows: one per field, nested fields by their path. */
import type { FieldRow } from "./reference-view.ts";

/** The keywords of JSON Schema from which rows are made. */
export interface SchemaLike {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, SchemaLike>>;
  readonly required?: readonly string[];
  readonly items?: SchemaLike;
  readonly additionalProperties?: SchemaLike | boolean;
  readonly anyOf?: readonly SchemaLike[];
  readonly enum?: readonly unknown[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** This many fields with the same schema are combined into one row. */
const MANY_ALIKE = 8;
const TYPES: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "null",
  object: "object",
};
/** Plurals for "list of …". */
const PLURALS: Readonly<Record<string, string>> = {
  text: "text",
  "whole number": "whole numbers",
  number: "numbers",
  "number or null": "numbers or null",
  "true or false": "true or false",
  object: "objects",
  choice: "choices",
};
const NUMBERS = new Intl.NumberFormat("en");

/**
 * Rows of an object's fields. For a choice between objects the rows of each; only fields of the first are marked as
 * required.
 */
export function fieldRows(schema: SchemaLike, prefix = ""): FieldRow[] {
  const rows = unionOf(schema).flatMap((each, index) =>
    objectRows(index === 0 ? each : { ...each, required: [] }, prefix),
  );
  const names = new Set<string>();
  return rows.filter(({ name }) => !names.has(name) && names.add(name));
}

function objectRows(schema: SchemaLike, prefix: string): FieldRow[] {
  const entries = Object.entries(schema.properties ?? {});
  const [first] = entries;
  const isUniform =
    entries.length >= MANY_ALIKE && new Set(entries.map(([, each]) => JSON.stringify(each))).size === 1;
  if (isUniform && first !== undefined) return fieldRow(`${prefix}{name}`, first[1], false);
  const rows = entries.flatMap(([name, each]) =>
    fieldRow(`${prefix}${name}`, each, schema.required?.includes(name) === true),
  );
  const { additionalProperties } = schema;
  return typeof additionalProperties === "object"
    ? [...rows, ...fieldRow(`${prefix}{name}`, additionalProperties, false)]
    : rows;
}

function fieldRow(name: string, schema: SchemaLike, isRequired: boolean): FieldRow[] {
  const row: FieldRow = {
    name,
    type: typeOf(schema),
    isRequired,
    range: rangeOf(schema),
    fallback: schema.default === undefined ? "" : fallbackOf(schema.default),
    description: schema.description ?? "",
  };
  const inner = schema.items ?? schema;
  const mark = schema.items === undefined ? "." : "[].";
  return [
    row,
    ...unionOf(inner).flatMap((each) => (hasFields(each) ? fieldRows(each, `${name}${mark}`) : [])),
  ];
}

const unionOf = (schema: SchemaLike): readonly SchemaLike[] => schema.anyOf ?? [schema];

const hasFields = ({ properties, additionalProperties }: SchemaLike): boolean =>
  properties !== undefined || typeof additionalProperties === "object";

function typeOf(schema: SchemaLike): string {
  if (schema.anyOf !== undefined) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array") return listOf(typeOf(schema.items ?? {}));
  if (schema.enum !== undefined) return "choice";
  return TYPES[schema.type ?? ""] ?? (typeof schema.const === "string" ? "text" : "any");
}

const listOf = (type: string): string => `list of ${PLURALS[type] ?? type}`;

function rangeOf(schema: SchemaLike): string {
  const { minimum, maximum, minItems, maxItems, maxLength } = schema;
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(String).join(", ");
  if (schema.items?.enum !== undefined) return schema.items.enum.map(String).join(", ");
  if (minimum !== undefined && maximum !== undefined)
    return `${NUMBERS.format(minimum)} to ${NUMBERS.format(maximum)}`;
  if (maxItems !== undefined)
    return `${NUMBERS.format(minItems ?? 0)} to ${NUMBERS.format(maxItems)} entries`;
  return maxLength === undefined ? "" : `at most ${NUMBERS.format(maxLength)} characters`;
}

/** An empty object or list means that every field has its own default. */
function fallbackOf(value: unknown): string {
  return typeof value === "object" ? "" : JSON.stringify(value);
}
