// Opens every kind of page once, and checks it on every screen size and in both modes.
import type { Page } from "@playwright/test";
import { CONVERTER_PAIRS, pairPath } from "#domain/navigation/converter-pairs.ts";
import { IS_EXHAUSTIVE, sampleOf } from "#tests/exhaustive.ts";
import {
  MEMBER_PAGES,
  PREVIEW_PAGES,
  READING_PAGES,
  SIGN_IN_PAGES,
  SIGN_IN_STATES,
  TOOL_PAGES,
} from "#tests/public-pages.ts";
import { barriers, COLOR_MODES, type ColorMode, expectAccessible, showMode } from "./axe.ts";
import { firstItem } from "./first-item.ts";
import { openFirstView } from "./first-view.ts";
import { expect, FIRST_VISIT, open, test } from "./fixture.ts";
import { layoutFaults } from "./layout-faults.ts";
import { OWN_PAGE, rename, signUp } from "./person.ts";
import { DEFAULT_SCREENS, DESKTOP, READING_SCREENS, screensOf, TOOL_SCREENS } from "./screens.ts";

/** The widths at which axe runs as well (QLT-1). */
const AXE_WIDTHS: readonly number[] = [390, 1440];

// Pages with many cards have thousands of nodes, all of which axe checks.
test.describe.configure({ timeout: 300_000 });
test.beforeEach(({ page }) => expectDesktop(page));
// Playwright does not undo what screensOf emulates.
test.afterEach(({ page }) => screensOf(page)(DESKTOP));

/** Looks until it holds: what follows the size of the window by script is laid out a moment later. */
const seen = expect.configure({ soft: true });

/** Expects that the test before left no emulation behind. */
async function expectDesktop(page: Page): Promise<void> {
  const window = await page.evaluate(() => [
    innerWidth,
    innerHeight,
    matchMedia("(pointer: coarse)").matches,
  ]);
  expect(window).toEqual([DESKTOP.width, DESKTOP.height, false]);
}

/**
 * The mode that axe meets at the first of its widths; at the other one it meets the other mode. So each page is measured by
 * all rules at one width and by those about color in both modes, and which width that is turns from page to page.
 */
const firstMode = (path: string): ColorMode => COLOR_MODES[path.length % 2] ?? "light";

/**
 * Checks everything that must hold for a page on every screen. The layout does not depend on the mode, so it is looked at
 * in both where axe runs. `npm run test:all` does so on each usual screen, and has axe measure both modes at both of its
 * widths. A tool is checked on all screens, and once more on the usual ones with the cookie banner up (QLT-7).
 */
async function walk(page: Page, kind: "tool" | "page" = "page"): Promise<void> {
  const show = screensOf(page);
  let shown = firstMode(new URL(page.url()).pathname);
  await showMode(page, shown);
  for (const screen of kind === "tool" ? TOOL_SCREENS : READING_SCREENS) {
    await show(screen);
    const where = () => `${new URL(page.url()).pathname}, ${screen.name}, ${shown}`;
    const expectLayout = () => seen.poll(() => page.evaluate(layoutFaults), where()).toEqual([]);
    await expectLayout();
    if (!DEFAULT_SCREENS.includes(screen)) continue;
    const isMeasured = AXE_WIDTHS.includes(screen.width);
    const expectNoBarriers = async () => {
      if (isMeasured) expect.soft(await barriers(page, shown), `axe, ${where()}`).toEqual([]);
    };
    await expectNoBarriers();
    const isInBothModes = isMeasured || IS_EXHAUSTIVE;
    if (isInBothModes) {
      // The next screen begins with the mode that this one ends with, since a change of mode restyles the whole page.
      shown = shown === "light" ? "dark" : "light";
      await showMode(page, shown);
      // Without the banner, since axe does not measure the contrast of what is covered.
      if (IS_EXHAUSTIVE) await expectNoBarriers();
    }
    if (kind === "tool") await withBanner(page, expectLayout);
    else if (isInBothModes) await expectLayout();
  }
  if (LARGE_TEXT_PAGES.test(new URL(page.url()).pathname)) await expectLargeText(page);
}

/** Pages of each kind that are also checked with text of one and a half times its size (L4, WCAG 1.4.4, 1.4.10). */
const LARGE_TEXT_PAGES =
  /^\/(?:|palettes\/[\w-]+|gradients\/[\w-]+|palette-generator|color-converter|color-mixer|contrast-checker|light-theme-generator|ui-palette-generator|css-generator|about\/pricing)$/;
