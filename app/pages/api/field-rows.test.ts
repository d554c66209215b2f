import { expect, it } from "vitest";
import { fieldRows } from "./field-rows.ts";
import { readableJson } from "./readable-json.ts";

it("shows each field with its type, range and default, nested ones by their path", () => {
  const rows = fieldRows({
    type: "object",
    required: ["colors"],
    properties: {
      colors: {
        type: "array",
        minItems: 1,
        maxItems: 10_000,
        items: {
          type: "object",
          required: ["color"],
          properties: { color: { type: "string" }, amount: { type: "number", default: 1 } },
        },
      },
      hue: { enum: ["shorter", "longer"], description: "Which way." },
      options: {
        type: "object",
        default: {},
        properties: { precision: { type: "integer", minimum: 0, maximum: 10 } },
      },
    },
  });
  expect(
    rows.map(({ name, type, isRequired, range, fallback }) => [name, type, isRequired, range, fallback]),
  ).toEqual([
    ["colors", "list of objects", true, "1 to 10,000 entries", ""],
    ["colors[].color", "text", true, "", ""],
    ["colors[].amount", "number", false, "", "1"],
    ["hue", "choice", false, "shorter, longer", ""],
    ["options", "object", false, "", ""],
    ["options.precision", "whole number", false, "0 to 10", ""],
  ]);
});
it("of a choice, marks only fields of the first as required, and lists no field twice", () => {
  const rows = fieldRows({
    anyOf: [
      { properties: { a: { type: "string" } }, required: ["a"] },
      {
        properties: { a: { type: "string" }, pairs: { type: "array", items: { type: "number" } } },
        required: ["pairs"],
      },
    ],
  });
  expect(rows.map(({ name, type, isRequired }) => [name, type, isRequired])).toEqual([
    ["a", "text", true],
    ["pairs", "list of numbers", false],
  ]);
});
it("combines many fields with the same schema", () => {
  const each = { type: "object", properties: { css: { type: "string" } } };
  const properties = Object.fromEntries("abcdefgh".split("").map((name) => [name, each]));
  expect(fieldRows({ properties }).map(({ name }) => name)).toEqual(["{name}", "{name}.css"]);
});
it("writes valid JSON, with short parts on one line", () => {
  const value = { a: [1, null, "x"], b: { c: { d: 1 }, e: [] }, f: "y".repeat(90), g: [{ h: 1, i: [2] }] };
  const text = readableJson(value);
  expect(JSON.parse(text)).toEqual(value);
  expect(text).toContain('\n  "a": [1, null, "x"],');
  expect(text).toContain('{ "h": 1, "i": [2] }');
});

it("cuts long lists of objects, and says how many there are more", () => {
  const objects = Array.from({ length: 7 }, (_, index) => ({ index }));
  expect(readableJson({ objects })).toContain('{ "index": 2 },\n    … 4 more\n  ]');
  expect(JSON.parse(readableJson({ objects: objects.slice(1) }))).toEqual({ objects: objects.slice(1) });
  const numbers = Array.from({ length: 40 }, (_, index) => index);
  expect(JSON.parse(readableJson({ numbers }))).toEqual({ numbers });
});
