// A gradient with alpha, drawn from each file that mixes color and alpha apart, beside the same gradient in CSS.
import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, it } from "vitest";
import { writeSvg } from "#engine/files/gradient/write-svg.ts";
import { fallbackStops } from "#engine/gradient/fallback.ts";
import { createPlacer } from "#engine/gradient/geometry.ts";
import { readCss } from "#engine/gradient/read/read-css.ts";
import { functionName, geometryText, hexOfStop, percentText } from "#engine/gradient/write/gradient-text.ts";
import { writeCanvas } from "#engine/gradient/write/write-canvas.ts";
import type { GradientLayer } from "#engine/gradient/write/write-css.ts";
import { writeGgr } from "#engine/gradient/write/write-ggr.ts";
import { writeTextSvg } from "#engine/text/write-text-svg.ts";
import { findChromium, LIBRSVG } from "#tests/machine.ts";
import {
  cellOfCanvas,
  cellOfCss,
  cellOfPicture,
  type DrawingBrowser,
  openDrawingChromium,
} from "./browsers.ts";
import { drawnGradients } from "./drawn-gradients.ts";
import { expectSameDrawings, GRADIENT_COUNT } from "./expect-same.ts";
import { drawByLibrsvg, drawByResvg } from "./renderers.ts";
import { addressOf, CELL, type Drawing } from "./sheet.ts";

const GROUNDS = ["#ffffff", "#000000"] as const;
const FADES = drawnGradients(process.env.DRAWN_SEED ?? "fades", GRADIENT_COUNT, {
  translucent: 0.6,
  grey: 0.1,
  wide: 0,
  hinted: 0.1,
  eased: 0.1,
});
const SVGS = FADES.map((gradient) => writeSvg([gradient], { size: CELL }));
const CANVASES = FADES.map((gradient) => cellOfCanvas(writeCanvas(gradient)));
const GGRS = FADES.map((gradient) => writeGgr(gradient, "fade"));
const LETTERS = FADES.map((gradient) => addressOf(textSvgOf(gradient)));
/** Each gradient over the next one. */
const PAIRS = FADES.map((top, index) => [top, FADES[(index + 1) % FADES.length] ?? top] as const);
const LAYERED = PAIRS.map((layers) => addressOf(writeSvg(layers, { size: CELL })));
/** Computed once for both grounds: it takes hundreds of stops. */
const EXACT = new Map(FADES.map((gradient) => [gradient, exactCss(gradient)]));
const exactOf = (gradient: GradientLayer) => EXACT.get(gradient) ?? exactCss(gradient);

