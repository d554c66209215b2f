// A theme in a project of Tailwind 4 and shadcn/ui, drawn by Chromium: every text of its components, in every mode and state.
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { color } from "#engine/testing/sample-colors.ts";
import { writeShadcnItem } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";
import { shadcnBody } from "./shadcn-components.ts";
import { compiledSheet, withRegistryItem } from "./shadcn-project.ts";
import { setMode, shownPairs, showPage } from "./shown-page.ts";

const ALL_BRANDS = ["#e2432a", "#fff3b0", "#0b0b0f", "#39ff14", "#808080", "#2563eb"];
/** A red, and the palest: what failed most before. */
const BRANDS = IS_EXHAUSTIVE ? ALL_BRANDS : ALL_BRANDS.slice(0, 2);
/** The default of the newer styles; with TEST_ALL=1 the sheets of all of them. */
const STYLES = IS_EXHAUSTIVE ? ["vega", "nova", "maia", "lyra", "mira", "luma", "sera", "rhea"] : ["vega"];

/** Styles whose fields are fills or a line below instead of an edge all around. */
const WITHOUT_EDGES = /^(luma|rhea|sera)$/;
/**
 * Sera writes the text of a hovered badge that is a link at 70 %, and so has 90 % of its floor, with high contrast 75. In dark, New York writes
 * white on 60 % of the same variable, and no color has 4.5:1 with both; in light it would make every danger a dark red.
 */
const CONTRADICTION = {
  style: "sera",
  what: /^badge (destructive|default|outline), hovered/,
  /** With high contrast, and without. */
  shares: [0.75, 0.9],
} as const;

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[THM-2] a project of shadcn/ui", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
  });
  afterAll(() => browser.close());

  it.each(STYLES.flatMap((style) => BRANDS.map((brand) => [style, brand] as const)))(
    "[THM-2] in the style %s no text of the theme of %s fails, and no edge of a field and no series of a chart",
    async (style, brand) => {
      const item = writeShadcnItem(solveTheme({ brand: [color(brand)] }), "mine", "Mine");
      const own = `@import "tailwindcss";\n@import "basecoat-css/${style}";\n`;
      const body = shadcnBody(style);
      const sheet = await compiledSheet(await withRegistryItem(own, item), body);
      const page = await browser.newPage();
      const devtools = await showPage(page, sheet, body);
      for (const mode of THEME_MODES) {
        await setMode(devtools, mode);
        await page.evaluate(`document.documentElement.classList.toggle("dark", ${mode.startsWith("dark")})`);
        const pairs = await shownPairs(page);
        expect(pairs.filter(({ use }) => use === "text").length).toBeGreaterThan(100);
        const failing = pairs.filter(({ use, what, wcag }) => {
          if (what.startsWith("edge") && WITHOUT_EDGES.test(style)) return false;
          const isNamed = style === CONTRADICTION.style && CONTRADICTION.what.test(what);
          const [text, edge, share] = mode.endsWith("-high")
            ? [7, 4.5, CONTRADICTION.shares[0]]
            : [4.5, 3, CONTRADICTION.shares[1]];
          return wcag < { text, edge }[use] * (isNamed ? share : 1);
        });
        expect(failing, mode).toEqual([]);
      }
      await page.close();
    },
  );
});
