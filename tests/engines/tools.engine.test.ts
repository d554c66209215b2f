// The main journey of each tool in this engine: open a shared link, change one thing, undo it, copy the link.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, inject, it } from "vitest";
import { TOOLS } from "#domain/navigation/tools.ts";
import { sampleOf } from "#tests/exhaustive.ts";
import { pngFile } from "#tests/picture-files.ts";
import type { EnginePage } from "./engine-page.ts";
import { page } from "./opened-page.ts";

const folder = mkdtempSync(join(tmpdir(), "tincture-engines-"));
const FLAG = join(folder, "flag.png");
writeFileSync(FLAG, await pngFile(90, 40, (x) => (x < 45 ? [192, 0, 0] : [0, 160, 0])));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Journey {
  readonly query: string;
  /** One change, by keys or pointer. */
  readonly change: (page: EnginePage) => Promise<void>;
  /** The elements that show the change: their selector, and the attribute that is compared instead of their text. */
  readonly shown: readonly [selector: string, attribute?: string];
  /** Whether the change cannot be undone. */
  readonly isFinal?: true;
}

const COPY_KEYS = ["main [aria-label^='Copy #']", "aria-label"] as const;
const JOURNEYS: Readonly<Record<string, Journey>> = {
  palette: {
    query: "?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b",
    change: (at) => at.browser.press(" "),
    shown: COPY_KEYS,
  },
  converter: {
    query: "?c=0e2a47",
    change: (at) => at.write(["input", "Any CSS color"], "rebeccapurple"),
    shown: [".cv-format", "title"],
  },
  contrast: {
    query: "?fg=f48067&bg=112f2c",
    change: (at) => at.write(["aside input", "Text color"], "white"),
    shown: [".contrast-ratio"],
  },
  mixer: {
    query: "?c=1b3fa0-ffd60a",
    change: (at) => at.drag("[role=slider][aria-label^='Border between']", ({ x, y }) => [{ x: x + 150, y }]),
    shown: ["[aria-label='Mixture'] [aria-label^='Copy #']", "aria-label"],
  },
  scheme: {
    query: "?b=e4572e&r=split-complementary",
    change: (at) => at.drag("[data-wheel] [aria-label='Base']", ({ x, y }) => [{ x: x - 40, y: y + 60 }]),
    shown: COPY_KEYS,
  },
  random: {
    query: "?seed=k3x9ab",
    change: (at) => at.browser.press(" "),
    shown: [".random-hex"],
  },
  image: {
    query: "",
    change: (at) => at.browser.upload("[aria-label=Picture]", FLAG),
    shown: ["[aria-label='Colors and their shares'] button", "aria-label"],
    isFinal: true,
  },
  variables: {
    query: "?c=brand.2f6690.r*accent.e4572e",
    change: (at) => at.write(["input", "Name of color 1"], "primary"),
    shown: ["aside pre"],
  },
  gradient: {
    query: "?g=0000ff@0-ffff00@100&angle=90&in=oklab",
    change: async (at) => {
      await at.click("[role=slider][aria-label^='Stop 1 of']");
      await at.browser.press("a");
    },
    shown: ["[role=slider][aria-label^='Stop ']", "aria-valuetext"],
  },
  mesh: {
    query: "?grid=3x3&p=red-blue-lime-gold-white-black-teal-navy-pink",
    change: (at) =>
      at.drag("[role=slider][aria-label^='Vertex 5,']", ({ x, y }) => [{ x: x + 60, y: y + 30 }]),
    shown: ["[role=slider][aria-label^='Vertex 5,']", "aria-valuetext"],
  },
  text: {
    query: "?g=3b0c47@0-ff8a38@100&bg=fff",
    change: async (at) => {
      await at.click("[role=slider][aria-label^='Stop 1 of']");
      await at.browser.press("a");
    },
    shown: ["[role=slider][aria-label^='Stop ']", "aria-valuetext"],
  },
  "dark-theme": {
    query: "?c=e8622c",
    change: (at) => at.write(["aside input", "Brand color"], "#2f6690"),
    shown: ["[aria-label=Surfaces] .t-value"],
  },
  "light-theme": {
    query: "?c=2f6690&view=tokens",
    change: (at) => at.click(["button", "Pin a30"]),
    shown: ["button[aria-label$=' a30']", "aria-label"],
  },
  audit: {
    query: "?sample=1&mode=dark",
    change: (at) => at.click(["button", "Accept all"]),
    shown: ["[aria-label=Audit] h2"],
  },
  "ui-palette": {
    query: "?c=0b6e4f",
    change: (at) => at.write(["aside input", "Brand color"], "#2f6690"),
    shown: ["[aria-label=Ramps] [aria-label^='Secondary ']", "aria-label"],
  },
};

/** `npm test` makes the journey of each tool in one of the engines; `npm run test:all` and `test:engines` in both. */
const HERE = sampleOf(TOOLS, 2, inject("engine") === "firefox" ? 0 : 1);

describe("[QLT-9] [E1] the main journey of a tool", () => {
  it.each(HERE)("$id", async ({ id, path }) => {
    const journey = JOURNEYS[id];
    // A tool without a journey is opened and its link is copied.
    await page().open(`${path}${journey?.query ?? ""}`);
    if (journey !== undefined) await expectChange(journey);
    await page().clickThatSays(["header button.tool-wide", "Copy link"], "Copied");
    await page().browser.resize(390, 844);
    await expect.poll(() => page().overflow()).toEqual([]);
    await page().browser.resize(1440, 900);
    expect(await page().overflow()).toEqual([]);
  });
});

it("[QLT-9] [E2] the name of each color stands on its value", async () => {
  await page().open("/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b");
  /** By how many pixels each box is higher than its text. */
  const spare = () =>
    page().run(() =>
      [...document.querySelectorAll(".palette-name")].map((box) => {
        const words = document.createRange();
        words.selectNodeContents(box);
        return Math.round(box.getBoundingClientRect().height - words.getBoundingClientRect().height);
      }),
    );
  await expect.poll(async () => (await spare()).length).toBe(5);
  await expect.poll(async () => Math.max(...(await spare()))).toBeLessThan(16);
});

async function expectChange({ change, shown, isFinal }: Journey): Promise<void> {
  const read = () => page().textsOf(...shown);
  const before = await read();
  if (isFinal === undefined) expect(before).not.toEqual([]);
  await change(page());
  await expect.poll(read).not.toEqual(before);
  if (isFinal === true) return;
  await page().click("button[aria-label^='Undo']");
  await expect.poll(read).toEqual(before);
}
