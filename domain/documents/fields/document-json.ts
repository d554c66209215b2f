/**
 * Documents as JSON by field name, and the JSON schema: for programs that create, store and send documents
 * without an address. No page loads it.
 */
import * as v from "valibot";
import { splitOutside } from "#domain/documents/color-text.ts";
import type { Decoded } from "#domain/documents/decoded.ts";
import type { Described } from "./describe.ts";
import { type Shape, shapesOf, type TextShape } from "./field.ts";

export type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json };
type Kind<Document extends object> = Pick<Described<Document>, "fields" | "version" | "decode">;

/** Fields that an address may omit are optional here as well. */
export function documentSchema<Document extends object>({ fields, version }: Kind<Document>) {
  return v.strictObject({ version: v.optional(v.literal(version)), ...entriesOf(fields.shape) });
}

/** Converts the document to JSON that matches `documentSchema`. */
export function documentToJson<Document extends object>(kind: Kind<Document>, document: Document): Json {
  const params = new URLSearchParams();
  kind.fields.write(document, params, undefined);
  const json = jsonOf(kind.fields.shape, params);
  return { version: kind.version, ...(typeof json === "object" && json) };
}

/** Never fails, like `decode`: unreadable values fall back to their defaults. */
export function documentFromJson<Document extends object>(
  kind: Kind<Document>,
  json: unknown,
): Decoded<Document> {
  const parsed = v.safeParse(documentSchema(kind), json);
  if (!parsed.success)
    return {
      document: undefined,
      notices: parsed.issues.map((issue) => `${v.getDotPath(issue) ?? "The document"}: ${issue.message}`),
    };
  const params = new URLSearchParams();
  putParams(kind.fields.shape, parsed.output, params);
  const decoded = kind.decode(params);
  const isSilent =
    decoded.document === undefined && decoded.notices.length === 0 && decoded.make === undefined;
  return isSilent ? { document: undefined, notices: ["What the document needs is missing."] } : decoded;
}

function entriesOf(shape: Shape): v.ObjectEntries {
  const parts = "parts" in shape ? shapesOf(shape) : [];
  return Object.fromEntries(parts.map(([name, part]) => [name, v.optional(schemaOf(part))]));
}

function schemaOf(shape: Shape): v.GenericSchema {
  return "parts" in shape
    ? v.strictObject(entriesOf(shape))
    : v.pipe(textSchema(shape.text), v.description(shape.what));
}

function textSchema(text: TextShape): v.GenericSchema {
  switch (text.type) {
    case "whole":
      return v.pipe(v.number(), v.integer(), v.minValue(text.least), v.maxValue(text.most));
    case "choice":
      return v.picklist(text.values);
    case "flag":
      return v.boolean();
    case "text":
      return v.pipe(v.string(), v.maxLength(text.most));
    case "list":
      return v.pipe(v.array(textSchema(text.item)), v.maxLength(text.most));
  }
}

function jsonOf(shape: Shape, params: URLSearchParams): Json | undefined {
  if ("parts" in shape) {
    const parts = shapesOf(shape).flatMap(([name, part]): [string, Json][] => {
      const json = jsonOf(part, params);
      return json === undefined ? [] : [[name, json]];
    });
    return parts.length === 0 ? undefined : Object.fromEntries(parts);
  }
  const said = params.get(shape.key);
  return said === null ? undefined : jsonOfText(shape.text, said);
}

function jsonOfText(text: TextShape, said: string): Json {
  switch (text.type) {
    case "whole":
      return Number(said);
    case "flag":
      return said === text.on;
    case "list":
      return splitOutside(said, text.separator)
        .filter((part) => part !== "")
        .map((part) => jsonOfText(text.item, part));
    case "choice":
    case "text":
      return said;
  }
}

function putParams(shape: Shape, json: unknown, params: URLSearchParams): void {
  if (json === undefined) return;
  if (!("parts" in shape)) {
    params.set(shape.key, textOfJson(shape.text, json));
    return;
  }
  const values = new Map(typeof json === "object" && json !== null ? Object.entries(json) : []);
  for (const [name, part] of shapesOf(shape)) putParams(part, values.get(name), params);
}

function textOfJson(text: TextShape, json: unknown): string {
  if (text.type === "flag") return json === true ? text.on : text.off;
  if (text.type === "list" && Array.isArray(json))
    return json.map((item) => textOfJson(text.item, item)).join(text.separator);
  return String(json);
}
