import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { expect, open, test } from "./fixture.ts";

const SHARED = "/color-converter?c=0e2a47";

const formats = (page: Page) => page.getByRole("list", { name: "Formats" });
const format = (page: Page, label: string) =>
  formats(page).getByRole("button", { name: new RegExp(`^Copy ${label} `) });
const value = async (page: Page, label: string): Promise<string> =>
  (await format(page, label).getAttribute("title")) ?? "";
const colorField = (page: Page) => page.getByRole("textbox", { name: "Any CSS color" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const section = (page: Page, name: string) => page.getByRole("radio", { name, exact: true }).locator("..");

test.describe("the converter", () => {
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
    expect(await clipboard(page)).toBe("oklch(44% 0.16 303.4)");
    await expect(page).toHaveURL(/c=663399/);
  });

  test("[CNV] by keyboard alone: type, copy, pick in the plane, undo", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, SHARED);
    await page.keyboard.press("2");
    await expect(page.getByRole("status").filter({ hasText: "HEX, alpha copied" })).toBeVisible();
    expect(await clipboard(page)).toBe("#0e2a47ff");

    await colorField(page).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("hsl(210 50% 40%)");
    await page.keyboard.press("Enter");
    await expect(format(page, "HEX")).toContainText("#336699");

    await page.getByRole("slider", { name: "Lightness and chroma" }).focus();
    await page.keyboard.press("Shift+ArrowUp");
    await expect.poll(() => value(page, "HEX")).not.toBe("#336699");
    await expect(page, "the step is made").not.toHaveURL(/hsl/);
    await page.keyboard.press("Control+z");
    await expect.poll(() => value(page, "HEX")).toBe("#336699");
    expect(await value(page, "HSL"), "as it was written").toBe("hsl(210 50% 40%)");
    await page.keyboard.press("Control+z");
    await expect.poll(() => value(page, "HEX")).toBe("#0e2a47");

    await format(page, "RGB").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => clipboard(page)).toBe("rgb(14 42 71)");
  });

  test("[COL-1] CSS Color 5 is taken, and a wrong color says what is wrong and changes nothing", async ({
    page,
  }) => {
    await open(page, SHARED);
    await colorField(page).fill("color-mix(in srgb, red, blue)");
    await colorField(page).press("Enter");
    await expect(format(page, "HEX")).toContainText("#800080");
    await colorField(page).fill("rgb(0 0 0");
    await colorField(page).press("Enter");
    await expect(colorField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText("The closing bracket is missing", { exact: false })).toBeVisible();
    await expect(format(page, "HEX")).toContainText("#800080");
  });

  test("[COL-2] every format is there, with its decimals, capitals and commas", async ({ page }) => {
    await open(page, SHARED);
    await expect(formats(page).getByRole("listitem")).toHaveCount(23);
    await expect(format(page, "CMYK")).toContainText("no profile");
    await page.getByRole("combobox", { name: "Decimals" }).selectOption("3");
    await page.getByRole("checkbox", { name: "Capitals" }).check();
    await page.getByRole("checkbox", { name: "Commas" }).check();
    await expect.poll(() => value(page, "HEX")).toBe("#0E2A47");
    expect(await value(page, "HSL")).toBe("hsl(210.526, 67.059%, 16.667%)");
    await page.reload();
    await expect.poll(() => value(page, "HSL")).toBe("hsl(210.526, 67.059%, 16.667%)");
  });

  test("[COL-3] a color outside sRGB is kept, marked, and mapped where it must be", async ({ page }) => {
    await open(page, "/color-converter?c=color(display-p3_0_1_0)");
    expect(await value(page, "Display P3")).toBe("color(display-p3 0 1 0)");
    await expect(format(page, "HEX")).toContainText("mapped");
    await expect(format(page, "OKLCH")).toContainText("P3");
    await expect(page.getByText("Outside sRGB, inside P3.", { exact: false })).toBeVisible();
  });

  test("[CNV] the wheel is turned by pointer and by keys, a drag is one step", async ({ page }) => {
    await open(page, "/color-converter?c=2a9d8f");
    await page.getByText("Wheel", { exact: true }).click();
    const wheel = page.getByRole("slider", { name: "Hue and chroma" });
    const box = await wheel.boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y, { steps: 6 });
    await page.mouse.up();
    await expect
      .poll(() => value(page, "OKLCH"))
      .toMatch(/^oklch\(63(?:\.\d+)?% 0\.\d+ (?:359|0|1)(?:\.\d+)?\)$/);
    const turned = await value(page, "OKLCH");
    const address = page.url();
    await wheel.press("Shift+ArrowLeft");
    await expect.poll(() => value(page, "OKLCH")).not.toBe(turned);
    await expect(page, "the step is made").not.toHaveURL(address);
    await page.keyboard.press("Control+z");
    await expect.poll(() => value(page, "OKLCH")).toBe(turned);
    await page.keyboard.press("Control+z");
    await expect.poll(() => value(page, "HEX")).toBe("#2a9d8f");
  });

  test("[CNV] sliders of any space, and a harmony or a tint that is taken @phone", async ({
    page,
    isMobile,
  }) => {
    await open(page, "/color-converter?c=336699");
    if (isMobile) await section(page, "Color").click();
    await page.getByRole("combobox", { name: "Space of the sliders" }).selectOption("hsl");
    await page.getByRole("spinbutton", { name: "Saturation, number" }).fill("60");
    await page.getByRole("spinbutton", { name: "Saturation, number" }).blur();
    await expect(page).toHaveURL(/c=hsl/);
    if (isMobile) await section(page, "Harmony").click();
    const partner = page.getByRole("group", { name: "Complementary" }).getByRole("button").last();
    const taken = /#[0-9a-f]{6}/.exec((await partner.getAttribute("aria-label")) ?? "")?.[0] ?? "none";
    await partner.click();
    if (isMobile) await section(page, "Formats").click();
    await expect.poll(() => value(page, "HEX")).toBe(taken);
    if (isMobile) await section(page, "Tints").click();
    const tint = page.getByRole("group", { name: "Tints" }).getByRole("button").last();
    const light = /#[0-9a-f]{6}/.exec((await tint.getAttribute("aria-label")) ?? "")?.[0] ?? "none";
    await tint.click();
    if (isMobile) await section(page, "Formats").click();
    await expect.poll(() => value(page, "HEX")).toBe(light);
  });

  test("[TLS-6] a list that comes along is kept, and each color comes to hand", async ({ page }) => {
    await open(page, "/color-converter?from=0e2a47-ff0000-00ff00");
    await expect.poll(() => value(page, "HEX")).toBe("#0e2a47");
    await page.getByRole("group", { name: "List" }).getByRole("button", { name: "Take #00ff00" }).click();
    await expect.poll(() => value(page, "HEX")).toBe("#00ff00");
    await expect(page).toHaveURL(/at=3/);
  });

  test("[TLS-10] code and export hold the color", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, SHARED);
    await expect(page.getByRole("complementary").getByLabel("Code").last()).toContainText("#0e2a47");
    await page.getByRole("button", { name: "Export" }).click();
    const panel = page.getByRole("complementary", { name: "Export" });
    await panel.getByRole("button", { name: /^Copy CSS/ }).click();
    await expect.poll(() => clipboard(page)).toContain("#0e2a47");
    expect(await clipboard(page)).toContain("/color-converter?");
  });
});

