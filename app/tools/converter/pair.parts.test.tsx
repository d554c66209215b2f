// The conversion pages, with two formats side by side.
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "#tests/parts/accessible.ts";
import { downloaded, focus, press } from "#tests/parts/input.ts";
import { copied, query } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const field = (format: string) => page.getByLabelText(format, { exact: true });
const list = () => page.getByRole("textbox", { name: "Colors, HEX or any other" });
const converted = (to: string) => page.getByRole("group", { name: `Converted to ${to}` });

it("[COL-1] bad input is explained in place and changes nothing", async () => {
  await mountTool("/color-converter/hex-to-cmyk?c=336699");
  await field("HEX").fill("#12345");
  await expect.element(page.getByText("A hex color has 3, 4, 6 or 8 digits; this has 5.")).toBeVisible();
  await expect.element(field("CMYK")).toHaveValue("device-cmyk(67% 33% 0% 40%)");
  await press("Escape");
  await expect.element(field("HEX")).toHaveValue("#336699");
  await field("CMYK").fill("10 20 30");
  await press("Tab");
  await expect.element(page.getByText("CMYK takes four numbers")).toBeVisible();
  await expect.element(field("HEX")).toHaveValue("#336699");
  await field("CMYK").fill("0 100 100 0");
  await press("Enter");
  await expect.element(field("HEX")).toHaveValue("#ff0000");
});

it("[CNV] the arithmetic is that of the color at hand, and goes back", async () => {
  await mountTool("/color-converter/rgb-to-hsl?c=0e2a47");
  const worked = page.getByRole("region", { name: "RGB to HSL" });
  await expect.element(worked).toMatchTextContent("14 ÷ 255");
  await expect.element(worked).toMatchTextContent("60° × ((0.0549 − 0.1647) ÷ 0.2235 + 4)");
  await expect.element(worked.getByText("hsl(210.5 67.1% 16.7%)")).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "And back, HSL to RGB" }))
    .toMatchTextContent("rgb(14 42 71)");
  await field("RGB").fill("255 0 0");
  await expect.element(worked).toMatchTextContent("255 ÷ 255");
});

it("[CNV] a list too long: ten thousand are converted, and it is said", async () => {
  await mountTool("/color-converter/hex-to-hsl?c=0e2a47");
  await navigator.clipboard.writeText("#369\n".repeat(10_020));
  await focus(list());
  await press("Control+v");
  await expect.element(page.getByText("10,000 converted")).toMatchTextContent("20 more were left out");
  const rows = converted("HSL").getByRole("listitem");
  expect(rows.elements().length, "only those in sight are drawn").toBeLessThan(40);
  // The rows appear some hundred milliseconds after the count.
  await expect.element(rows.first()).toHaveAttribute("aria-setsize", "10000");
  const box = converted("HSL").element();
  box.scrollTo(0, box.scrollHeight);
  await expect.element(rows.last()).toHaveAttribute("aria-posinset", "10000");
});

it("[COL-3] a color outside sRGB is mapped, and it is said", async () => {
  await mountTool("/color-converter/rgb-to-hwb?c=color(display-p3_0_1_0)");
  await expect.element(page.getByText("This color lies outside sRGB.")).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "RGB to HWB" }))
    .toMatchTextContent("Bring the color into sRGB");
  await expect.element(field("RGB")).toHaveValue(expect.stringMatching(/^rgb\(/));
});

it("[CNV] the code that is handed out is copied, for CSS and JavaScript", async () => {
  await mountTool("/color-converter/hex-to-hwb?c=336699");
  await page.getByRole("button", { name: "Copy the code" }).click();
  await expect.poll(copied).toContain("function hexToHwb");
  await page.getByText("CSS", { exact: true }).first().click();
  await expect
    .element(page.getByRole("region", { name: "Code" }))
    .toMatchTextContent("hwb(from var(--color) h w b)");
});

it("[TLS-3] typing is one step of undo", async () => {
  await mountTool("/color-converter/hex-to-rgb?c=0e2a47");
  await field("HEX").fill("#336699");
  await press("Enter");
  await expect.element(field("RGB")).toHaveValue("rgb(51 102 153)");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(field("HEX")).toHaveValue("#0e2a47");
});

for (const screen of ["desktop", "phone"] as const) {
  it(`[CNV] both fields can be edited, each writes the other at once: ${screen}`, async () => {
    await mountTool("/color-converter/hex-to-hsl?c=0e2a47", { screen });
    await expect.element(field("HSL")).toHaveValue("hsl(210.5 67.1% 16.7%)");
    await field("HEX").fill("#336699");
    await expect.element(field("HSL")).toHaveValue("hsl(210 50% 40%)");
    await field("HSL").fill("0, 100, 50");
    await expect.element(field("HEX")).toHaveValue("#ff0000");
    await press("Enter");
    await expect.element(field("HSL")).toHaveValue("hsl(0 100% 50%)");
    await expect.poll(() => query().get("c")).toMatch(/^hsl/);
    await expect.element(page.getByRole("heading", { level: 1 })).toMatchTextContent("HEX to HSL");
  });

  it(`[CNV] a list with a bad line, copied and downloaded: ${screen}`, async () => {
    await mountTool("/color-converter/hex-to-rgb?c=0e2a47", { screen });
    if (screen === "phone")
      await page.getByRole("radio", { name: "A list", exact: true }).click({ force: true });
    await list().fill("#0e2a47\nnonsense\n#fff, #000");
    const rows = converted("RGB").getByRole("listitem");
    await expect.element(rows).toHaveLength(4);
    await expect.element(rows.nth(1)).toMatchTextContent("Line 2: “nonsense” is not a color name.");
    await expect.element(page.getByText("3 converted, 1 not a color.")).toBeVisible();
    await page.getByRole("button", { name: "Copy all", exact: true }).click();
    await expect.poll(copied).toBe("rgb(14 42 71)\nrgb(255 255 255)\nrgb(0 0 0)");
    const file = await downloaded(() => page.getByRole("button", { name: "Download CSV" }).click());
    expect(file.name).toBe("hex-to-rgb.csv");
    expect(file.text).toContain("#0e2a47,rgb(14 42 71),\r\nnonsense,,");
  });
}

it("[QLT-1] [CNV] no axe violation on a page of two formats", async () => {
  await mountTool("/color-converter/rgb-to-hwb?c=color(display-p3_0_1_0)");
  await expect.element(page.getByRole("region", { name: "RGB to HWB" })).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: "Colors, RGB or any other" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Copy the code" })).toBeVisible();
  await expectAccessible();
});
