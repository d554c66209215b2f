/**
 * The first visit of a page (QLT-2): scripts and fonts are held back until the first paint, after which nothing may move.
 * With nobody acting, nothing on the first screen stays a placeholder.
 */
import type { Page } from "@playwright/test";
import { expect, hydrated } from "./fixture.ts";

/** Greatest cumulative layout shift. */
const MOST = 0.01;
const SCRIPT_OR_FONT = /\.(?:js|woff2)$/;
const MONO = /\/tincture-mono[^/]*$/;

/** Opens the page like `open`, and expects that its first view does not move and is whole by itself. */
export async function openFirstView(page: Page, path: string): Promise<void> {
  await expectStillFirstView(page, path);
  await hydrated(page);
  await expect.poll(() => page.evaluate(placeholders), `${path} waits`).toEqual([]);
}

/** The parts of the first screen that stand for something that has not loaded. Runs in the page. */
function placeholders(): string[] {
  return [...document.querySelectorAll("[data-waiting], .part-wait")]
    .filter((element) => {
      const { top, bottom, width, height } = element.getBoundingClientRect();
      return width * height > 0 && bottom > 0 && top < innerHeight;
    })
    .map(({ className }) => className);
}

/** Opens the page for somebody who does nothing, and expects that its first view does not move. */
export async function expectStillFirstView(page: Page, path: string): Promise<void> {
  const painted = Promise.withResolvers<void>();
  await page.exposeFunction("firstPainted", painted.resolve);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length > 0) Reflect.get(window, "firstPainted")();
    }).observe({ type: "paint", buffered: true });
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(described))).observe({
      type: "layout-shift",
      buffered: true,
    });

    /** Its layout shift score, and the elements that moved. */
    function described(entry: PerformanceEntry) {
      const { value, sources } = entry as PerformanceEntry & {
        readonly value: number;
        readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const name =
          node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? "");
        return `${name.slice(0, 60)}: ${[from, to].map((box) => [box.x, box.y, box.width, box.height].map(Math.round)).join(" to ")}`;
      });
      return { value, moved };
    }
  });
  await page.route(SCRIPT_OR_FONT, async (route) => {
    await painted.promise;
    // The worst order: the fallback of the monospaced font is painted between words that have theirs.
    if (MONO.test(route.request().url())) await page.evaluate(sansPainted);
    await route.continue();
  });
  await page.goto(path, { waitUntil: "networkidle" });
  expect(await page.evaluate(keptFiles), `${path} is a first visit`).toEqual([]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await page.evaluate(
    () => Reflect.get(window, "shifts") as readonly { value: number; moved: readonly string[] }[],
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => [shift.value.toFixed(4), ...shift.moved]);
  expect(total, `${path} moves:\n${moved.join("\n")}`).toBeLessThanOrEqual(MOST);
}

/** Waits until text in the sans has been painted. Runs in the page. */
async function sansPainted(): Promise<void> {
  await document.fonts.load('1em "Tincture Sans"');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // The first frame has laid it out, and when the second begins it is painted.
  await frame();
  await frame();
}

/** The files that came from a cache. Runs in the page. */
function keptFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .filter((file) => file instanceof PerformanceResourceTiming && file.transferSize === 0)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
}
