/** The schemas of the calls as JSON Schema 2020-12, which OpenAPI 3.1 has them in. */
import { toJsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { Call } from "./call.ts";

/** As much of JSON Schema as our own schemas come out as. */
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

/** What is checked beyond a schema's words is said by its description, or by the error. */
const UNWRITTEN = ["check", "raw_check", "partial_check", "forward", "raw_transform", "regex"];

const written = new WeakMap<v.GenericSchema, JsonSchema>();

/** Of what goes in: the type before anything is transformed. The same object each time. */
export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const known = written.get(schema);
  if (known !== undefined) return known;
  const { $schema: _version, ...fresh } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    ignoreActions: UNWRITTEN,
  });
  // The converter's own type is wider than what our schemas come out as.
  const narrow = fresh as JsonSchema;
  written.set(schema, narrow);
  return narrow;
}

export const inputSchemaOf = (call: Call): JsonSchema => jsonSchemaOf(call.input);
