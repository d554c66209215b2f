// Late resources cause no layout shift (QLT-2): scripts and fonts are held back until the first view is painted,
// which then must not move.
import type { Page } from "@playwright/test";
import { PUBLIC_PAGES, SIGN_IN_PAGES } from "#tests/public-pages.ts";
import { firstItem } from "./first-item.ts";
import { expect, FIRST_VISIT, hydrated, test } from "./fixture.ts";

test.use(FIRST_VISIT);

const MOST = 0.01;
const LATE = /\.js$/;

for (const path of [...PUBLIC_PAGES, ...SIGN_IN_PAGES]) {
  test(`[QLT-2] nothing moves on a first visit of ${path} @phone`, async ({ page }) => {
    await expectStill(page, path);
  });
}

for (const list of ["/palettes", "/gradients"] as const) {
  test(`[QLT-2] nothing moves on a first visit of a page of ${list} @phone`, async ({ page, request }) => {
    await expectStill(page, await firstItem(request, list));
  });
}

async function expectStill(page: Page, path: string): Promise<void> {
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
  await page.route(LATE, async (route) => {
    await painted.promise;
    await route.continue();
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shifts = await page.evaluate(
    () => Reflect.get(window, "shifts") as readonly { value: number; moved: readonly string[] }[],
  );
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.flatMap((shift) => [shift.value.toFixed(4), ...shift.moved]);
  expect(total, `${path} moves:\n${moved.join("\n")}`).toBeLessThanOrEqual(MOST);
}
