import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

const cells = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).getByRole("button");
const one = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Copy .*#[0-9A-F]{6} oklch/ });
const shown = async (page: Page): Promise<string> =>
  /#[0-9A-F]{6}/.exec(await one(page).innerText())?.[0] ?? "";

test("[RND] Space draws the next color, and the strip leads back", async ({ page }) => {
  await open(page, "/random-color?seed=k3x9ab");
  const first = await shown(page);
  await page.keyboard.press("Space");
  await expect.poll(() => shown(page)).not.toBe(first);
  const second = await shown(page);
  await page.keyboard.press("Space");
  await expect.poll(() => shown(page)).not.toBe(second);
  await page.getByRole("list", { name: "Drawn before" }).getByRole("button").first().click();
  await expect.poll(() => shown(page)).toBe(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(page)).not.toBe(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(page)).toBe(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(page)).toBe(first);
});

test("[TLS-6] colors from elsewhere set the limits they lie in", async ({ page }) => {
  await open(page, "/random-color?from=e4572e-f4a261-e76f51");
  await expect(cells(page)).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: "Preset" })).toHaveValue("custom");
  await expect(page).toHaveURL(/h=\d+-\d+/);
});
