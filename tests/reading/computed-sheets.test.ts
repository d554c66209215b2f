// Style sheets as Chromium computes them: every custom property of the page, in every mode that we find.

import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";
import { compared } from "./computed-by-chromium.ts";
import { drawnSheets } from "./drawn-sheets.ts";

const COUNT = IS_EXHAUSTIVE ? 400 : 30;
const SEED = process.env.DRAWN_SEED ?? "computed sheets";
/** Plain CSS of the vectors: what Tailwind and daisyUI make of their own rules is not a browser's work. */
const VECTORS = [
  "attribute-first",
  "dark-first-data-theme",
  "dark-first-light-class",
  "dark-mode-class",
  "dark-theme-class",
  "later-root-wins",
  "layer-below",
  "not-dark",
  "print-first",
  "sidebar-background",
] as const;
/**
 * Sheets of design systems, pinned by the lock file. The sheets of Tailwind's and daisyUI's own rules are no browser's work, but
 * daisyUI's themes are plain CSS. The larger ones only with TEST_ALL=1.
 */
const PACKAGES = {
  "github-markdown-css": "github-markdown.css",
  "@mantine/core": "styles/default-css-variables.css",
  "@picocss/pico": "css/pico.css",
  "highlight.js": "styles/github.css",
  ...(IS_EXHAUSTIVE && {
    daisyui: "themes.css",
    bootstrap: "dist/css/bootstrap.css",
    bulma: "css/bulma.css",
    "@radix-ui/themes": "tokens.css",
    "@digdir/designsystemet-theme": "src/themes/designsystemet.css",
    "open-props": "open-props.min.css",
  }),
};

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[RDG-4] a sheet as Chromium computes it", () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  });
  afterAll(() => browser.close());

  it.each(VECTORS)("%s", async (name) => {
    const file = new URL(`../../engine/testing/vectors/reading/themes/${name}.css`, import.meta.url);
    expect(await compared(page, readFileSync(file, "utf8"))).toBeGreaterThan(0);
  });

  it.each(Object.entries(PACKAGES))("%s", async (name, file) => {
    const sheet = readFileSync(new URL(`../../node_modules/${name}/${file}`, import.meta.url), "utf8");
    const count = await compared(page, sheet);
    expect(count).toBeGreaterThanOrEqual(name === "highlight.js" ? 0 : 1);
  });

  it("sheets at random", async () => {
    let values = 0;
    for (const sheet of drawnSheets(SEED, COUNT)) values += await compared(page, sheet);
    expect(values).toBeGreaterThan(COUNT * 8);
  });
});
