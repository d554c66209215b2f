import type { Locator, Page } from "@playwright/test";
import { expect, open, says, test } from "./fixture.ts";

const list = (page: Page, name = "Palettes") => page.getByRole("list", { name, exact: true });
const items = (page: Page, name?: string): Locator => list(page, name).locator(":scope > li");
const filters = (page: Page) => page.getByRole("search");

/** What the list is narrowed to, drawn together with its items; the address changes before. */
const narrowed = (page: Page) => page.getByRole("list", { name: "Filters that are set" });

/** On wide screens all filters are visible; otherwise they are behind a button. */
async function openFilters(page: Page): Promise<void> {
  const choice = filters(page).getByText("Has a readable pair (AA)");
  if (await choice.isHidden()) await filters(page).getByText("Filter", { exact: false }).first().click();
  await expect(choice).toBeVisible();
}

test("[LIB-2] browse, filter by color, open, and back to the same place", async ({ page }) => {
  await open(page, "/palettes");
  await page.getByRole("textbox", { name: /Search by words/ }).fill("#c53c69");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/=%23c53c69/);
  await expect(narrowed(page)).toContainText("#c53c69");

  // Scrolls past the items that were loaded at first.
  const first = await items(page).count();
  await items(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => items(page).count()).toBeGreaterThan(first);
  const chosen = items(page)
    .nth(first + 2)
    .getByRole("link")
    .last();
  const title = (await chosen.textContent()) ?? "";
  // Scrolls to it, and waits until it stands still.
  await chosen.click({ trial: true });
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await chosen.click();
  await expect(page).toHaveURL(/\/palettes\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

  await page.goBack();
  await expect(page).toHaveURL(/=%23c53c69/);
  await expect(items(page).nth(first + 2)).toBeInViewport();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeGreaterThan(place - 5);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeLessThan(place + 5);
});

test("[LIB-2] a reload, and Back to other filters, find the same place far down a list", async ({ page }) => {
  const place = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, "/palettes?aa=1");
  const first = await items(page).count();
  await items(page).last().scrollIntoViewIfNeeded();
  await expect.poll(() => items(page).count()).toBeGreaterThan(first);
  const seen = items(page).nth(first + 6);
  await seen.getByRole("link").last().click({ trial: true });
  const [title, before] = [await seen.getByRole("link").last().textContent(), await place()];

  await page.reload();
  await expect(seen.getByRole("link").last()).toHaveText(title ?? "");
  await expect.poll(place).toBe(before);
  await expect(seen).toBeInViewport();

  // Without the filter it is another list in the same page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await narrowed(page)
    .getByRole("link", { name: /has an AA pair/ })
    .click();
  await expect(narrowed(page)).toBeHidden();
  await page.goBack();
  await expect(narrowed(page)).toBeVisible();
  await expect(seen.getByRole("link").last()).toHaveText(title ?? "");
});

test("[LIB-2] a filter applies at once, is said, and is taken away again", async ({ page }) => {
  await open(page, "/palettes");
  await openFilters(page);
  await filters(page).getByText("Has a readable pair (AA)").click();
  await expect(page).toHaveURL(/aa=1/);
  await page.reload();
  await expect(narrowed(page).getByRole("listitem")).toHaveCount(1);
  await narrowed(page)
    .getByRole("link", { name: /has an AA pair/ })
    .click();
  await expect(page).toHaveURL("/palettes");
});

test("[LIB-2] search by a word finds what carries it", async ({ page }) => {
  await open(page, "/palettes");
  await page.getByRole("textbox", { name: /Search by words/ }).fill("blue");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=blue/);
  await expect(narrowed(page)).toContainText("blue");
  await expect(items(page).first()).toBeVisible();
});

test("[LIB-2] a network that fails while scrolling says so, and goes on when asked", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(503, /^\/resources\/list\/palettes/);
  let isDown = true;
  await context.route("**/resources/list/palettes**", (route) =>
    isDown ? route.fulfill({ status: 503, body: "down" }) : route.continue(),
  );
  await open(page, "/palettes");
  const first = await items(page).count();
  await items(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  isDown = false;
  await page.getByRole("link", { name: "Try again" }).click();
  await expect.poll(() => items(page).count()).toBeGreaterThan(first);
});

test("[SHL-10] a color of a plate copies with one press", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/palettes");
  const band = items(page)
    .first()
    .getByRole("button", { name: /^Copy / })
    .first();
  const hex =
    /#[0-9a-f]{6}/i.exec((await band.getAttribute("aria-label")) ?? "")?.[0] ?? "no hex in the name";
  const { said } = await says(band, "Copied");
  await band.click();
  await said;
  expect((await page.evaluate(() => navigator.clipboard.readText())).toLowerCase()).toBe(hex.toLowerCase());
  await expect(band).not.toContainText("Copied");
});

test("[TLS-7] a like by a signed-out visitor asks for an account, and shows what waits", async ({ page }) => {
  await open(page, "/palettes");
  await items(page)
    .first()
    .getByRole("button", { name: /^Like / })
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(".signup-bands i").first()).toBeVisible();
  await dialog.getByLabel("Email").fill("somebody@example.com");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL("/signup?redirect=%2Fpalettes");
  await expect(page.getByLabel("Email")).toHaveValue("somebody@example.com");
});

test("[LIB-3] a gradient opens from its list", async ({ page }) => {
  await open(page, "/gradients");
  const link = items(page, "Gradients").first().getByRole("link").last();
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/gradients\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});
