import { expectAccessible } from "./axe.ts";
import { expect, hydrated, test } from "./fixture.ts";

test("[SHL-5] an unknown path shows 404, its path and the way home", async ({ page, problems }) => {
  problems.allow(404, "/no/such-page");
  const answer = await page.goto("/no/such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
  await expect(page.getByText("Page Not Found: /no/such-page")).toBeVisible();
  await expect(page).toHaveTitle(/Page Not Found · Tincture/);

  await hydrated(page);
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("404");
});

test("[SHL-5] a client navigation to an unknown path shows the same screen", async ({ page, problems }) => {
  problems.allow(404, /^\/palettes\/nothing-here/);
  await page.goto("/palettes");
  await hydrated(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/palettes/nothing-here";
    link.textContent = "Lost";
    // Not at the end: the list grows when its end comes into view, and the link would move under the press.
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "Lost" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
});

test("[SHL-5] a page whose data fails shows the screen in the chosen mode, styled like any other", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(500, /^\/discover\.data/);
  // The test ends offline, so files of the page and the picture of the error screen fail to load.
  problems.allowConsole(
    /Error loading route module|Failed to fetch dynamically imported module|Unable to preload CSS/,
  );
  await page.route("**/discover.data*", (route) => route.fulfill({ status: 500, body: "It failed" }));
  await page.addInitScript(() => localStorage.setItem("color-mode", "dark"));
  await page.goto("/about/terms");
  await hydrated(page);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const bar = await page.getByRole("banner").evaluate((element) => getComputedStyle(element).padding);
  await page.getByRole("banner").getByRole("link", { name: "Discover" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("500");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect
    .poll(() => page.getByRole("banner").evaluate((element) => getComputedStyle(element).padding))
    .toBe(bar);
  await expectAccessible(page);

  const lastFile = page.waitForResponse(/\/recent-work-[^/]*\.js$/);
  await page.getByRole("link", { name: "Go home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Few colors/);
  // A file that fails at this moment would reload the page.
  await page.evaluate((address) => import(address), (await lastFile).url());
  await problems.goOffline(context);
  // Before the page knows, it would reload for a file that fails to load.
  await page.waitForFunction(() => !navigator.onLine);
  await page.getByRole("banner").getByRole("link", { name: "Gradients" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No network");
});
