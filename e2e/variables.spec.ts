import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";

const rows = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).getByRole("listitem");
const names = (page: Page) =>
  rows(page)
    .getByRole("textbox", { name: /^Name of color/ })
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")));
const code = (page: Page) => page.getByRole("complementary").locator("pre");

test("[TLS-6] colors of another tool come named; as they are named here they stand after a reload", async ({
  page,
}) => {
  await open(page, "/palette-generator?c=ff0000-0000ff");
  await page.locator(".tool-open-in summary").click();
  await page.locator(".tool-open-in a[href^='/css-generator?from=']").click();
  await expect(page).toHaveURL(/\/css-generator\?(?!from=)/);
  await expect.poll(() => names(page)).toEqual(["red", "blue"]);
  const name = page.getByRole("textbox", { name: "Name of color 2" });
  await name.fill("sea");
  await name.press("Enter");
  await expect(code(page)).toContainText("--sea: #0000ff;");
  await page.reload();
  await hydrated(page);
  await expect.poll(() => names(page)).toEqual(["red", "sea"]);
  await expect(code(page)).toContainText("--sea: #0000ff;");
});