describe("[GRD-2] a gradient with alpha", () => {
  let browser: DrawingBrowser;
  const css = new Map<string, readonly Drawing[]>();
  beforeAll(async () => {
    browser = await openDrawingChromium(findChromium() ?? "chromium");
    for (const ground of GROUNDS) {
      css.set(
        ground,
        await browser.draw(
          FADES.map((each) => cellOfCss(exactOf(each))),
          ground,
        ),
      );
    }
  });
  afterAll(() => browser.close());

  it.each(GROUNDS)("as SVG is drawn as its CSS in Chromium, over %s", async (ground) => {
    const drawn = await browser.draw(
      SVGS.map((svg) => cellOfPicture(addressOf(svg))),
      ground,
    );
    expectSameDrawings(drawn, css.get(ground), FADES);
  });
  it.each(GROUNDS)("as SVG is drawn as its CSS in resvg, over %s", async (ground) => {
    expectSameDrawings(await drawByResvg(SVGS, ground), css.get(ground), FADES);
  });
  // A missing reader is reported by the step.
  it.skipIf(!existsSync(LIBRSVG)).each(GROUNDS)(
    "as SVG is drawn as its CSS in librsvg, over %s",
    (ground) => {
      expectSameDrawings(drawByLibrsvg(SVGS, ground), css.get(ground), FADES);
    },
  );
  it.each(GROUNDS)("in letters of an SVG is drawn as its CSS, over %s", async (ground) => {
    expectSameDrawings(await browser.draw(LETTERS.map(cellOfPicture), ground), css.get(ground), FADES);
  });
  it.each(GROUNDS)("on a canvas is drawn as its CSS, over %s", async (ground) => {
    expectSameDrawings(await browser.draw(CANVASES, ground), css.get(ground), FADES);
  });
  it.each([
    "repeating-linear-gradient(40deg, #ff000080 10%, #0044ff 25%, #ff000080 40%)",
    "repeating-radial-gradient(at 30% 60%, #ff0000, #0044ff20 10%, #ff0000 20%)",
    "repeating-conic-gradient(from 20deg at 30% 60%, #ff0000 5%, #0044ff20 15%, #ff0000 30%)",
  ])("repeats on a canvas as its CSS does: %s", async (text) => {
    const read = readCss(text);
    const [gradient] = read.ok ? read.layers : [];
    if (gradient === undefined) throw new Error(text);
    const [right] = await browser.draw([cellOfCss(`background: ${text}`)], "#ffffff");
    const drawn = await browser.draw([cellOfCanvas(writeCanvas(gradient))], "#ffffff");
    expectSameDrawings(drawn, right && [right], [gradient]);
  });
  it.each(GROUNDS)("in GIMP, which mixes color and alpha apart, is its CSS, over %s", (ground) => {
    const drawn = FADES.map((gradient, index) => drawGgr(GGRS[index] ?? "", gradient, ground));
    expectSameDrawings(drawn, css.get(ground), FADES);
  });
  it.each(GROUNDS)("of several layers is drawn in SVG as its CSS, over %s", async (ground) => {
    const pairCss = PAIRS.map(([top, bottom]) => cellOfCss(`${exactOf(top)}, ${exactOf(bottom).slice(12)}`));
    const drawn = await browser.draw(LAYERED.map(cellOfPicture), ground);
    expectSameDrawings(drawn, await browser.draw(pairCss, ground), PAIRS);
  });
});

/** The gradient in CSS by so many stops that it is exact, because browsers mix premultiplied colors in sRGB alike. */
function exactCss(gradient: GradientLayer): string {
  const { stops } = fallbackStops(gradient, 0.004, "any");
  const all = stops.length === 1 ? [...stops, ...stops] : stops;
  const items = all.map((stop) => `${hexOfStop(stop)} ${percentText(stop.position01)}`);
  return `background: ${functionName(gradient)}(${geometryText(gradient, false)}, ${items.join(", ")})`;
}

function textSvgOf(gradient: GradientLayer): string {
  const [width, height] = CELL;
  return writeTextSvg({
    gradient,
    face: { family: "Serif", weight: 400, width: undefined, sizePx: 20, spacingEm: 0 },
    runs: [
      { x: 0, y: 0, width, height, texts: [{ text: "", x: 0, y: 0, path: `M0 0H${width}V${height}H0Z` }] },
    ],
    width,
    height,
  });
}

/** By the rules of GIMP (app/core/gimpgradient.c): each of red, green, blue and alpha is mixed by itself. */
function drawGgr(text: string, gradient: GradientLayer, ground: string): Drawing {
  const segments = text
    .trim()
    .split("\n")
    .slice(3)
    .map((line) => line.split(" ").map(Number));
  const [width, height] = CELL;
  const placeOf = createPlacer(gradient, CELL);
  const under = ground === "#ffffff" ? 1 : 0;
  const drawing = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at += 1) {
    const place = Math.min(1, Math.max(0, placeOf((at % width) + 0.5, Math.floor(at / width) + 0.5)));
    const [start = 0, , end = 1, ...colors] = segments.find(([, , to = 1]) => place <= to) ?? [];
    const mixed = [0, 1, 2, 3].map((channel) => {
      const [from = 0, to = 0] = [colors[channel], colors[channel + 4]];
      return from + ((to - from) * (place - start)) / (end - start);
    });
    const alpha = mixed[3] ?? 1;
    drawing.set(
      mixed.slice(0, 3).map((value) => Math.round(255 * (value * alpha + under * (1 - alpha)))),
      at * 3,
    );
  }
  return drawing;
}
