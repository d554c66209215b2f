import fc from "fast-check";
import { expect, it } from "vitest";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { GRADIENTS } from "#domain/documents/testing/random-gradients.ts";
import { sampled } from "#tests/exhaustive.ts";
import { gradientLink, layersBlend, layersCss, readGradientLink, storedLayers } from "./gradient-link.ts";
import { publishedContent } from "./gradient-published.ts";
import { GRADIENT_LINK_CONTENT } from "./kinds/gradient-link-content.ts";

it("[GRD-3] what is painted of a gradient is kept, and nothing else", () => {
  fc.assert(
    fc.property(GRADIENTS, (document) => {
      const shown = document.layers.filter(({ isHidden }) => !isHidden);
      const link = gradientLink(document.layers);
      const read = readGradientLink(GRADIENT.encode(document).toString());
      if (shown.length === 0) {
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
    { numRuns: sampled(60, 20) },
  );
});

it("[GRD-3] layers with a blend mode are kept, and say how they are blended", () => {
  const link = gradientLink(blended("multiply"));
  expect(publishedContent(blended("multiply"))).toEqual({ type: "gradient-link", gradientLink: link });
  expect(layersBlend(link)).toBe("multiply, normal");
  expect(layersBlend(gradientLink(blended("normal")))).toBeUndefined();
  const item = { id: "a", title: "", colors: [], names: [] };
  expect(GRADIENT_LINK_CONTENT.cardFace({ type: "gradient-link", gradientLink: link }, item)).toMatchObject({
    gradientBlend: "multiply, normal",
  });
});

it("[GRD-3] the preview picture of blended layers has the colors that they make", () => {
  const side = (blend: "multiply" | "normal") =>
    GRADIENT_LINK_CONTENT.pictureOf(
      { type: "gradient-link", gradientLink: gradientLink(blended(blend)) },
      { width: 8, height: 8 },
    );
  expect(side("multiply")).not.toEqual(side("normal"));
});

function blended(blend: "multiply" | "normal") {
  const { document } = GRADIENT.decode(
    new URLSearchParams(
      `g=f08080@0-8080f0@100${blend === "normal" ? "" : `&blend=${blend}`}&g2=80f080@0-f0f080@100`,
    ),
  );
  return document?.layers ?? [];
}

it("[GRD-3] what is no gradient is refused with a sentence", () => {
  const read = (query: string) => readGradientLink(query);
  expect(read("g=red@0-blue@100&off=1")).toMatchObject({ ok: false });
  expect(read("style=waves")).toEqual({ ok: false, message: "There is no gradient in this link." });
  expect(read(`g=red@0-blue@100&title=${"a".repeat(20_000)}`).ok).toBe(false);
});

it("[GRD-3] a card shows the layers in their order, with their opacity", () => {
  const css = layersCss("g=ff0000@0-ff000000@100&op=50&g2=0000ff@0-0000ff@100");
  expect(css.indexOf("#ff000080")).toBeGreaterThan(-1);
  expect(css.indexOf("#0000ff")).toBeGreaterThan(css.indexOf("#ff000080"));
});
