// Ways to open a tool from other pages (TLS). The frame itself is tested in app/workbench/tool-frame.parts.test.tsx.
import { firstItem } from "./first-item.ts";
import { expect, open, test } from "./fixture.ts";

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
  await expect(page.locator(".tool-switcher a")).toHaveText(["Palette Generator", "UI Palette Generator"]);
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
