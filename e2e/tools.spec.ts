// What all tools share (TLS). What each does has a file of its own.
import { TOOL_PAGES } from "#tests/public-pages.ts";
import { firstItem } from "./first-item.ts";
import { expect, open, test } from "./fixture.ts";

for (const path of TOOL_PAGES) {
  test(`[TLS-6][TLS-8] ${path}: keys, panels, colors from elsewhere`, async ({ page }) => {
    // A list of colors from elsewhere becomes a document of the tool's own, without a complaint (TLS-6).
    await open(page, `${path}?from=0e2a47-2f6690-oklch(70%25_0.15_40)`);
    await expect(page).toHaveURL(/\?(?!from=).+/);
    await expect(page.locator(".tool-notice[data-tone=warn]")).toHaveCount(0);
    const carried = page.locator(".tool-open-in a").first();
    await expect(carried).toHaveAttribute("href", /\?from=.+/);

    // The frame by keys alone (TLS-8).
    await page.locator("body").press("?");
    const keys = page.getByRole("complementary", { name: "From the keyboard" });
    await expect(keys.getByRole("row", { name: /Export/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await page.locator("body").press("t");
    await expect(page.getByRole("complementary", { name: "Color tray" })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.locator("body").press("e");
    await expect(page.getByRole("button", { name: /^Copy CSS/ })).toBeVisible();
  });
}

test("[TLS-6] a palette of the library opens in any tool", async ({ page, request }) => {
  await open(page, await firstItem(request, "/palettes"));
  await page.locator(".tool-open-in summary").click();
  await page.locator(".tool-open-in").getByRole("link", { name: "Random Color" }).click();
  await expect(page).toHaveURL(/\/random-color\?(?!from=)/);
});

test("[TLS-1] the name of the tool opens the list of tools, and typing leaves those that match", async ({
  page,
}) => {
  await open(page, "/random-color");
  await page.locator(".tool-switcher summary").click();
  await page.getByRole("searchbox", { name: "Find a tool" }).fill("palette gen");
  await expect(page.locator(".tool-switcher a")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/palette-generator/);
});

test("[SHL-13] a typed color goes to the tools", async ({ page }) => {
  await open(page, "/");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").or(page.getByRole("searchbox")).first().fill("#e4572e");
  await page.getByText("Make a palette with this color").click();
  await expect(page).toHaveURL(/\/palette-generator\?c=/);
});
