// What an audit infers beside what a browser draws: each text of the components of five systems, on the ground that it has.

import { chromium, type Page } from "@playwright/test";
import { expect, it } from "vitest";
import { publishedAudit } from "#domain/audit/testing/corpus.ts";
import { IS_EXHAUSTIVE, sampled } from "#tests/exhaustive.ts";
import { CHROMIUM_ARGS, findChromium } from "#tests/machine.ts";
import { RENDERED } from "./rendered-components.ts";

/** AUD-4: so much of what is drawn must be among the pairs. */
const FOUND = 0.95;
/** The largest takes as long as all others together, and is left to `npm run test:all`. */
const TRIED = RENDERED.filter(({ sheet }) => IS_EXHAUSTIVE || !sheet.startsWith("bulma/"));

const path = findChromium();

// A missing browser is reported by the step.
it.skipIf(path === undefined)(
  "[AUD-4] of the texts that components draw, 95 % are among the inferred pairs, with their colors",
  async () => {
    const browser = await chromium.launch({ executablePath: path ?? "", args: [...CHROMIUM_ARGS] });
    const page = await browser.newPage();
    const missing: string[] = [];
    let count = 0;
    for (const { sheet, html } of TRIED) {
      const { files, pairs: all } = publishedAudit([`node_modules/${sheet}`]);
      const css = files[0]?.text ?? "";
      const pairs = all.filter(({ mode }) => mode === "light");
      for (const { what, text, ground } of await drawnTexts(page, css, html)) {
        count += 1;
        if (!pairs.some((pair) => isNear(pair.textColor, text) && isNear(pair.groundColor, ground)))
          missing.push(`${sheet} ${what}: ${text} on ${ground}`);
      }
    }
    await browser.close();
    expect(count).toBeGreaterThan(sampled(150, 100));
    expect(1 - missing.length / count, missing.join("\n")).toBeGreaterThanOrEqual(FOUND);
  },
);

/** Each element with text of its own: its color over the grounds of all elements around it, as hex. */
async function drawnTexts(page: Page, css: string, html: string) {
  await page.setContent(
    `<!doctype html><style>${css}</style><style>* { transition: none !important }</style><body>${html}`,
  );
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const drawn = (colors: readonly string[]): string => {
      if (canvas === null) return "";
      for (const color of ["#fff", ...colors]) {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
      }
      const bytes = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
      return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    };
    return [...document.body.querySelectorAll("*")].flatMap((element) => {
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? "").trim() !== "",
      );
      if (!hasText && !(element instanceof HTMLInputElement)) return [];
      if (element instanceof HTMLOptionElement || element instanceof HTMLStyleElement) return [];
      const grounds: string[] = [];
      for (let each: Element | null = element; each !== null; each = each.parentElement)
        grounds.unshift(getComputedStyle(each).backgroundColor);
      const what = `${element.tagName.toLowerCase()}.${element.className}`;
      return [{ what, text: drawn([...grounds, getComputedStyle(element).color]), ground: drawn(grounds) }];
    });
  });
}

function isNear(one: string, other: string): boolean {
  return [1, 3, 5].every(
    (at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)) <=
      1,
  );
}
