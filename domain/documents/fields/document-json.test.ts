import { toJsonSchema } from "@valibot/to-json-schema";
import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { MIXER } from "#domain/documents/mixer-document.ts";
import { PALETTE } from "#domain/documents/palette/palette-kind.ts";
import { eachKind } from "#domain/documents/testing/kinds.ts";
import { documentFromJson, documentSchema, documentToJson } from "./document-json.ts";
import { shapesOf } from "./field.ts";

eachKind(({ kind, documents }) => {
  describe(`the JSON of the ${kind.tool}`, () => {
    it("[TLS-2] matches its schema and gives the document back", () => {
      const schema = documentSchema(kind);
      fc.assert(
        fc.property(documents, (document) => {
          const json: unknown = JSON.parse(JSON.stringify(documentToJson(kind, document)));
          expect(v.safeParse(schema, json).issues).toBeUndefined();
          expect(documentFromJson(kind, json)).toEqual({ document, notices: [] });
        }),
        { numRuns: 100 },
      );
    });

    it("[TLS-2] has a JSON schema with the allowed values of each field", () => {
      const schema = toJsonSchema(documentSchema(kind));
      expect(schema).toMatchObject({ type: "object", additionalProperties: false });
      expect(Object.keys(schema.properties ?? {})).toEqual([
        "version",
        ...("parts" in kind.fields.shape ? shapesOf(kind.fields.shape).map(([name]) => name) : []),
      ]);
    });

    it("[TLS-2] is rejected with a sentence if it is invalid", () => {
      fc.assert(
        fc.property(fc.jsonValue(), (json) => {
          const { document, notices } = documentFromJson(kind, json);
          expect(notices.length > 0).toBe(document === undefined);
        }),
        { numRuns: 100 },
      );
      expect(documentFromJson(kind, { version: kind.version + 1 }).document).toBeUndefined();
      expect(documentFromJson(kind, { unheardOf: 1 }).document).toBeUndefined();
    });
  });
});

it("[TLS-2] has the fields of a palette as properties", () => {
  expect(toJsonSchema(documentSchema(PALETTE)).properties).toMatchObject({
    version: { const: 1 },
    colors: { type: "array", maxItems: 12, items: { type: "string" }, description: "colors" },
    mood: { enum: expect.arrayContaining(["any", "muted"]), description: "mood" },
    aaPairs: { type: "integer", minimum: 0, maximum: 20, description: "number of text pairs" },
    gamut: { enum: ["srgb", "p3"] },
    isVisionSafeWanted: { type: "boolean" },
    title: { type: "string", maxLength: 80 },
  });
});

it("[TLS-2] uses field names and values rather than query text", () => {
  const { document } = MIXER.decode(new URLSearchParams("c=1b3fa0-ffd60a&p=3-1&in=oklch&hue=longer&n=9"));
  if (document === undefined) throw new Error("The mixture cannot be read");
  expect(documentToJson(MIXER, document)).toEqual({
    version: 1,
    parts: { colors: ["1b3fa0", "ffd60a"], amounts: [3, 1] },
    how: { by: "oklch", hue: "longer" },
    steps: 9,
  });
});

it("[TLS-2] may produce a notice even if it matches the schema", () => {
  const { document, notices } = documentFromJson(PALETTE, { colors: ["red", "blue", "nocolor"], aaPairs: 2 });
  expect(document?.colors).toHaveLength(2);
  expect(document?.aaPairs).toBe(2);
  expect(notices.join()).toContain("“nocolor” is not a color");
  expect(documentFromJson(PALETTE, { colors: ["red", "blue"], aaPairs: 21 }).notices.join()).toContain(
    "aaPairs: ",
  );
});
