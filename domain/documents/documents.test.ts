import { expect, it } from "vitest";
import { formatColor } from "#engine/format/format.ts";
import { colorOfText } from "./color-text.ts";
import { converterKind } from "./converter-document.ts";
import { documentLaws } from "./testing/document-laws.ts";
import { eachKind } from "./testing/kinds.ts";

eachKind(({ kind, documents }) => documentLaws(kind, documents));

it("[CNV] a conversion page has the converter's document under its own address", () => {
  const pair = converterKind("/color-converter/hex-to-rgb");
  expect(pair.path).toBe("/color-converter/hex-to-rgb");
  expect(pair.encode(pair.first()).toString()).toBe("c=2942c2");
});

it("[CNV] [CU22] a conversion page begins with a color that its formats hold", () => {
  const { colors } = converterKind("/color-converter/hex-to-hsl").first();
  expect(formatColor(colors[0], "hsl")).toBe(formatColor(colorOfText(colors[0]), "hsl"));
  expect(colors[0].space).toBe("srgb");
});
