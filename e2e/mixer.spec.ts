import type { Page } from "@playwright/test";
import { expect, open, PHONE, test } from "./fixture.ts";

const SHARED = "/color-mixer?c=1b3fa0-ffd60a-e4002b&p=3-2-1";
const colors = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const mixture = (page: Page) => page.getByRole("region", { name: "Mixture" });
const mixedHex = (page: Page) =>
  mixture(page)
    .getByRole("button", { name: /^Copy #.*the mixture/ })
    .innerText();
const border = (page: Page, index: number) =>
  page.getByRole("slider", { name: /^Border between/ }).nth(index);
const query = (page: Page) => new URL(page.url()).searchParams;

test("[MIX] finds recipes for a target color from the current colors, and applies one", async ({ page }) => {
  await open(page, SHARED);
  const field = page.getByRole("textbox", { name: "Color to reach" });
  await field.fill("#4f6b3a");
  await field.press("Enter");
  await expect.poll(() => query(page).get("t")).toBe("4f6b3a");
  const recipes = page.getByRole("list", { name: "Recipes" }).getByRole("listitem");
  await expect(async () => {
    const errors = (await recipes.allInnerTexts()).map((text) => Number(/ΔE ([\d.]+)/.exec(text)?.[1]));
    expect(errors.length).toBeGreaterThan(2);
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  }).toPass({ timeout: 60_000 });
  const before = await mixedHex(page);
  await recipes.last().getByRole("button", { name: /^Use / }).click();
  await expect.poll(() => mixedHex(page)).not.toBe(before);
  await expect(colors(page)).toHaveCount(3);

  await field.fill("#ff00ff");
  await field.press("Enter");
  await expect(page.getByText("These colors cannot reach it")).toBeVisible();
  await page.getByRole("radio", { name: /^The tray/ }).check({ force: true });
  await expect(page.getByText("The tray is empty", { exact: false })).toBeVisible();
});

test.describe("at 390 px", () => {
  test.use(PHONE);

  test("[MIX] by touch at 390 px: a border, a way, a recipe", async ({ page }) => {
    await open(page, SHARED);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth))
      .toBe(true);
    const handle = await border(page, 0).boundingBox();
    expect(handle?.width).toBeGreaterThanOrEqual(44);
    const client = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      client.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: (handle?.y ?? 0) + 60 }],
      });
    const from = (handle?.x ?? 0) + 22;
    await touch("touchStart", from);
    await touch("touchMove", from + 20);
    await touch("touchMove", from + 39);
    await touch("touchEnd", from + 39);
    await expect(border(page, 0)).toHaveAttribute("aria-valuenow", "60");
    await page.getByRole("radio", { name: "Mixed as" }).check({ force: true });
    await page.getByRole("radio", { name: "Light" }).check({ force: true });
    await expect.poll(() => query(page).get("in")).toBe("light");
  });
});
