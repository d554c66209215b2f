/** The calls' schemas as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

/** The part of JSON Schema that our schemas convert to. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: string | number | boolean;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
}

/** Checks that JSON Schema cannot express; the description or the error message states them. */
const UNWRITTEN = ["check", "raw_check", "partial_check", "forward", "raw_transform", "regex"];

const written = new WeakMap<v.GenericSchema, JsonSchema>();

/** Schema of the input, before any transform. Returns the same object for the same schema. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const known = written.get(schema);
  if (known !== undefined) return known;
  const { $schema: _version, ...fresh } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    ignoreActions: UNWRITTEN,
  });
  // The converter's return type is wider than what our schemas convert to.
  const narrow = fresh as JsonSchema;
  written.set(schema, narrow);
  return narrow;
}

export const inputSchemaOf = ({ input }: { readonly input: v.GenericSchema }): JsonSchema =>
  jsonSchemaOf(input);
