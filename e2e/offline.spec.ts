// The application without a network, after one visit (TLS-5, PLT-1). The test blocks the browser's connections.
import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { TOOLS } from "#domain/navigation/tools.ts";
import { sampleOf } from "#tests/exhaustive.ts";
import { expect, test as fresh, hydrated, open } from "./fixture.ts";

/** Waits until the service worker is active and has cached the page of this path. */
async function kept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate((wanted) => caches.match(wanted).then((found) => found !== undefined), path))
    .toBe(true);
}

/**
 * A browser context that has visited the application once. It is shared by a worker, since filling the cache takes seconds.
 */
const test = fresh.extend<object, { visited: BrowserContext }>({
  visited: [
    async ({ browser }, use, { project }) => {
      const { baseURL, storageState, userAgent } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(storageState && { storageState }),
        ...(userAgent && { userAgent }),
        acceptDownloads: true,
        reducedMotion: "reduce",
        serviceWorkers: "allow",
      });
      const page = await context.newPage();
      await open(page, "/about/terms");
      await open(page, "/palettes");
      for (const path of ["/palettes", ...TOOLS.map((tool) => tool.path)]) await kept(page, path);
      await page.close();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ visited }, use) => use(visited),
  page: async ({ visited, problems }, use) => {
    // After each test the fixture ends it.
    await problems.goOffline(visited);
    const page = await visited.newPage();
    await use(page);
    await page.close();
  },
});

// Of each tool the fixture has seen that its page is kept.
test("[TLS-5] tools open without a network after one visit, with any document", async ({ page }) => {
  test.slow();
  for (const { path, title } of sampleOf(TOOLS, 3)) {
    // Colors from a link, at an address that was never opened.
    await open(page, `${path}?from=0e2a47-e4572e`);
    await expect(page, path).toHaveURL(/\?(?!from=)/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(title);

    // The code of the export panel is a separate file.
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByRole("button", { name: "Copy CSS", exact: true }).first(), path).toBeVisible();
  }
});

test("[TLS-5] [COL-6] files are made without a network, each kind of them", async ({ page }) => {
  await open(page, "/palette-generator?c=0e2a47-2f6690-81b1cc");
  await page.getByRole("button", { name: "Export" }).click();
  const panel = page.getByRole("complementary", { name: "Export" });
  for (const [label, begins] of [
    [/GPL|GIMP/, "GIMP Palette"],
    [/ASE|Adobe Swatch/, "ASEF"],
    [/^SVG/, "<svg"],
    [/^PNG/, "\u0089PNG"],
    [/^PDF/, "%PDF-"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await panel.getByRole("button", { name: label }).click();
    const bytes = readFileSync(await (await downloading).path());
    expect(bytes.toString("latin1").slice(0, begins.length), `${label}`).toBe(begins);
  }
});

test("[TLS-6] from one tool to another without a network", async ({ page }) => {
  await open(page, "/random-color?seed=abc");
  await page.getByText("Open in…", { exact: true }).click();
  await page.locator(".tool-open-in").getByRole("link", { name: "Palette Generator", exact: true }).click();
  await expect(page).toHaveURL(/\/palette-generator\?c=/);
  await expect(page.getByRole("list", { name: "Colors", exact: true })).toBeVisible();
  await expect(page.getByText("Offline, saved on this device")).toBeVisible();
});

test("[PLT-1] a visited page of the library stays readable", async ({ page }) => {
  await page.goto("/palettes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: "Palettes", exact: true })).toBeVisible();
});

test("[PLT-1] one visit brings all tools; a page that was never open says so", async ({ page }) => {
  await page.goto("/discover");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("No network");
  await expect(heading, "it is dressed as every page").toHaveCSS("font-family", /Tincture Sans/);
  await page.getByRole("link", { name: "Color Mixer" }).click();
  await expect(page).toHaveURL("/color-mixer");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Color Mixer");
});

fresh.describe("[PLT-1] a network that goes and comes", () => {
  fresh.use({ serviceWorkers: "allow" });

  fresh(
    "links within a page lead to what is kept, and say so of what is not",
    async ({ page, context, problems }) => {
      await open(page, "/palettes");
      await kept(page, "/palettes");
      await open(page, "/about/terms");
      await kept(page, "/about/terms");
      await problems.goOffline(context);
      const bar = page.getByRole("banner");
      await bar.getByRole("link", { name: "Palettes", exact: true }).click();
      await expect(page.getByRole("list", { name: "Palettes", exact: true })).toBeVisible();
      await hydrated(page);
      await bar.getByRole("link", { name: "Discover" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No network");
      await expect(page).toHaveURL("/discover");
      await page.getByRole("link", { name: "Terms" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms");
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Few colors/);

      await page.goto("/discover");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("No network");
      await context.setOffline(false);
      await expect(page.getByRole("heading", { level: 1 }), "it loads by itself").toHaveText("Discover");
    },
  );
});
