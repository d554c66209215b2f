// What a person meets on a first visit (QLT-2 a to d), on every public page, on a desktop and on a phone with a processor
// four times slower and a line of 150 ms and 1.6 Mbit/s: when the page is live after it can be seen, what is still a
// placeholder, whether it is set in our typeface, what moves, and what the first press costs beside the second one.
// Addresses limit the run: `npm run bench -- visit /palettes`.

import { rmSync } from "node:fs";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findChromium } from "../tests/machine.ts";
import { READING_PAGES, TOOL_PAGES } from "../tests/public-pages.ts";
import { freshDataDir, startServer } from "../tests/server-process.ts";
import { figure, formatTable, goalLine } from "./table.ts";

interface Device {
  readonly name: string;
  readonly slower: number;
  readonly options: BrowserContextOptions;
  /** Round trip in ms and bytes a second; undefined for the machine's own. */
  readonly line?: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
  /** Time after which no control may be dead, and no placeholder be left, in ms after the load. */
  readonly liveMs: number;
  readonly wholeMs: number;
}

const DEVICES: readonly Device[] = [
  {
    name: "desktop",
    slower: 1,
    options: { viewport: { width: 1440, height: 900 } },
    liveMs: 2000,
    wholeMs: 1000,
  },
  {
    name: "phone",
    slower: 4,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    line: { latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
    liveMs: 4000,
    wholeMs: 3000,
  },
];

/** Ends well after the last thing that a page does by itself. */
const SETTLED_MS = 6000;
const MAX_SHIFT = 0.01;
/** From a press to what it opens, whose code comes then. */
const MAX_OPEN_MS = 400;

interface Visit {
  readonly paintMs: number;
  readonly liveMs: number;
  readonly loadMs: number;
  readonly shift: number;
  readonly placeholders: readonly string[];
  readonly isOurFace: boolean;
  /** From the press on "Search" to the dialog, the first and the second time. */
  readonly pressesMs: readonly [number, number];
}

/** Runs in the page before anything else. */
function watchVisit(): void {
  const seen = { shift: 0, liveMs: Number.NaN };
  Object.assign(window, { visit: seen });
  addEventListener("tincture:live", () => {
    seen.liveMs = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, "hadRecentInput")) seen.shift += Number(Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
}

/** Runs in the page. */
function readVisit(): Pick<Visit, "paintMs" | "liveMs" | "loadMs" | "shift" | "placeholders"> {
  const { shift, liveMs } = Reflect.get(window, "visit") as {
    readonly shift: number;
    readonly liveMs: number;
  };
  const [load] = performance.getEntriesByType("navigation");
  const placeholders = [...document.querySelectorAll(".part-wait, [class*='-wait']")].filter((element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width * height > 0 && bottom > 0 && top < innerHeight;
  });
  return {
    paintMs: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    liveMs,
    loadMs: load instanceof PerformanceNavigationTiming ? load.loadEventEnd : Number.NaN,
    shift,
    placeholders: placeholders.map(({ className }) => className),
  };
}

async function visit(browser: Browser, address: string, device: Device): Promise<Visit> {
  const context = await browser.newContext({ ...device.options, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watchVisit);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: device.slower });
  if (device.line !== undefined)
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...device.line });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(device.wholeMs + 1000);
  const { placeholders } = await page.evaluate(readVisit);
  await page.waitForTimeout(SETTLED_MS - device.wholeMs);
  const read = await page.evaluate(readVisit);
  const pressesMs = [await pressSearch(page), await pressSearch(page)] as const;
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument", { depth: 0 });
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await context.close();
  return { ...read, placeholders, pressesMs, isOurFace: fonts.every(({ isCustomFont }) => isCustomFont) };
}

/** Time from a press until the dialog is there, in ms; closes it again. */
async function pressSearch(page: Page): Promise<number> {
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const watcher = new MutationObserver(() => {
          if (document.querySelector("[role=dialog]:not([popover])") === null) return;
          watcher.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - from));
        });
        watcher.observe(document.body, { childList: true, subtree: true });
        const button = document.querySelector<HTMLElement>(".top-search");
        if (button !== null) button.click();
        // A full-screen tool has no button for it.
        else
          document.body.dispatchEvent(
            new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true }),
          );
      }),
  );
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector("[role=dialog]:not([popover])") === null);
  return ms;
}

const asked = process.argv.slice(2);
const paths = asked.length > 0 ? asked : [...READING_PAGES, ...TOOL_PAGES];
const dataDir = freshDataDir();
const server = await startServer({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: findChromium() ?? "chromium",
  args: [...CHROMIUM_ARGS],
});
try {
  for (const device of DEVICES) {
    const rows = [["page", "painted", "live after it", "moved", "first press", "second", "face", "waits"]];
    const all: Visit[] = [];
    for (const path of paths) {
      const seen = await visit(browser, server.origin + path, device);
      all.push(seen);
      rows.push([
        path,
        figure(seen.paintMs),
        figure(seen.liveMs - seen.paintMs),
        seen.shift.toFixed(4),
        ...seen.pressesMs.map(figure),
        seen.isOurFace ? "ours" : "other",
        seen.placeholders.join(" "),
      ]);
    }
    console.log(`\n${device.name}, ms\n${formatTable(rows)}`);
    const most = (read: (seen: Visit) => number) => Math.max(...all.map(read));
    console.log(
      goalLine(
        "(a) live after the load, latest",
        most((seen) => seen.liveMs - seen.loadMs),
        device.liveMs,
        " ms",
      ),
    );
    console.log(
      goalLine(
        "(a) what the first press opens is there, latest",
        most(({ pressesMs: [first] }) => first),
        MAX_OPEN_MS,
        " ms",
      ),
    );
    console.log(
      goalLine("(b) pages with a placeholder", all.filter((seen) => seen.placeholders.length > 0).length, 0),
    );
    console.log(goalLine("(c) pages in another face", all.filter((seen) => !seen.isOurFace).length, 0));
    console.log(
      goalLine(
        "(c) what moves, most",
        most((seen) => seen.shift),
        MAX_SHIFT,
      ),
    );
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
