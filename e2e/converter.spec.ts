import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

const formats = (page: Page) => page.getByRole("list", { name: "Formats" });
const format = (page: Page, label: string) =>
  formats(page).getByRole("button", { name: new RegExp(`^Copy ${label} `) });
const value = async (page: Page, label: string): Promise<string> =>
  (await format(page, label).getAttribute("title")) ?? "";

test("[CNV] the pages lead to each other and to all formats, with the color", async ({ page }) => {
  await open(page, "/color-converter/hex-to-hsl?c=0e2a47");
  const others = page.getByRole("navigation", { name: "Conversions" }).first();
  await others.getByRole("link", { name: "RGB to HEX" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("RGB to HEX");
  await expect(page.getByLabel("RGB", { exact: true })).toHaveValue("rgb(14 42 71)");
  await page.getByRole("link", { name: "All formats" }).click();
  await expect(page).toHaveURL(/\/color-converter\?c=0e2a47$/);
  await expect.poll(() => value(page, "HEX")).toBe("#0e2a47");
});
