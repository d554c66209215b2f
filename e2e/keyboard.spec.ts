// Whole tasks with the keyboard alone.
import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";
import { colors } from "./generated.ts";

/** Presses Tab until the element with this name has the focus; fails if the focus has passed through the whole page. */
async function tabTo(page: Page, role: "link" | "button" | "textbox", name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name }).filter({ visible: true }).first();
  await expect(target).toBeAttached();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches the ${role} ${name}`);
}

/** The focused element has a visible outline or ring. */
async function expectFocusSeen(page: Page): Promise<void> {
  const isSeen = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    const style = getComputedStyle(element);
    return (style.outlineStyle !== "none" && style.outlineWidth !== "0px") || style.boxShadow !== "none";
  });
  expect(isSeen).toBe(true);
}

test("[TLS-8] a palette is made, locked, moved, undone and exported", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/");
  await tabTo(page, "link", "Open the generator");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/palette-generator/);

  await tabTo(page, "button", /^Lock /);
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  const given = await colors(page);
  const [kept = "none"] = given;
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("button", { name: /^Move / }).first()).toBeFocused();
  await page.keyboard.press("Alt+ArrowRight");
  await expect.poll(() => colors(page)).toEqual([given[1], kept, ...given.slice(2)]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(given);

  await tabTo(page, "button", "Generate");
  await page.keyboard.press("Space");
  await expect(async () => {
    const [first, ...others] = await colors(page);
    expect(first).toBe(kept);
    expect(others).not.toEqual(given.slice(1));
  }).toPass({ timeout: 60_000 });

  await page.keyboard.press("e");
  await tabTo(page, "button", /^Copy CSS/);
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(kept);
});

test("[LIB-2] a palette is found, opened, and left again", async ({ page }) => {
  await open(page, "/palettes");
  await tabTo(page, "textbox", /Search by words/);
  await page.keyboard.type("green");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=green/);
  // The address changes shortly before the list does.
  await expect(page.getByRole("list", { name: "Filters that are set" })).toContainText("green");
  const title = await page.locator(".item-title").first().textContent();
  await tabTo(page, "link", title ?? "");
  await expectFocusSeen(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/palettes\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
});

test("[LIB-2] the colors of a plate are one stop of Tab, and arrows go through them", async ({ page }) => {
  await open(page, "/palettes");
  await tabTo(page, "button", /^Copy /);
  const group = page.getByRole("group", { name: /^Colors of / }).first();
  const bands = group.getByRole("button");
  await expect(bands.first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(bands.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(bands.last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(group.locator(":focus")).toHaveCount(0);
});

test("[SHL-1] the menus of the bar open, and Escape gives the focus back", async ({ page }) => {
  await open(page, "/about/terms");
  const summary = page.getByRole("banner").getByText("Tools", { exact: true }).first();
  await summary.focus();
  await page.keyboard.press("Enter");
  const link = page
    .getByRole("banner")
    .getByRole("link", { name: /^Palette Generator/ })
    .first();
  await expect(link).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(link).toBeHidden();
  await expect(page.getByRole("banner").locator("summary:focus")).toHaveCount(1);
});
