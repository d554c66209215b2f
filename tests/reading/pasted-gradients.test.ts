// Gradient texts as they are pasted, drawn by Chromium, beside what we read of them.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readAnyGradient } from "#engine/files/gradient/read-any.ts";
import { gradientWords } from "#engine/gradient/write/write-css.ts";

import { cellOfCss, cellOfPicture, type DrawingBrowser, openDrawingChromium } from "#tests/drawn/browsers.ts";
import { CELL, differenceOf } from "#tests/drawn/sheet.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { findChromium } from "#tests/machine.ts";
import { drawnSvgs, pastedGradients } from "./pasted-gradients.ts";

const COUNT = IS_EXHAUSTIVE ? 1000 : 50;
const AT_ONCE = 50;
/** Levels of 255, of the channel that differs most, as a mean over the box. */
const MAX_MEAN = 1;
/** What is said of a gradient that is drawn as it was. */
const SAME = /^Lengths were|as browsers do\.$/;
const GROUND = "#ffffff";
const [width, height] = CELL;

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[RDG-5] a gradient that is pasted", () => {
  let browser: DrawingBrowser;
  beforeAll(async () => {
    browser = await openDrawingChromium(path ?? "");
  });
  afterAll(() => browser.close());

  it("is the picture that Chromium draws, or says what is not", async () => {
    const all = pastedGradients(process.env.DRAWN_SEED ?? "pasted gradients", COUNT);
    let said = 0;
    for (let from = 0; from < all.length; from += AT_ONCE) {
      const some = all.slice(from, from + AT_ONCE).flatMap((given) => {
        const read = readAnyGradient(given.text, { width, height });
        const notices = read.ok ? read.notices.filter((notice) => !SAME.test(notice)) : [];
        if (read.ok && notices.length === 0) return [{ ...given, layers: read.layers }];
        said += 1;
        return [];
      });
      const ours = some.map(({ layers }) =>
        cellOfCss(`background: ${layers.map((layer) => gradientWords(layer).own).join(", ")}`),
      );
      const drawings = await browser.draw([...some.map(({ drawn }) => cellOfCss(drawn)), ...ours], GROUND);
      for (const [index, { text }] of some.entries()) {
        const [theirs, own] = [drawings[index], drawings[some.length + index]];
        if (theirs === undefined || own === undefined) throw new Error(`${text} was not drawn`);
        expect(differenceOf(theirs, own).mean, `${text}\n${ours[index]}`).toBeLessThanOrEqual(MAX_MEAN);
      }
    }
    // What is not kept is the exception.
    expect(said).toBeLessThan(COUNT / 10);
  });

  it("as an SVG drawing is the picture that Chromium draws of it", async () => {
    const drawings = drawnSvgs(process.env.DRAWN_SEED ?? "svg gradients", AT_ONCE, CELL);
    const ours = drawings.map((svg) => {
      const read = readAnyGradient(svg);
      if (!read.ok) throw new Error(`${svg}: ${read.message}`);
      expect(read.notices, svg).toEqual([]);
      return cellOfCss(`background: ${read.layers.map((layer) => gradientWords(layer).own).join(", ")}`);
    });
    const theirs = drawings.map((svg) => cellOfPicture(`data:image/svg+xml,${encodeURIComponent(svg)}`));
    const drawn = await browser.draw([...theirs, ...ours], GROUND);
    for (const [index, svg] of drawings.entries()) {
      const [given, own] = [drawn[index], drawn[drawings.length + index]];
      if (given === undefined || own === undefined) throw new Error(`${svg} was not drawn`);
      expect(differenceOf(given, own).mean, `${svg}\n${ours[index]}`).toBeLessThanOrEqual(MAX_MEAN);
    }
  });
});
