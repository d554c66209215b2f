// What a drag costs: script a move of the pointer, for every slider and handle of every tool. Asked: p95 at most 8 ms.
// Names of tools hand on: `npm run bench -- drag /color-mixer`.

import { rmSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { freshDataDir, startServer } from "#tests/server-process.ts";
import { figure, formatTable, goalLine } from "./table.ts";

const MOVES = 60;
const ASKED_MS = 8;
const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const SLIDERS = "input[type=range], [role=slider]";

/** What is dragged, on what page; `keys` open the panel that holds it. */
const PAGES: readonly { readonly path: string; readonly keys?: string }[] = [
  { path: "/palette-generator", keys: "a" },
  { path: "/color-mixer" },
  { path: "/color-scheme-generator" },
  { path: "/random-color?seed=abc&n=1" },
  { path: "/random-color?seed=abc&n=100" },
  { path: "/contrast-checker" },
  { path: "/color-converter" },
  { path: "/css-generator" },
  { path: "/color-image-picker" },
];

const asked = process.argv.slice(2);
const chosen = PAGES.filter(({ path }) => asked.length === 0 || asked.some((part) => path.startsWith(part)));
const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-quic"] });
const rows = [["what is dragged", "median ms", "p95 ms", "worst ms"]];
const goals: string[] = [];
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  await context.addInitScript(() => localStorage.setItem("cookies:reject", "true"));
  for (const { path, keys } of chosen) {
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
    const costs = await dragAll(page);
    for (const [name, each] of costs) rows.push([`${path} ${name}`, ...figures(each)]);
    const all = [...costs.values()].flat();
    if (all.length > 0)
      goals.push(goalLine(`${path}, p95 of all moves`, quantile(all, 0.95), ASKED_MS, " ms"));
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(formatTable(rows));
console.log(goals.join("\n"));

/** Milliseconds of script a move, by the slider's name. */
async function dragAll(page: Page): Promise<Map<string, number[]>> {
  const session = await page.context().newCDPSession(page);
  // Processor time of the page's own thread: what else the machine does is not the page's.
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const scriptSeconds = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  };
  const costs = new Map<string, number[]>();
  const sliders = page.locator(SLIDERS).filter({ visible: true });
  for (let index = 0; index < (await sliders.count()); index += 1) {
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
    const startX = isTrack ? box.x + box.width * 0.2 : box.x + box.width / 2;
    const reach = isTrack ? box.width * 0.6 : 120;
    await page.mouse.move(startX, y);
    await page.mouse.down();
    const each: number[] = [];
    for (let move = 1; move <= MOVES; move += 1) {
      const before = await scriptSeconds();
      await page.mouse.move(startX + (reach * move) / MOVES, y + (isTrack ? 0 : move / 2));
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      each.push(((await scriptSeconds()) - before) * 1000);
    }
    await page.mouse.up();
    await page.waitForTimeout(100);
    costs.set(`${index + 1} ${name.slice(0, 40)}`, each);
  }
  return costs;
}

function quantile(numbers: readonly number[], share01: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share01))] ?? 0;
}

function figures(each: readonly number[]): string[] {
  return [quantile(each, 0.5), quantile(each, 0.95), Math.max(...each)].map(figure);
}
