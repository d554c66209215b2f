// Pairs of an audit as Chromium draws them: the custom properties of published sheets, layer over layer, pixel by pixel.

import { readFileSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditedPair, auditFiles } from "#domain/audit/audit.ts";
import type { PairLayer } from "#engine/audit/audit-pairs.ts";
import { wcagRatio } from "#engine/contrast/contrast.ts";
import type { Color } from "#engine/space/color.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";

/** Sheets whose custom properties stand on the root in light mode. */
const SHEETS = {
  daisyui: "themes.css",
  bootstrap: "dist/css/bootstrap.css",
  "@radix-ui/themes": "tokens.css",
  "@picocss/pico": "css/pico.css",
  "@digdir/designsystemet-theme": "src/themes/designsystemet.css",
};
const SIDE = 8;
/** Of each sheet at most, those with translucent layers first. */
const MAX_PAIRS = 60;

const path = findChromium();

// A missing browser is reported by the step.
describe.skipIf(path === undefined)("[AUD-4] pairs as Chromium draws them", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
  });
  afterAll(() => browser.close());

  it("[AUD-4] text and ground of 200 pairs and more have the colors of its pixels, and its ratio", async () => {
    let count = 0;
    let translucent = 0;
    for (const [name, file] of Object.entries(SHEETS)) {
      const sheet = readFileSync(new URL(`../../node_modules/${name}/${file}`, import.meta.url), "utf8");
      const pairs = auditFiles([{ name: file, text: sheet }])
        .pairs.filter(({ mode, text, on }) => mode === "light" && [text, ...on].every(isOfPage))
        .toSorted((a, b) => b.on.length - a.on.length)
        .slice(0, MAX_PAIRS);
      const drawn = await pixels(sheet, pairs);
      for (const [index, pair] of pairs.entries()) {
        const { ground, text } = drawn[index] ?? { ground: "", text: "" };
        expect(
          far(ground, pair.groundColor),
          `${name} ${pair.id}: ${ground} for ${pair.groundColor}`,
        ).toBeLessThanOrEqual(1);
        expect(
          far(text, pair.textColor),
          `${name} ${pair.id}: ${text} for ${pair.textColor}`,
        ).toBeLessThanOrEqual(1);
        expect(Math.abs(wcagRatio(colorOf(text), colorOf(ground)) - pair.wcag)).toBeLessThan(
          pair.wcag * 0.012,
        );
        count += 1;
        if (pair.on.length > 1) translucent += 1;
      }
    }
    expect(count).toBeGreaterThanOrEqual(200);
    expect(translucent).toBeGreaterThanOrEqual(20);
  });

  /** The middle of a cell of layers, without the text and with it. */
  async function pixels(sheet: string, pairs: readonly AuditedPair[]) {
    const cell = (layers: readonly PairLayer[]): string =>
      `<div class="cell">${layers.map((layer) => `<div style="background:${cssOf(layer)} !important"></div>`).join("")}</div>`;
    const cells = pairs.flatMap(({ text, on }) => {
      const grounds = on.toReversed();
      return [cell(grounds), cell([...grounds, text])];
    });
    const page = await browser.newPage({ viewport: { width: SIDE * 2, height: SIDE * pairs.length } });
    await page.setContent(
      `<style>${sheet}</style><style>html, body { margin: 0 !important; padding: 0 !important; background: #fff !important; min-width: 0 !important; overflow: hidden !important } .grid { display: grid; grid-template-columns: ${SIDE}px ${SIDE}px; grid-auto-rows: ${SIDE}px } .cell { position: relative } .cell div { position: absolute; inset: 0; transition: none !important }</style><div class="grid">${cells.join("")}</div>`,
    );
    const png = await page.screenshot({ animations: "disabled" });
    await page.close();
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (column: number, row: number): string => {
      const start = ((row * SIDE + SIDE / 2) * info.width + column * SIDE + SIDE / 2) * 3;
      return `#${[...data.subarray(start, start + 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    };
    return pairs.map((_pair, row) => ({ ground: at(0, row), text: at(1, row) }));
  }
});

const isOfPage = ({ name }: PairLayer): boolean => !name.includes(" in ");

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
