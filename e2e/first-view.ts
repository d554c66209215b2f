/**
 * The first visit of a page (QLT-2): scripts and fonts are held back until the first paint, after which nothing may move,
 * and a reading page requests no script and no style sheet before the first action. Movement caused by an action does not
 * count.
 */
import type { Page } from "@playwright/test";
import { expect, hydrated } from "./fixture.ts";

/** Greatest cumulative layout shift. */
const MOST = 0.01;
/** Greatest size of what a reading page loads besides itself: two fonts, no icons. A tool loads scripts as well. */
const MOST_FILES_BYTES = 48_000;
const SCRIPT_OR_FONT = /\.(?:js|woff2)$/;

/** Opens the page like `open`, and expects that its first view does not move. `atRest` is called before the first action. */
export async function openFirstView(
  page: Page,
  path: string,
  kind: "reading" | "tool",
  atRest?: () => Promise<void>,
): Promise<void> {
  await expectStillFirstView(page, path, kind);
  await atRest?.();
  await hydrated(page);
}

/** Opens the page for somebody who does nothing, and expects that its first view does not move. */
export async function expectStillFirstView(
  page: Page,
  path: string,
  kind: "reading" | "tool",
): Promise<void> {
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
    await route.continue();
  });
  const asked: string[] = [];
  const note = (each: { resourceType(): string; url(): string }) => {
    if (["script", "stylesheet"].includes(each.resourceType())) asked.push(each.url());
  };
  page.on("request", note);
  await page.goto(path, { waitUntil: "networkidle" });
  if (kind === "reading") expect(asked, `${path} before somebody acts`).toEqual([]);
  page.off("request", note);
  expect(await page.evaluate(keptFiles), `${path} is a first visit`).toEqual([]);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  if (kind === "reading")
    expect(await page.evaluate(fileBytes), `${path} before somebody acts`).toBeLessThan(MOST_FILES_BYTES);
  const shifts = await page.evaluate(
    () => Reflect.get(window, "shifts") as readonly { value: number; moved: readonly string[] }[],
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => [shift.value.toFixed(4), ...shift.moved]);
  expect(total, `${path} moves:\n${moved.join("\n")}`).toBeLessThanOrEqual(MOST);
}

/** The files that came from a cache. Runs in the page. */
function keptFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .filter((file) => file instanceof PerformanceResourceTiming && file.transferSize === 0)
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin));
}

/** The files of the page as they were sent. Runs in the page. */
function fileBytes(): number {
  return performance
    .getEntriesByType("resource")
    .filter((file) => file instanceof PerformanceResourceTiming)
    .reduce((sum, { transferSize }) => sum + transferSize, 0);
}
