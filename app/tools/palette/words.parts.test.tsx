import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { press } from "#tests/parts/input.ts";
import { colorItems } from "#tests/parts/locators.ts";
import { mountTool } from "#tests/parts/mount-tool.tsx";

const panel = () => page.getByRole("complementary");
const field = () => panel().getByRole("textbox", { name: "A place, a season, a feeling" });
const search = () => new URLSearchParams(window.location.search);

it("[TST-4] words become a palette whose colors keep the names they are of, and can be undone", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690-81b1cc-f4ebd9-e4572e");
  await page.getByRole("button", { name: "From words" }).click();
  await field().fill("midnight after rain");
  await press("Enter");
  await expect.poll(() => search().get("title")).toBe("Midnight after rain");
  expect(search().get("names")).toMatch(/Midnight/);
  expect(search().get("names")).toMatch(/Rain/);
  await expect.element(colorItems().nth(4)).toBeVisible();
  await expect.poll(() => panel().getByText("for “midnight”").elements().length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Undo" }).first().click();
  await expect.poll(() => search().get("c")).toBe("0e2a47-2f6690-81b1cc-f4ebd9-e4572e");
});

it("[TST-4] words without evidence are said at the field, and change nothing", async () => {
  await mountTool("/palette-generator?c=0e2a47-2f6690-81b1cc");
  await page.getByRole("button", { name: "From words" }).click();
  await field().fill("xyzzy");
  await press("Enter");
  await expect
    .element(panel().getByText("No color name and no title has “xyzzy”, so no palette was made."))
    .toBeVisible();
  expect(search().get("c")).toBe("0e2a47-2f6690-81b1cc");
});
