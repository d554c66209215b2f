import { expect, it } from "vitest";
import { converterKind } from "./converter-document.ts";
import { documentLaws } from "./testing/document-laws.ts";
import { eachKind } from "./testing/kinds.ts";

eachKind(({ kind, documents }) => documentLaws(kind, documents));

it("[CNV] a conversion page has the converter's document under its own address", () => {
  const pair = converterKind("/color-converter/hex-to-rgb");
  expect(pair.path).toBe("/color-converter/hex-to-rgb");
  expect(pair.encode(pair.first()).toString()).toBe("c=oklch%2845%25_0.2_268%29");
});
