// The script time of each frame during a drag, for every slider and handle of every tool. The goal is p95 ≤ 8 ms.
// Names of tools limit the run: `npm run bench -- drag /color-mixer`.

import { rmSync } from "node:fs";
import { chromium, type Locator, type Page } from "@playwright/test";
import { TOOLS } from "../domain/navigation/tools.ts";
import { CHROMIUM_ARGS, findChromium } from "../tests/machine.ts";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { scriptOfFrames } from "./frame-script.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const MOVES = 60;
const ASKED_MS = 8;
/** Width of a thumb in px, between that of the narrow range thumbs and that of the browser's own. */
const THUMB_PX = 12;
const SLIDERS = "input[type=range], [role=slider]";

interface Dragged {
  /** The query of the tool's address. */
  readonly search?: string;
  /** Keys that open the panel with the sliders. */
  readonly keys?: string;
  /** Drags only every so many sliders; by default each. */
  readonly stride?: number;
}

/** Eight by eight vertices, the most that a mesh has, in as many colors. */
const LARGEST_MESH = `?grid=8x8&p=${Array.from({ length: 64 }, (_, index) =>
  (((index * 2_654_435) % 0xff_ff_ff) | 0x20_20_20).toString(16).padStart(6, "0"),
).join("-")}`;

/**
 * The query and the keys of tools whose sliders are not all visible at the plain address, or that take longer with
 * other documents.
 */
const STATES: Readonly<Record<string, readonly Dragged[]>> = {
  mesh: [{}, { search: LARGEST_MESH, stride: 9 }],
  palette: [{ keys: "a" }],
  random: [{ search: "?seed=abc&n=1" }, { search: "?seed=abc&n=100" }],
};

const PAGES = TOOLS.flatMap(({ id, path }) =>
  (STATES[id] ?? [{}]).map(({ search = "", ...rest }: Dragged) => ({ path: path + search, ...rest })),
);

const asked = process.argv.slice(2);
const chosen = PAGES.filter(({ path }) => asked.length === 0 || asked.some((part) => path.startsWith(part)));
const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium() ?? "chromium",
  args: [...CHROMIUM_ARGS],
});
const rows = [["what is dragged", "median ms", "p95 ms", "worst ms"]];
const goals: string[] = [];
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  await context.addInitScript(() => localStorage.setItem("cookies:reject", "true"));
  for (const { path, keys, stride } of chosen) {
    const page = await context.newPage();
    const answer = await page.goto(server.origin + path, { waitUntil: "networkidle" });
    if (answer?.status() !== 200) continue;
    if (keys !== undefined) {
      await page
        .locator("h1")
        .click({ position: { x: 200, y: 5 }, force: true })
        .catch(() => undefined);
      await page.keyboard.press(keys);
    }
    await page.waitForTimeout(800);
    const costs = await dragAll(page, stride);
    const shown = path.slice(0, 40);
    for (const [name, each] of costs) rows.push([`${shown} ${name}`, ...figures(each)]);
    const all = [...costs.values()].flat();
    const worst = [...costs].toSorted(([, a], [, b]) => quantile(b, 0.95) - quantile(a, 0.95))[0];
    if (worst !== undefined) {
      goals.push(goalLine(`${shown}, p95 of all frames`, quantile(all, 0.95), ASKED_MS, " ms"));
      goals.push(goalLine(`${shown}, p95 of ${worst[0]}`, quantile(worst[1], 0.95), ASKED_MS, " ms"));
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(formatTable(rows));
console.log(goals.join("\n"));

/** Milliseconds of script in each frame, by the slider's name. */
async function dragAll(page: Page, stride = 1): Promise<Map<string, number[]>> {
  const costs = new Map<string, number[]>();
  const sliders = page.locator(SLIDERS).filter({ visible: true });
  for (let index = 0; index < (await sliders.count()); index += stride) {
    const slider = sliders.nth(index);
    const name = await slider.evaluate(
      (element) =>
        element.getAttribute("aria-label") ??
        (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined) ??
        "slider",
    );
    await slider.scrollIntoViewIfNeeded();
    const box = await slider.boundingBox();
    if (box === null || (await slider.isDisabled())) continue;
    const isTrack = box.width > 60;
    const y = box.y + box.height / 2;
    const thumb = await slider.evaluate((element) =>
      element instanceof HTMLInputElement
        ? (element.valueAsNumber - Number(element.min)) / (Number(element.max) - Number(element.min))
        : undefined,
    );
    // Drags from the thumb toward the farther end: of two thumbs on one track, only the thumbs themselves can be
    // pressed.
    const room = box.width - THUMB_PX;
    const startX = isTrack ? box.x + THUMB_PX / 2 + room * (thumb ?? 0.2) : box.x + box.width / 2;
    const reach = isTrack ? room * ((thumb ?? 0.2) > 0.5 ? -0.6 : 0.6) : 120;
    const before = await valueOf(slider);
    await page.mouse.move(startX, y);
    await page.mouse.down();
    const each = await scriptOfFrames(browser, page, async () => {
      for (let move = 1; move <= MOVES; move += 1) {
        await page.mouse.move(startX + (reach * move) / MOVES, y + (isTrack ? 0 : move / 2));
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      }
    });
    if ((await valueOf(slider)) === before) console.log(`not moved, not counted: ${name}`);
    else costs.set(`${index + 1} ${name.slice(0, 40)}`, each);
    await page.mouse.up();
    // The next drag starts from the same state: a slider left at black, for example, has no chroma to drag.
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(400);
  }
  return costs;
}

/** The slider's value; a two-dimensional handle has a text for it. */
async function valueOf(slider: Locator): Promise<string> {
  return slider.evaluate((element) =>
    element instanceof HTMLInputElement
      ? element.value
      : `${element.ariaValueNow} ${element.ariaValueText} ${element.getAttribute("style")}`,
  );
}

function quantile(numbers: readonly number[], share01: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share01))] ?? 0;
}

function figures(each: readonly number[]): string[] {
  return [quantile(each, 0.5), quantile(each, 0.95), Math.max(...each)].map(figure);
}
