/** The options of a call, made from the schema of its input. */
import type { Call } from "#calls/call.ts";
import { inputSchemaOf, type JsonSchema } from "#calls/json-schema.ts";
import { COMMON_OPTIONS, type Option } from "./option.ts";

const RESERVED = new Set(COMMON_OPTIONS.map(({ flag }) => flag));

/**
 * A group of fields inside the input, such as `options`, is spread: `--prefix` for `options.prefix`. A field with the
 * name of an option of the program is given as an argument only.
 */
export function optionsOf(call: Call): readonly Option[] {
  return spread(shapeOf(inputSchemaOf(call)), []).filter(({ flag }) => !RESERVED.has(flag));
}

/** Of alternatives the first, which is a single one and not a list. */
function shapeOf(schema: JsonSchema): JsonSchema {
  return schema.properties === undefined ? (schema.anyOf?.[0] ?? schema) : schema;
}

function spread({ properties = {}, required = [] }: JsonSchema, path: readonly string[]): Option[] {
  return Object.entries(properties).flatMap(([name, schema]): Option[] => {
    const place = [...path, name];
    if (schema.properties !== undefined) return spread(schema, place);
    const flag = `--${kebab(name)}`;
    return [{ ...optionFor(schema), flag, path: place, isRequired: required.includes(name) }];
  });
}

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

type Described = Omit<Option, "flag" | "path" | "isRequired">;

function optionFor(schema: JsonSchema): Described {
  const { description = descriptionOf(schema), default: usual } = schema;
  const facts = { description: plainText(description), ...(isWord(usual) && { usual }) };
  const choices = choicesOf(schema);
  if (choices !== undefined) return { ...facts, kind: "text", choices };
  switch (schema.type) {
    case "boolean":
      return { ...facts, kind: "boolean" };
    case "number":
    case "integer":
      return { ...facts, kind: "number", placeholder: "<number>" };
    case "string":
      return { ...facts, kind: "text", placeholder: "<text>" };
    case "array": {
      const items = schema.items ?? {};
      const among = choicesOf(items);
      if (among !== undefined) return { ...facts, kind: "words", choices: among };
      if (items.type === "string") return { ...facts, kind: "texts", placeholder: "<text>" };
      return { ...facts, kind: "jsons", placeholder: "<json>" };
    }
    default:
      return { ...facts, kind: "json", placeholder: "<text or json>" };
  }
}

function choicesOf({ enum: choices }: JsonSchema): readonly string[] | undefined {
  return choices?.every((choice) => typeof choice === "string") === true ? choices.map(String) : undefined;
}

function descriptionOf({ anyOf = [] }: JsonSchema): string {
  return anyOf.flatMap(({ description }) => description ?? []).join(" Or: ");
}

const plainText = (markdown: string): string => markdown.replaceAll("`", "");

const isWord = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";
