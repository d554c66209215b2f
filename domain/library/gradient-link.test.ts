import fc from "fast-check";
import { expect, it } from "vitest";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { GRADIENTS } from "#domain/documents/testing/random-gradients.ts";
import { gradientLink, layersCss, readGradientLink, storedLayers } from "./gradient-link.ts";
import { publishedContent } from "./gradient-published.ts";

it("[GRD-3] what is painted of a gradient is kept, and nothing else", () => {
  fc.assert(
    fc.property(GRADIENTS, (document) => {
      const shown = document.layers.filter(({ isHidden }) => !isHidden);
      const link = gradientLink(document.layers);
      const read = readGradientLink(GRADIENT.encode(document).toString());
      if (shown.length === 0 || shown.slice(0, -1).some(({ blend }) => blend !== "normal")) {
        expect(read.ok).toBe(false);
        expect(publishedContent(document.layers)).toBeUndefined();
        return;
      }
      expect(read).toMatchObject({ ok: true, link });
      expect(
        paintedLayers(storedLayers(link).layers).map(({ stops }) => stops.map(({ color }) => color)),
      ).toEqual(paintedLayers(document.layers).map(({ stops }) => stops.map(({ color }) => color)));
      expect(publishedContent(document.layers)).toBeDefined();
    }),
    { numRuns: 60 },
  );
});

it("[GRD-3] layers with a blend mode are refused with a sentence, and so is what is no gradient", () => {
  const read = (query: string) => readGradientLink(query);
  expect(read("g=red@0-blue@100&blend=multiply&g2=lime@0-aqua@100")).toEqual({
    ok: false,
    message: "The library keeps layers only without blend modes.",
  });
  expect(read("g=red@0-blue@100&off=1")).toMatchObject({ ok: false });
  expect(read("style=waves")).toEqual({ ok: false, message: "There is no gradient in this link." });
  expect(read(`g=red@0-blue@100&title=${"a".repeat(20_000)}`).ok).toBe(false);
});

it("[GRD-3] a card shows the layers in their order, with their opacity", () => {
  const css = layersCss("g=ff0000@0-ff000000@100&op=50&g2=0000ff@0-0000ff@100");
  expect(css.indexOf("#ff000080")).toBeGreaterThan(-1);
  expect(css.indexOf("#0000ff")).toBeGreaterThan(css.indexOf("#ff000080"));
});
