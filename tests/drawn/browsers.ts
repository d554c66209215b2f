/** Chromium and Firefox as renderers: HTML for each drawing in, pixels out. */
import { chromium } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { CHROMIUM_ARGS } from "#tests/machine.ts";
import { pagePicture } from "./page-picture.ts";
import { CELL, cutPng, type Drawing, sheetOf } from "./sheet.ts";

export interface DrawingBrowser {
  /** The HTML of each drawing, over a ground; canvases are filled by their `data-code`. */
  readonly draw: (cells: readonly string[], ground: string) => Promise<readonly Drawing[]>;
  readonly close: () => Promise<void>;
}

export async function openDrawingChromium(executablePath: string): Promise<DrawingBrowser> {
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_ARGS] });
  const page = await browser.newPage();
  return {
    async draw(cells, ground) {
      const { width, height } = sheetOf(cells.length);
      await page.setViewportSize({ width, height });
      await page.setContent(documentOf(cells, ground));
      await page.evaluate(FINISHED);
      return cutPng(cells.length, await pagePicture(page, { scale: "css" }));
    },
    close: () => browser.close(),
  };
}

export async function openDrawingFirefox(executablePath: string): Promise<DrawingBrowser> {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    async draw(cells, ground) {
      const { width, height } = sheetOf(cells.length);
      await page.setViewport({ width, height });
      await page.setContent(documentOf(cells, ground));
      await page.evaluate(FINISHED);
      return cutPng(cells.length, await page.screenshot());
    },
    close: () => browser.close(),
  };
}

/** Draws on the canvases, then waits for all pictures. */
const FINISHED = `(async () => {
  for (const canvas of document.querySelectorAll("canvas")) {
    new Function("context", canvas.dataset.code)(canvas.getContext("2d"));
  }
  await Promise.all([...document.images].map((image) => image.decode()));
})()`;

function documentOf(contents: readonly string[], ground: string): string {
  const { cells } = sheetOf(contents.length);
  const [width, height] = CELL;
  const drawn = contents.map((content, index) => {
    const { x, y } = cells[index] ?? { x: 0, y: 0 };
    return `<div class="cell" style="left:${x}px;top:${y}px">${content}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: ${ground} }
.cell { position: absolute; overflow: hidden }
.cell, .cell > * { display: block; width: ${width}px; height: ${height}px }
</style>${drawn.join("")}`;
}

/** A drawing by declarations of CSS. */
export function cellOfCss(declarations: string): string {
  return `<div style="${declarations.replaceAll('"', "&quot;")}"></div>`;
}

/** A drawing by a picture at this address. */
export function cellOfPicture(address: string): string {
  return `<img src="${address}" alt="">`;
}

/** A drawing by a program that finds a 2D context as `context`. */
export function cellOfCanvas(code: string): string {
  const [width, height] = CELL;
  return `<canvas width="${width}" height="${height}" data-code="${code.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></canvas>`;
}