test.describe("pair pages", () => {
  test("[CNV] both fields can be edited, each writes the other at once @phone", async ({ page }) => {
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

  test("[COL-1] bad input is explained in place and changes nothing", async ({ page }) => {
    await open(page, "/color-converter/hex-to-cmyk?c=336699");
    const [hex, cmyk] = [page.getByLabel("HEX", { exact: true }), page.getByLabel("CMYK", { exact: true })];
    await hex.fill("#12345");
    await expect(page.getByText("A hex color has 3, 4, 6 or 8 digits; this has 5.")).toBeVisible();
    await expect(cmyk).toHaveValue("device-cmyk(67% 33% 0% 40%)");
    await hex.press("Escape");
    await expect(hex).toHaveValue("#336699");
    await cmyk.fill("10 20 30");
    await cmyk.blur();
    await expect(page.getByText("CMYK takes four numbers", { exact: false })).toBeVisible();
    await expect(hex).toHaveValue("#336699");
    await cmyk.fill("0 100 100 0");
    await cmyk.press("Enter");
    await expect(hex).toHaveValue("#ff0000");
  });

  test("[CNV] the arithmetic is that of the color at hand, and goes back", async ({ page }) => {
    await open(page, "/color-converter/rgb-to-hsl?c=0e2a47");
    const worked = page.getByRole("region", { name: "RGB to HSL" });
    await expect(worked).toContainText("14 ÷ 255");
    await expect(worked).toContainText("60° × ((0.0549 − 0.1647) ÷ 0.2235 + 4)");
    await expect(worked.getByText("hsl(210.5 67.1% 16.7%)")).toBeVisible();
    await expect(page.getByRole("region", { name: "And back, HSL to RGB" })).toContainText("rgb(14 42 71)");
    await page.getByLabel("RGB", { exact: true }).fill("255 0 0");
    await expect(worked).toContainText("255 ÷ 255");
  });

  test("[CNV] a list with a bad line, copied and downloaded @phone", async ({ page, context, isMobile }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/color-converter/hex-to-rgb?c=0e2a47");
    if (isMobile) await section(page, "A list").click();
    await page
      .getByRole("textbox", { name: "Colors, HEX or any other" })
      .fill("#0e2a47\nnonsense\n#fff, #000");
    const rows = page.getByRole("group", { name: "Converted to RGB" }).getByRole("listitem");
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(1)).toContainText("Line 2: “nonsense” is not a color name.");
    await expect(page.getByText("3 converted, 1 not a color.")).toBeVisible();
    await page.getByRole("button", { name: "Copy all", exact: true }).click();
    await expect.poll(() => clipboard(page)).toBe("rgb(14 42 71)\nrgb(255 255 255)\nrgb(0 0 0)");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download CSV" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("hex-to-rgb.csv");
    expect(readFileSync(await download.path(), "utf8")).toContain("#0e2a47,rgb(14 42 71),\r\nnonsense,,");
  });

  test("[CNV] a list too long: ten thousand are converted, and it is said", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/color-converter/hex-to-hsl?c=0e2a47");
    const field = page.getByRole("textbox", { name: "Colors, HEX or any other" });
    await page.evaluate(() => navigator.clipboard.writeText("#369\n".repeat(10_020)));
    await field.focus();
    await page.keyboard.press("Control+v");
    // Entering fifty thousand characters takes the browser longest.
    await expect(page.getByText("10,000 converted", { exact: false })).toContainText(
      "20 more were left out",
      {
        timeout: 20_000,
      },
    );
    const rows = page.getByRole("group", { name: "Converted to HSL" });
    expect(await rows.getByRole("listitem").count(), "only those in sight are drawn").toBeLessThan(40);
    // The rows follow the number by some hundred milliseconds.
    await expect(rows.getByRole("listitem").first()).toHaveAttribute("aria-setsize", "10000");
    await rows.evaluate((list) => list.scrollTo(0, list.scrollHeight));
    await expect(rows.getByRole("listitem").last()).toHaveAttribute("aria-posinset", "10000");
  });

  test("[COL-3] a color outside sRGB is mapped, and it is said", async ({ page }) => {
    await open(page, "/color-converter/rgb-to-hwb?c=color(display-p3_0_1_0)");
    await expect(page.getByText("This color lies outside sRGB.", { exact: false })).toBeVisible();
    await expect(page.getByRole("region", { name: "RGB to HWB" })).toContainText("Bring the color into sRGB");
    await expect(page.getByLabel("RGB", { exact: true })).toHaveValue(/^rgb\(/);
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

  test("[CNV] the code that is handed out runs", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/color-converter/hex-to-hwb?c=336699");
    await page.getByRole("button", { name: "Copy the code" }).click();
    await expect.poll(() => clipboard(page)).toContain("function hexToHwb");
    await page.getByText("CSS", { exact: true }).first().click();
    await expect(page.getByRole("region", { name: "Code" })).toContainText("hwb(from var(--color) h w b)");
  });

  test("[TLS-3] typing is one step of undo", async ({ page }) => {
    await open(page, "/color-converter/hex-to-rgb?c=0e2a47");
    const hex = page.getByLabel("HEX", { exact: true });
    await hex.fill("#336699");
    await hex.press("Enter");
    await expect(page.getByLabel("RGB", { exact: true })).toHaveValue("rgb(51 102 153)");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(hex).toHaveValue("#0e2a47");
  });
});

for (const path of [SHARED, "/color-converter/rgb-to-hwb?c=color(display-p3_0_1_0)"]) {
  test(`[QLT-1] ${path} is accessible`, async ({ page }) => {
    await open(page, path);
    await expectAccessible(page);
  });
}