const LARGE_TEXT_PX = 24;
const LARGE_TEXT_SCREENS = DEFAULT_SCREENS.filter(({ width }) => width < 1920);

/** Expects that large text makes no page wider than the window, and cuts off or covers no control. */
async function expectLargeText(page: Page): Promise<void> {
  const setSize = (px: number | undefined) =>
    page.evaluate((size) => {
      document.documentElement.style.fontSize = size === undefined ? "" : `${size}px`;
    }, px);
  const show = screensOf(page);
  await setSize(LARGE_TEXT_PX);
  for (const screen of LARGE_TEXT_SCREENS) {
    await show(screen);
    await seen.poll(() => page.evaluate(layoutFaults), `large text, ${screen.name}`).toEqual([]);
  }
  await setSize(undefined);
}

/** The controls that lie under the cookie banner, which is shown. */
async function underBanner(page: Page): Promise<string[]> {
  return (await page.evaluate(layoutFaults)).filter((fault) => fault.endsWith("the cookie banner"));
}

/** Shows the banner meanwhile: it is in the HTML of every page, and a choice hides it by an attribute. */
async function withBanner(page: Page, check: () => Promise<void>): Promise<void> {
  const choice = await page.evaluate(() => {
    const { consent } = document.documentElement.dataset;
    delete document.documentElement.dataset["consent"];
    return consent ?? "";
  });
  await expect(page.getByRole("region", { name: "Cookie consent" })).toBeVisible();
  await check();
  await page.evaluate((before) => {
    document.documentElement.dataset["consent"] = before;
  }, choice);
}

