// The Tailwind output, compiled by Tailwind and drawn by Chromium: what its own styles and the working primary put on what.
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import { writeThemeTailwind } from "#engine/theme/outputs/write-theme-tailwind.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";
import { compiledSheet } from "./shadcn-project.ts";
import { setMode, shownPairs, showPage } from "./shown-page.ts";

const ground = (token: string): string => `<section class="bg-${token} text-text">
  Text on ${token}
  <input placeholder="placeholder on ${token}">
  <button class="bg-primary text-on-primary hover:bg-primary/90">button</button>
  <button class="bg-primary text-on-primary hover:bg-primary/90" data-hover>button, hovered</button>
  <a class="text-primary" href="#">link</a> <span class="bg-primary/10 text-primary">badge</span>
  <i class="bg-primary" data-mark></i></section>`;
const BODY = ["a0", "a10", "a20"].map(ground).join("");

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[THM-2] a project of Tailwind", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
  });
  afterAll(() => browser.close());

  it("[THM-2] no text fails in any mode, placeholders and translucent fills included", async () => {
    for (const brand of ["#e2432a", "#fff3b0", "#0b0b0f", "#39ff14", "#808080", "#2563eb"]) {
      const sheet = await compiledSheet(writeThemeTailwind(solveTheme({ brand: [color(brand)] })), BODY);
      const page = await browser.newPage();
      const devtools = await showPage(page, sheet, BODY);
      for (const mode of THEME_MODES) {
        await setMode(devtools, mode);
        await page.evaluate(`document.documentElement.classList.toggle("dark", ${mode.startsWith("dark")})`);
        const pairs = await shownPairs(page);
        expect(pairs).toHaveLength(21);
        const least = mode.endsWith("-high") ? { text: 7, edge: 4.5 } : { text: 4.5, edge: 3 };
        expect(
          pairs.filter(({ use, wcag }) => wcag < least[use]),
          `${brand} ${mode}`,
        ).toEqual([]);
      }
      await page.close();
    }
  });
});
