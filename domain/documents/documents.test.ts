import { expect, it } from "vitest";
import { formatColor } from "#engine/format/format.ts";
import { colorOfText } from "./color-text.ts";
import { converterKind } from "./converter-document.ts";
import { GRADIENT } from "./gradient/gradient-document.ts";
import { MESH } from "./mesh/mesh-document.ts";
import { documentLaws } from "./testing/document-laws.ts";
import { eachKind } from "./testing/kinds.ts";
import { TEXT } from "./text/text-document.ts";
import { WALLPAPER } from "./wallpaper/wallpaper-document.ts";

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

it.each([
  [GRADIENT, "type=radial&at=20,30", "stops (g)", "type, at"],
  [MESH, "grid=5x5", "colors (p)", "grid"],
  [TEXT, "w=900&px=120", "text (t)", "w, px"],
  [WALLPAPER, "style=waves", "colors (c)", "style"],
] as const)(
  "[TLS-2] a link without what its document is made of says what was left out, case %#",
  (kind, query, needed, left) => {
    expect(kind.decode(new URLSearchParams(query))).toMatchObject({
      document: undefined,
      notices: [`The link names no ${needed}, so the rest of it was left out: ${left}.`],
    });
    expect(kind.decode(new URLSearchParams("utm_source=mail")).notices).toEqual([]);
  },
);
