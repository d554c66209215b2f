import type { Page } from "@playwright/test";
import { expect, FIRST_VISIT, open, test } from "./fixture.ts";

test.use(FIRST_VISIT);

const banner = { name: "Cookie consent" };

test("[SHL-9] a first visitor is asked, and Accept is kept @phone", async ({ page }) => {
  await open(page, "/");
  const region = page.getByRole("region", banner);
  await expect(region).toContainText("We use cookies to make your experience better.");
  await expect.poll(() => stored(page)).toEqual({ accept: null, reject: null });

  await region.getByRole("button", { name: "Accept" }).click();
  await expect(region).toBeHidden();
  await expect.poll(() => stored(page)).toEqual({ accept: "true", reject: "false" });

  await open(page, "/palettes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", banner)).toHaveCount(0);
});

test("[SHL-9] Reject is kept, and is the reverse", async ({ page }) => {
  await open(page, "/about/terms");
  const region = page.getByRole("region", banner);
  await region.getByRole("button", { name: "Reject" }).click();
  await expect(region).toBeHidden();
  await expect.poll(() => stored(page)).toEqual({ accept: "false", reject: "true" });

  await open(page, "/");
  await expect(page.getByRole("region", banner)).toHaveCount(0);
});

test("[SHL-9] either choice emits its event, and an earlier acceptance again at load", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenEvents: seen });
    for (const name of ["cookies:accepted", "cookies:rejected"])
      window.addEventListener(name, () => seen.push(name));
  });
  const events = () => page.evaluate(() => Reflect.get(window, "seenEvents"));

  await open(page, "/");
  await expect.poll(() => events()).toEqual([]);
  await page.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => events()).toEqual(["cookies:accepted"]);

  await open(page, "/about/terms");
  await expect.poll(events).toEqual(["cookies:accepted"]);
});

test("[SHL-9] the policy is one press away, and lets the choice be changed", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("region", banner).getByRole("link", { name: "check out our policy" }).click();
  await expect(page).toHaveURL("/about/cookies?ref=cookies-banner");
  await page.getByRole("region", banner).getByRole("button", { name: "Accept" }).click();

  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Reject" }).click();
  await expect.poll(() => stored(page)).toEqual({ accept: "false", reject: "true" });
  await main.getByRole("button", { name: "Accept" }).click();
  await expect.poll(() => stored(page)).toEqual({ accept: "true", reject: "false" });
});

test("[SHL-9] nothing is asked of another site, before or after accepting, when nothing is configured", async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !/^(?:data|blob):/.test(request.url()))
      foreign.push(request.url());
  });
  await open(page, "/");
  await page.getByRole("button", { name: "Accept" }).click();
  await open(page, "/palettes");
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

function stored(page: Page) {
  return page.evaluate(() => ({
    accept: localStorage.getItem("cookies:accept"),
    reject: localStorage.getItem("cookies:reject"),
  }));
}

test("[SHL-9] [QLT-3] the banner comes right after the skip link by keys, and covers nothing that has the focus", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/login");
  const region = page.getByRole("region", banner);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(region.getByRole("link", { name: "check out our policy" })).toBeFocused();
  for (const name of ["Reject", "Accept"]) {
    await page.keyboard.press("Tab");
    await expect(region.getByRole("button", { name })).toBeFocused();
  }
  const last = page.getByRole("link", { name: "Create account" });
  await last.focus();
  await expect.poll(() => last.evaluate(liesAboveTheBanner)).toBe(true);
});

/** Runs in the page. */
function liesAboveTheBanner(element: Element): boolean {
  const top = document.querySelector(".consent-banner")?.getBoundingClientRect().top;
  return top !== undefined && element.getBoundingClientRect().bottom <= top;
}
