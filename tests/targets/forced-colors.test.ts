// Web outputs in forced colors, drawn by Chromium: what is written on a fill is legible, and the fill has an edge.
import { type Browser, chromium, type Page } from "@playwright/test";
import { compileString } from "sass";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ratioOfLuminances, relativeLuminance } from "#engine/contrast/contrast.ts";
import { color } from "#engine/testing/sample-colors.ts";
import { THEME_SWITCHES, writeThemeCss } from "#engine/theme/outputs/write-theme-css.ts";
import { writeThemeScss } from "#engine/theme/outputs/write-theme-scss.ts";
import { writeShadcnItem } from "#engine/theme/outputs/write-theme-shadcn.ts";
import { writeThemeTailwind } from "#engine/theme/outputs/write-theme-tailwind.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";
import { pagePicture } from "#tests/drawn/page-picture.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";
import { shadcnBody } from "./shadcn-components.ts";
import { compiledSheet, withRegistryItem } from "./shadcn-project.ts";
import { setMode, showPage } from "./shown-page.ts";
import { themeComponents } from "./theme-components.ts";

const THEME = solveTheme({ brand: [color("#e2432a")] });
const BODY = themeComponents((token) => `var(--${token})`);
/** Utilities of the working primary, which is a translucent fill when it is hovered. */
const PREFIXED = `${themeComponents((token) => `var(--acme-${token})`)}<section>
  <button class="bg-primary text-on-primary hover:bg-primary/90">primary</button>
  <button class="bg-primary text-on-primary hover:bg-primary/90" data-hover>primary hovered</button>
  <a class="text-primary" href="#">link</a><p class="bg-primary/10 text-primary">badge</p></section>`;
const SHADCN_BODY = shadcnBody("vega");
const SCSS = `${writeThemeScss(THEME)}:root { @include theme("light"); @include forced-colors; }`;
const OUTPUTS: readonly [name: string, body: string, sheet: () => Promise<string>][] = [
  ...THEME_SWITCHES.map((by): (typeof OUTPUTS)[number] => [
    `CSS by ${by}`,
    BODY,
    async () => writeThemeCss(THEME, by),
  ]),
  ["SCSS", BODY, async () => compileString(SCSS).css],
  [
    "Tailwind 4",
    PREFIXED,
    async () => compiledSheet(writeThemeTailwind(THEME, { prefix: "acme", format: "hex" }), PREFIXED),
  ],
  [
    "shadcn/ui",
    SHADCN_BODY,
    async () => {
      const own = '@import "tailwindcss";\n@import "basecoat-css/vega";\n';
      const item = writeShadcnItem(THEME, "mine", "Mine");
      return compiledSheet(await withRegistryItem(own, item), SHADCN_BODY);
    },
  ],
];

interface Box {
  readonly what: string;
  readonly isControl: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Buttons, tabs and fields, and whatever else has text of its own. */
const BOXES = `[...document.body.querySelectorAll("*")].flatMap((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const isControl = element.matches('button, [role="button"], [role="tab"], input:not([type="checkbox"])');
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== "");
  if (!(isControl || hasText) || width < 8 || height < 8) return [];
  const what = element.getAttribute("data-what") ?? element.textContent.trim();
  return [{ what: what + " " + element.getAttributeNames().join(" "), isControl, x, y, width, height }];
})`;

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Relative luminance of a pixel; undefined outside the picture. */
function lightAt({ data, width, height }: Pixels, x: number, y: number): number | undefined {
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  const at = (Math.trunc(y) * width + Math.trunc(x)) * 3;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  return relativeLuminance({ space: "srgb", coords: [red / 255, green / 255, blue / 255], alpha: 1 });
}

/** The greatest ratio between two pixels of the box, without its edge. */
function inside(pixels: Pixels, { x, y, width, height }: Box): number {
  const lights: number[] = [];
  for (let row = y + 4; row < y + height - 4; row += 1)
    for (let column = x + 4; column < x + width - 4; column += 1) {
      const light = lightAt(pixels, column, row);
      if (light !== undefined) lights.push(light);
    }
  return ratioOfLuminances(Math.max(...lights), Math.min(...lights));
}

/** The greatest ratio between what lies just outside the left edge and the first pixels inside it, at half the height. */
function edge(pixels: Pixels, { x, y, height }: Box): number {
  const row = y + height / 2;
  const outside = lightAt(pixels, x - 2, row) ?? 1;
  const lights = [0, 1, 2].flatMap((step) => lightAt(pixels, x + step, row) ?? []);
  return Math.max(...lights.map((light) => ratioOfLuminances(light, outside)));
}

async function unseen(page: Page): Promise<readonly string[]> {
  const shot = await pagePicture(page, { fullPage: true });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const boxes = await page.evaluate<readonly Box[]>(BOXES);
  expect(boxes.length).toBeGreaterThan(30);
  return boxes.flatMap((box) => [
    ...(inside(pixels, box) < 4.5 ? [`text of ${box.what}`] : []),
    ...(box.isControl && edge(pixels, box) < 3 ? [`edge of ${box.what}`] : []),
  ]);
}

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[THM-1] forced colors", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
  });
  afterAll(() => browser.close());

  it.each(OUTPUTS)(
    "[THM-1] %s: every text is legible, every control has an edge, in each state",
    async (_, body, sheet) => {
      const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
      const spread = "main > *, section > * { margin: 4px !important; }";
      const devtools = await showPage(page, `${await sheet()}\n${spread}`, body);
      for (const mode of ["light", "dark"] as const) {
        await setMode(devtools, mode, true);
        await page.evaluate(`document.documentElement.className = "${mode}"`);
        expect(await unseen(page), mode).toEqual([]);
      }
      await page.close();
    },
  );
});
