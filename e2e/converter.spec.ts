import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, hydrated, open, PHONE, test } from "./fixture.ts";

const SHARED = "/color-converter?c=0e2a47";

const formats = (page: Page) => page.getByRole("list", { name: "Formats" });
const format = (page: Page, label: string) =>
  formats(page).getByRole("button", { name: new RegExp(`^Copy ${label} `) });
const value = async (page: Page, label: string): Promise<string> =>
  (await format(page, label).getAttribute("title")) ?? "";
const colorField = (page: Page) => page.getByRole("textbox", { name: "Any CSS color" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const section = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).locator("..");

test("[CNV] a typed color is copied as OKLCH @phone", async ({ page, context, isMobile }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, SHARED);
  if (isMobile) await section(page, "Color").click();
  await colorField(page).fill("rebeccapurple");
  await colorField(page).press("Enter");
  if (isMobile) await section(page, "Formats").click();
  await expect(format(page, "HEX")).toContainText("#663399");
  await format(page, "OKLCH").click();
  await expect(format(page, "OKLCH")).toContainText("Copied");
  await expect.poll(() => clipboard(page)).toBe("oklch(44% 0.16 303.4)");
  await expect(page).toHaveURL(/c=663399/);
});

test("[COL-2] every format is there, with its decimals, capitals and commas", async ({ page }) => {
  await open(page, SHARED);
  await expect(formats(page).getByRole("listitem")).toHaveCount(23);
  await expect(format(page, "CMYK")).toContainText("no profile");
  await page.getByRole("combobox", { name: "Decimals" }).selectOption("3");
  await page.getByRole("checkbox", { name: "Capitals" }).check();
  await page.getByRole("checkbox", { name: "Commas" }).check();
  await expect.poll(() => value(page, "HEX")).toBe("#0E2A47");
  await expect.poll(() => value(page, "HSL")).toBe("hsl(210.526, 67.059%, 16.667%)");
  await page.reload();
  await hydrated(page);
  await expect.poll(() => value(page, "HSL")).toBe("hsl(210.526, 67.059%, 16.667%)");
});

test("[CNV] both fields can be edited, each writes the other at once", async ({ page }) => {
  await open(page, "/color-converter/hex-to-hsl?c=0e2a47");
  const [hex, hsl] = [page.getByLabel("HEX", { exact: true }), page.getByLabel("HSL", { exact: true })];
  await expect(hsl).toHaveValue("hsl(210.5 67.1% 16.7%)");
  await hex.fill("#336699");
  await expect(hsl).toHaveValue("hsl(210 50% 40%)");
  await hsl.fill("0, 100, 50");
  await expect(hex).toHaveValue("#ff0000");
  await hsl.press("Enter");
  await expect(hsl).toHaveValue("hsl(0 100% 50%)");
  await expect(page).toHaveURL(/c=hsl/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("HEX to HSL");
  await expect(page).toHaveTitle(/^HEX to HSL/);
});

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

test.describe("at 390 px", () => {
  test.use(PHONE);

  test("[CNV] a list with a bad line, copied and downloaded", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/color-converter/hex-to-rgb?c=0e2a47");
    await section(page, "A list").tap();
    await page
      .getByRole("textbox", { name: "Colors, HEX or any other" })
      .fill("#0e2a47\nnonsense\n#fff, #000");
    const rows = page.getByRole("group", { name: "Converted to RGB" }).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText("Line 2: “nonsense” is not a color name.");
    await expect(page.getByText("3 converted, 1 not a color.")).toBeVisible();
    await page.getByRole("button", { name: "Copy all", exact: true }).tap();
    await expect.poll(() => clipboard(page)).toBe("rgb(14 42 71)\nrgb(255 255 255)\nrgb(0 0 0)");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).tap();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("hex-to-rgb.csv");
    expect(readFileSync(await download.path(), "utf8")).toContain("#0e2a47,rgb(14 42 71),\r\nnonsense,,");
  });
});
