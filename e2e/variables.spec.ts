import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, hydrated, open, PHONE, test } from "./fixture.ts";

const SHARED = "/css-generator?c=brand.2f6690.r*accent.e4572e.a10-50*ink.17132b-f1eff7";
const rows = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).getByRole("listitem");
const names = (page: Page) =>
  rows(page)
    .getByRole("textbox", { name: /^Name of color/ })
    .evaluateAll((fields) => fields.map((field) => (field instanceof HTMLInputElement ? field.value : "")));
const code = (page: Page) => page.getByRole("complementary").locator("pre");

test("[CSV] from a name and a color to code that is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, SHARED);
  await expect(code(page)).toContainText("--brand: #2f6690;");
  await expect(code(page)).toContainText("--brand-950");
  await expect(code(page)).toContainText("color-mix(in oklab, var(--accent) 10%, transparent)");
  await expect(code(page)).toContainText("prefers-color-scheme: dark");

  const name = page.getByRole("textbox", { name: "Name of color 1" });
  await name.fill("primary");
  await name.press("Enter");
  await expect(code(page)).toContainText("--primary-500");
  const light = page.getByRole("textbox", { name: "Light value of primary" });
  await light.fill("rebeccapurple");
  await light.press("Enter");
  await expect(code(page)).toContainText("--primary: #663399;");
  await page.getByRole("radio", { name: "SCSS map" }).check();
  await expect(code(page)).toContainText('"primary": #663399,');
  await page.getByRole("button", { name: "Copy SCSS map" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('"ink": #17132b');
  expect(copied).toContain("/css-generator?");
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download SCSS map" }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe("variables.scss");
  expect(readFileSync(await file.path(), "utf8")).toBe(copied);
});

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

test.describe("at 390 px", () => {
  test.use(PHONE);

  test("[CSV] usable by touch: the code is behind its tab", async ({ page }) => {
    await open(page, SHARED);
    await expect(rows(page)).toHaveCount(3);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await page.getByRole("radio", { name: "Code", exact: true }).check({ force: true });
    await page.getByRole("radio", { name: "SCSS variables" }).check({ force: true });
    await expect(code(page)).toContainText("$brand: #2f6690;");
  });
});
