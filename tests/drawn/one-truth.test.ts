// What leaves is what is seen: the code and the pictures of a gradient, drawn beside the canvas that shows it.
import { afterAll, beforeAll, describe, it } from "vitest";
import { gamutOfPicture, sourceOfPicture } from "#app/canvas/exported-pictures.ts";
import { base64 } from "#engine/bytes/base64.ts";
import { joined } from "#engine/bytes/joined.ts";
import { writeSvg } from "#engine/files/gradient/write-svg.ts";
import { createPngWriter } from "#engine/files/png-writer.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { writeCss } from "#engine/gradient/write/write-css.ts";
import { rasterTile } from "#engine/raster/raster.ts";
import { findChromium, findFirefox } from "#tests/machine.ts";
import {
  cellOfCss,
  cellOfPicture,
  type DrawingBrowser,
  openDrawingChromium,
  openDrawingFirefox,
} from "./browsers.ts";
import { drawnGradients } from "./drawn-gradients.ts";
import { expectSameDrawings, GRADIENT_COUNT } from "./expect-same.ts";
import { addressOf, CELL, type Drawing } from "./sheet.ts";

const GRADIENTS = drawnGradients(process.env.DRAWN_SEED ?? "one truth", GRADIENT_COUNT, {
  translucent: 0.15,
  grey: 0.2,
  wide: 0.15,
  hinted: 0.15,
  eased: 0.15,
});
const GROUND = "#ffffff";

describe.each([
  ["Chromium", findChromium(), openDrawingChromium],
  ["Firefox", findFirefox(), openDrawingFirefox],
] as const)("[GRD-2] in %s", (_, path, open) => {
  // A missing browser is reported by the step.
  describe.skipIf(path === undefined)("the canvas shows", () => {
    let browser: DrawingBrowser;
    let canvas: readonly Drawing[];
    beforeAll(async () => {
      browser = await open(path ?? "");
      canvas = await browser.draw(
        GRADIENTS.map((gradient) => cellOfCss(`background: ${shownCss(gradient)}`)),
        GROUND,
      );
    });
    afterAll(() => browser.close());

    const pictures = (addresses: readonly string[]) => browser.draw(addresses.map(cellOfPicture), GROUND);

    it("what the copied CSS draws", async () => {
      const drawn = await browser.draw(
        GRADIENTS.map((gradient) => cellOfCss(writeCss([gradient]))),
        GROUND,
      );
      expectSameDrawings(drawn, canvas, GRADIENTS);
    });
    it("what the SVG draws", async () => {
      const svgs = GRADIENTS.map((gradient) => addressOf(writeSvg([gradient], { size: CELL })));
      expectSameDrawings(await pictures(svgs), canvas, GRADIENTS);
    });
    it("what the PNG holds", async () => {
      expectSameDrawings(await pictures(GRADIENTS.map(pngAddress)), canvas, GRADIENTS);
    });
  });
});

function pngAddress(gradient: GradientLayer): string {
  const picture = { kind: "gradient", gradient } as const;
  const gamut = gamutOfPicture(picture);
  const source = sourceOfPicture(picture, CELL, gamut);
  if (source.kind !== "raster") throw new Error("A gradient is a raster");
  const [width, height] = CELL;
  const parts: Uint8Array[] = [];
  const writer = createPngWriter({ width, height, gamut, hasAlpha: true }, (bytes) => parts.push(bytes));
  writer.writeRows(rasterTile(source.raster, { tile: { x: 0, y: 0, width, height }, gamut }));
  writer.end();
  return `data:image/png;base64,${base64(joined(parts))}`;
}
