import { expect, it } from "vitest";
import { CONVERTER, type ConverterDocument } from "#domain/documents/converter-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { read } from "#engine/testing/arbitrary-color.ts";
import { type ConverterAction, reduce } from "./model.ts";

const DOCUMENT: ConverterDocument = {
  ...CONVERTER.first(),
  colors: [read("#0e2a47"), read("#ffffff"), read("#ff0000")],
  at: 1,
};
const hexesAfter = (action: ConverterAction) => reduce(DOCUMENT, action).colors.map(formatHex);

it("[CNV] a color replaces the current one, and leaves the others", () => {
  expect(hexesAfter({ type: "color", color: read("#00ff00") })).toEqual(["#0e2a47", "#00ff00", "#ff0000"]);
});

it("[TLS-3] the same color again is no step, the same color in another space is one", () => {
  expect(reduce(DOCUMENT, { type: "color", color: read("#fff") })).toBe(DOCUMENT);
  expect(reduce(DOCUMENT, { type: "color", color: read("hsl(0 0% 100%)") })).not.toBe(DOCUMENT);
});

it("[CNV] several colors become a list with the first one current, at most a hundred", () => {
  const many = Array.from({ length: 130 }, (_, index) => read(`rgb(${index} 0 0)`));
  const next = reduce(DOCUMENT, { type: "colors", colors: many });
  expect([next.colors.length, next.at]).toEqual([100, 0]);
  expect(reduce(DOCUMENT, { type: "colors", colors: [] })).toBe(DOCUMENT);
});

it("[CNV] selects another color of the list, and ignores an invalid index", () => {
  expect(reduce(DOCUMENT, { type: "at", at: 2 }).at).toBe(2);
  expect(reduce(DOCUMENT, { type: "at", at: 3 })).toBe(DOCUMENT);
  expect(reduce(DOCUMENT, { type: "at", at: 1 })).toBe(DOCUMENT);
});

it("[CNV] options change the notation, not the color", () => {
  const next = reduce(DOCUMENT, { type: "option", option: { decimals: 4, hasCommas: true } });
  expect(next).toEqual({ ...DOCUMENT, decimals: 4, hasCommas: true });
});
