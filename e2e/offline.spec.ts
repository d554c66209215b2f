// Without a network, after one visit (TLS-5, PLT-1). The network is cut by stopping what the browser is allowed to reach.
import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";
import { TOOL_PAGES } from "./pages.ts";

test.use({ serviceWorkers: "allow" });

/** The worker is there, and has kept the page under this path. */
async function kept(page: Page, path: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect
    .poll(() => page.evaluate((wanted) => caches.match(wanted).then((found) => found !== undefined), path), {
      timeout: 15_000,
    })
    .toBe(true);
}

for (const path of TOOL_PAGES) {
  test(`[TLS-5] ${path} opens without a network after one visit, with any document`, async ({
    page,
    context,
    problems,
  }) => {
    await open(page, path);
    await kept(page, path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    problems.allowOffline();
    await context.setOffline(true);
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");

    // Colors that come from elsewhere, and an address that was never open.
    await page.goto(`${path}?from=0e2a47-e4572e`);
    await hydrated(page);
    await expect(page).toHaveURL(/\?(?!from=)/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");

    // The export tray is a file of its own.
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.locator(".export-copy")).toHaveText(/^Copy CSS/);
  });
}

test("[TLS-6] from one tool to another without a network", async ({ page, context, problems }) => {
  await open(page, "/random-color?seed=abc");
  await kept(page, "/random-color");
  problems.allowOffline();
  await context.setOffline(true);
  await page.getByText("Open in…", { exact: true }).click();
  await page.locator(".tool-open-in").getByRole("link", { name: "Palette Generator" }).click();
  await expect(page).toHaveURL(/\/palette-generator\?c=/);
  await expect(page.getByRole("list", { name: "Colors", exact: true })).toBeVisible();
  await expect(page.getByText("Offline, saved on this device")).toBeVisible();
});

test("[PLT-1] a visited page of the library stays readable", async ({ page, context, problems }) => {
  await open(page, "/palettes");
  await kept(page, "/palettes");
  problems.allowOffline();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