/** Expects the metadata of this page in the head, each entry once, also after hydration. */
async function expectHead(page: Page, path: string): Promise<void> {
  const contents = (selector: string, name = "content") =>
    page
      .locator(`head ${selector}`)
      .evaluateAll((found, attribute) => found.map((element) => element.getAttribute(attribute) ?? ""), name);
  const title = await page.title();
  const address = new URL(path, page.url()).href;
  expect(title).toMatch(/^.+ · Tincture$/);
  expect(await page.locator("head title").count()).toBe(1);
  expect(await contents('meta[name="description"]')).toEqual([expect.stringMatching(/.{21}/)]);
  expect(await contents('link[rel="canonical"]', "href")).toEqual([address]);
  expect(await contents('meta[property="og:url"]')).toEqual([address]);
  expect(await contents('meta[property="og:title"]')).toEqual([title]);
  expect(await contents('meta[property="og:image"]')).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

for (const path of READING_PAGES) {
  test(`[QLT-1] [QLT-2] [SHL-12] [SHL-2] ${path}`, async ({ page }) => {
    await openFirstView(page, path);
    await expectHead(page, path);
    await walk(page);
  });
}

for (const path of TOOL_PAGES) {
  test(`[QLT-1] [QLT-2] [QLT-7] [SHL-12] [SHL-2] [SHL-9] ${path}`, async ({ page }) => {
    await openFirstView(page, path);
    await expectHead(page, path);
    await walk(page, "tool");
  });
}

for (const path of [...CONVERTER_PAIRS.slice(0, 1).map(pairPath), ...SIGN_IN_PAGES]) {
  test(`[QLT-1] [QLT-2] [SHL-12] [SHL-2] ${path}`, async ({ page }) => {
    await openFirstView(page, path);
    await expectHead(page, path);
    await walk(page);
  });
}

for (const list of ["/palettes", "/gradients"] as const) {
  test(`[QLT-1] [QLT-2] [SHL-12] [SHL-2] a page of ${list}`, async ({ page, request }) => {
    const path = await firstItem(request, list);
    await openFirstView(page, path);
    await expectHead(page, path);
    await walk(page);
  });
}

// app/previews/previews.parts.test.tsx has axe look at both.
for (const path of sampleOf(PREVIEW_PAGES, 2)) {
  test(`[QLT-1] [SHL-12] [UIP-1] ${path}`, async ({ page }) => {
    await open(page, path);
    await walk(page);
  });
}

for (const [path, heading] of sampleOf(SIGN_IN_STATES, 2)) {
  test(`[QLT-1] [SHL-12] ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await walk(page);
  });
}

test("[QLT-1] [SHL-12] [SHL-5] the error screen", async ({ page, problems }) => {
  problems.allow(404, "/no/such-page");
  await open(page, "/no/such-page");
  await walk(page);
});

/** Pages of saved items are tested with an item on them. */
async function keepSomething(page: Page): Promise<string> {
  const { request } = page.context();
  const change = async (method: string, path: string, data?: object) => {
    const answer = await request.fetch(path, { method, headers: OWN_PAGE, ...(data && { data }) });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.text();
  };
  const made = await change("POST", "/resources/collections", { title: "Harbor" });
  const id = /"id":"([\w-]+)"/.exec(made)?.[1] ?? "no id";
  for (const list of ["/palettes", "/gradients"] as const) {
    const item = (await firstItem(request, list)).split("/").at(-1);
    await change("PUT", `/resources/items/${item}/save`);
    await change("PUT", `/resources/collections/${id}/items/${item}`);
  }
  return id;
}

/** Only opened: one component shows likes and saves and one a collection, which the walk sees with either kind of card. */
const LISTS_ALIKE: readonly string[] = [
  "/collections/likes/gradients",
  "/collections/saved/palettes",
  "/collections/:id/gradients",
];

for (const [area, paths] of Object.entries(
  Object.groupBy([...MEMBER_PAGES, "/profile/status"], (path) => path.split("/", 2).join("/")),
)) {
  test(`[QLT-1] [SHL-12] [PRF] pages of a member under ${area}`, async ({ page, context }) => {
    test.slow();
    await signUp(context);
    // A name without a place to break.
    await rename(context, "ExtraordinarilyUnbrokenNameOfAStudioInLlanfair");
    const collection = await keepSomething(page);
    for (const pattern of paths ?? []) {
      await open(page, pattern.replace(":id", collection));
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (IS_EXHAUSTIVE || !LISTS_ALIKE.includes(pattern)) await walk(page);
    }
  });
}

/** Widths between phone and desktop, at which controls in the dock of the palette generator once overlapped (L1). */
const TABLET_WIDTHS = sampleOf([768, 800, 834, 900, 960, 1024, 1100], 2);

test("[QLT-7] [L1] [L21] the dock of the palette generator shows all its words on a tablet", async ({
  page,
}) => {
  await open(page, "/palette-generator");
  const show = screensOf(page);
  for (const width of TABLET_WIDTHS) {
    await show({ name: `${width} px`, width, height: 1000, isTouched: true });
    // The columns are still moving to their new widths.
    await expect.poll(() => page.evaluate(layoutFaults), `${width} px`).toEqual([]);
    const words = page.locator(".palette-dock :is(.dock-panel span, .dock-view span, .palette-generate)");
    const cut = () =>
      words.evaluateAll(
        (all) => all.filter((one) => one.clientWidth < 20 || one.scrollWidth > one.clientWidth + 1).length,
      );
    await seen.poll(cut, `${width} px`).toBe(0);
    const before = await page.locator(".palette-columns").boundingBox();
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const panel = page.getByRole("complementary", { name: "Export" });
    await expect(panel).toBeVisible();
    // The panel covers part of the canvas, whose width does not change.
    await seen
      .poll(async () => (await page.locator(".palette-columns").boundingBox())?.width)
      .toBe(before?.width);
    await page.keyboard.press("Escape");
    await expect(panel).toHaveCount(0);
  }
});

test.describe("at a first visit", () => {
  test.use(FIRST_VISIT);

  test("[QLT-7] [SHL-9] [L3] the banner takes no height from a canvas with an open panel", async ({
    page,
  }) => {
    await open(page, "/palette-generator");
    await screensOf(page)({ name: "390 px", width: 390, height: 844, isTouched: true });
    const banner = page.getByRole("region", { name: "Cookie consent" });
    await expect.poll(async () => (await banner.boundingBox())?.height).toBeLessThanOrEqual(96);
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByRole("complementary", { name: "Export" })).toBeVisible();
    await expect(banner).toBeHidden();
    const overflowing = () =>
      page
        .locator(".palette-column")
        .evaluateAll((all) => all.filter((one) => one.scrollHeight > one.clientHeight).length);
    await expect.poll(overflowing).toBe(0);
    await page.keyboard.press("Escape");
    await expect(banner).toBeVisible();
  });

  test("[QLT-1] [SHL-9] the cookie banner is no barrier, and hides no control of the home page", async ({
    page,
  }) => {
    const show = screensOf(page);
    await open(page, "/");
    await expect(page.getByRole("region", { name: "Cookie consent" })).toBeVisible();
    for (const screen of DEFAULT_SCREENS) {
      await show(screen);
      await seen.poll(() => underBanner(page), screen.name).toEqual([]);
      if (AXE_WIDTHS.includes(screen.width)) await expectAccessible(page);
    }
  });
});
