// Pairs of an audit as Chromium draws them: the custom properties of published sheets, layer over layer, pixel by pixel.

import { readFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditedPair, auditFiles } from "#domain/audit/audit.ts";
import { publishedAudit } from "#domain/audit/testing/corpus.ts";
import type { PairLayer } from "#engine/audit/audit-pairs.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { pagePicture } from "#tests/drawn/page-picture.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";

/** Sheets whose custom properties stand on the root in light mode. */
const SHEETS = {
  daisyui: "themes.css",
  "@picocss/pico": "css/pico.css",
  "@digdir/designsystemet-theme": "src/themes/designsystemet.css",
};
/** Of Radix some of its 34 colors: an audit of all takes seconds, and is that of the corpus. */
const RADIX = [
  "base",
  ...["gray", "mauve", "blue", "iris", "green", "amber", "red"].map((name) => `colors/${name}`),
]
  .map((name) => readFileSync(`node_modules/@radix-ui/themes/tokens/${name}.css`, "utf8"))
  .join("\n");
/** The variables of shadcn/ui, whose components use many of them translucent. */
const SHADCN = `:root { --background: oklch(0.99 0.01 80); --foreground: #1b1b1fe6; --card: #f3efe9; --card-foreground: #222;
  --popover: #fff; --popover-foreground: #222; --primary: hsl(221 83% 43%); --primary-foreground: #fff; --secondary: #dfe6ee99;
  --secondary-foreground: #223; --muted: #e9e4dc; --muted-foreground: #5a5550; --accent: #d0ebff80; --accent-foreground: #123;
  --destructive: #c92a2a; --input: #8a857c; --ring: #3b5bdb99; --sidebar: #f1ece4; --sidebar-foreground: #123; }`;
const SIDE = 8;
/** Of each sheet at most, those with translucent layers first. */
const MAX_PAIRS = 80;

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[AUD-4] pairs as Chromium draws them", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
  });
  afterAll(() => browser.close());

  it("[AUD-4] text and ground of 200 pairs and more have the colors of its pixels, and no better verdict than they", async () => {
    let count = 0;
    let translucent = 0;
    let exact = 0;
    const audits = [
      ...Object.entries(SHEETS).map(
        ([name, file]) => [name, publishedAudit([`node_modules/${name}/${file}`])] as const,
      ),
      ...Object.entries({ "@radix-ui/themes": RADIX, "shadcn/ui": SHADCN }).map(
        ([name, text]) => [name, auditFiles([{ name: "sheet.css", text }])] as const,
      ),
    ];
    for (const [name, report] of audits) {
      const sheet = report.files[0]?.text ?? "";
      const known = await namesOnRoot(sheet);
      const isOfRoot = ({ name: token }: PairLayer): boolean =>
        known.has(`--${token}`) || token === "white" || token === "black";
      const pairs = report.pairs
        .filter(({ mode, text, on }) => mode === "light" && [text, ...on].every(isOfRoot))
        .toSorted((a, b) => b.on.length - a.on.length)
        .slice(0, MAX_PAIRS);
      const drawn = await pixels(sheet, pairs);
      for (const [index, pair] of pairs.entries()) {
        // A browser rounds each layer's alpha to 8 bits as well.
        const most = Math.max(1, pair.on.length - 1);
        const { ground, text } = drawn[index] ?? { ground: "", text: "" };
        expect(
          far(ground, pair.groundColor),
          `${name} ${pair.id}: ${ground} for ${pair.groundColor}`,
        ).toBeLessThanOrEqual(most);
        expect(
          far(text, pair.textColor),
          `${name} ${pair.id}: ${text} for ${pair.textColor}`,
        ).toBeLessThanOrEqual(most);
        const ratio = wcagRatio(colorOf(text), colorOf(ground));
        // On a screen with a wider gamut a pair may have less, and the less counts.
        expect(pair.wcag, pair.id).toBeLessThan(ratio * 1.015);
        if (pair.passes) expect(ratio * 1.015, pair.id).toBeGreaterThan(pair.floors.wcag ?? 1);
        if (ground === pair.groundColor && text === pair.textColor) exact += 1;
        count += 1;
        if (pair.on.length > 1) translucent += 1;
      }
    }
    expect(count).toBeGreaterThanOrEqual(200);
    expect(translucent).toBeGreaterThanOrEqual(12);
    expect(exact / count).toBeGreaterThan(0.9);
  });

  /** The custom properties that the root has; those of parts are drawn on the parts alone. */
  async function namesOnRoot(sheet: string): Promise<ReadonlySet<string>> {
    const page = await browser.newPage();
    await page.setContent(`<style>${sheet}</style>`);
    const names = await page.evaluate(() =>
      [...document.documentElement.computedStyleMap().keys()].filter((name) => name.startsWith("--")),
    );
    await page.close();
    return new Set(names);
  }

  /** The middle of a cell of layers, without the text and with it. */
  async function pixels(sheet: string, pairs: readonly AuditedPair[]) {
    const cell = (layers: readonly PairLayer[]): string =>
      `<div class="pair-cell">${layers.map((layer) => `<div style="background:${cssOf(layer)} !important"></div>`).join("")}</div>`;
    const cells = pairs.flatMap(({ text, on }) => {
      const grounds = on.toReversed();
      return [cell(grounds), cell([...grounds, text])];
    });
    const page = await browser.newPage({ viewport: { width: SIDE * 2, height: SIDE * pairs.length } });
    await page.setContent(
      `<style>${sheet}</style><style>html, body { margin: 0 !important; padding: 0 !important; background: #fff !important; min-width: 0 !important; overflow: hidden !important } .pair-grid { display: grid; grid-template-columns: ${SIDE}px ${SIDE}px; grid-auto-rows: ${SIDE}px } .pair-cell { position: relative } .pair-cell div { position: absolute; inset: 0; transition: none !important }</style><div class="pair-grid">${cells.join("")}</div>`,
    );
    const png = await pagePicture(page, { animations: "disabled" });
    await page.close();
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (column: number, row: number): string => {
      const start = ((row * SIDE + SIDE / 2) * info.width + column * SIDE + SIDE / 2) * 3;
      return `#${[...data.subarray(start, start + 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    };
    return pairs.map((_pair, row) => ({ ground: at(0, row), text: at(1, row) }));
  }
});

function cssOf({ name, alpha = 1 }: PairLayer): string {
  const color = name === "white" || name === "black" ? name : `var(--${name})`;
  return alpha === 1 ? color : `color-mix(in srgb, ${color} ${alpha * 100}%, transparent)`;
}

const bytesOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const far = (one: string, other: string): number => {
  const second = bytesOf(other);
  return Math.max(...bytesOf(one).map((byte, index) => Math.abs(byte - (second[index] ?? 0))));
};

function colorOf(hex: string): Color {
  const [red = 0, green = 0, blue = 0] = bytesOf(hex).map((byte) => byte / 255);
  return { space: "srgb", coords: [red, green, blue], alpha: 1 };
}
