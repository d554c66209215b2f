// Style sheets as Chromium computes them: every custom property of the page, in every mode that we find.

import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ReadMode, readSheet } from "#engine/css/css-sheet.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";
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
/** Of a channel from 0 to 1: half a step of a byte, since Chromium rounds the channels of rgb() and of hsl(). */
const TOLERANCE = 0.0021;

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

  it("sheets at random", async () => {
    let values = 0;
    for (const sheet of drawnSheets(SEED, COUNT)) values += await compared(page, sheet);
    expect(values).toBeGreaterThan(COUNT * 8);
  });
});

/** Fails where a mode differs; the number of values that were compared. */
async function compared(page: Page, sheet: string): Promise<number> {
  const read = readSheet(sheet);
  let count = 0;
  for (const mode of read.modes) {
    // A condition has no class or attribute that could be set.
    if (mode.switches.some(({ kind }) => kind === "condition")) continue;
    const own = [...mode.values.values()].filter(({ component }) => component === "");
    const names = own.map(({ name }) => name);
    const right = await computedBy(page, sheet, mode, names);
    for (const [index, { name, color }] of own.entries()) {
      const wanted = right[index];
      const ours = color === undefined ? undefined : colorToCss(color);
      expect(isSame(color, wanted), `${name} in ${mode.name}: ${ours} for ${wanted}\n${sheet}`).toBe(true);
      count += 1;
    }
  }
  return count;
}

/** The computed colors; undefined for a value that is no color. */
async function computedBy(
  page: Page,
  sheet: string,
  { scheme, isHigh, switches }: ReadMode,
  names: readonly string[],
): Promise<readonly (string | undefined)[]> {
  await page.emulateMedia({ colorScheme: scheme, contrast: isHigh ? "more" : "no-preference" });
  const tag = (element: "html" | "body"): string => {
    const own = switches.filter((each) => each.element === element);
    const classes = own.filter(({ kind }) => kind === "class").map(({ name }) => name);
    const attributes = own
      .filter(({ kind }) => kind === "attribute")
      .map(({ name, value }) => ` ${name}="${value}"`);
    return `<${element} class="${classes.join(" ")}"${attributes.join("")}>`;
  };
  await page.setContent(`<!doctype html>${tag("html")}<head><style>${sheet}</style></head>${tag("body")}`);
  // A value that is no color leaves the inherited one, so that two inherited colors tell it from any color.
  const found: (string | null)[] = await page.evaluate(`(() => {
    const { documentElement: root, body } = document;
    const under = (ground, name) => {
      root.style.color = ground;
      body.style.color = "var(" + name + ")";
      return getComputedStyle(body).color;
    };
    return ${JSON.stringify(names)}.map((name) => {
      const [one, other] = [under("rgb(1, 2, 3)", name), under("rgb(3, 2, 1)", name)];
      return one === other ? one : null;
    });
  })()`);
  return found.map((each) => each ?? undefined);
}

function isSame(ours: Color | undefined, wanted: string | undefined): boolean {
  if (ours === undefined || wanted === undefined) return ours === undefined && wanted === undefined;
  const parsed = parseCss5Color(wanted);
  if (!parsed.ok) return false;
  const [a, b] = [convertColor(ours, "srgb"), convertColor(parsed.color, "srgb")];
  const [alpha = 0, other = 0] = [a.alpha, b.alpha];
  const isClear = Math.max(alpha, other) < TOLERANCE;
  return (
    Math.abs(alpha - other) < TOLERANCE * 2 &&
    (isClear || a.coords.every((value = 0, index) => Math.abs(value - (b.coords[index] ?? 0)) < TOLERANCE))
  );
}
