import type { Page } from "@playwright/test";
import { expect, FIRST_VISIT, open, test } from "./fixture.ts";

const columns = (page: Page) =>
  page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const colors = async (page: Page): Promise<string[]> => {
  const names = await columns(page)
    .getByRole("button", { name: /^Copy #/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.map((name) => /#[0-9A-Fa-f]{6}/.exec(name)?.[0].toLowerCase() ?? name);
};
const SHARED = "/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b";
const SHARED_COLORS = ["#0e2a47", "#2f6690", "#81b1cc", "#f4d35e", "#ee964b"];

test.describe("first visit", () => {
  test.use(FIRST_VISIT);

  test("[PAL] from the home page to an exported palette @phone", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/");
    await page.getByRole("button", { name: "Reject" }).click();
    await page.getByRole("link", { name: "Open the generator" }).click();
    await expect(page).toHaveURL(/\/palette-generator/);
    // The palette on Home has at least three colors.
    await expect(columns(page).nth(2)).toBeVisible();

    const first = await colors(page);
    await page.getByRole("button", { name: "Generate" }).click();
    await expect.poll(() => colors(page)).not.toEqual(first);
    const made = await colors(page);
    expect(made.every((hex) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);

    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("button", { name: /^Copy CSS/ }).click();
    await expect(
      page.getByRole("button", { name: "Copied" }).or(page.getByText("Copied")).first(),
    ).toBeVisible();
    const css = (await page.evaluate(() => navigator.clipboard.readText())).toLowerCase();
    for (const hex of made) expect(css).toContain(hex);
    expect(css, "the share link, as a comment").toContain("/palette-generator?");
  });
});

test("[COL-1] [TLS-2] a link with one color, or with a rule and a seed alone, is a palette to go on from", async ({
  page,
}) => {
  await open(page, "/palette-generator?c=e4572e");
  await expect(columns(page)).toHaveCount(5);
  await expect.poll(() => colors(page)).toContain("#e4572e");
  await open(page, "/palette-generator?m=triadic&seed=abc");
  const drawn = await colors(page);
  expect(drawn).toHaveLength(5);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => colors(page)).not.toEqual(drawn);
  await expect(page).toHaveURL(/m=triadic/);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(drawn);
});

test("[TLS-4] what was made stands on the home page, and opens again", async ({ page }) => {
  await open(page, SHARED);
  await page.getByRole("button", { name: "Generate" }).click();
  await expect.poll(() => colors(page)).not.toEqual(SHARED_COLORS);
  const made = await colors(page);
  await open(page, "/");
  const recent = page.getByRole("region", { name: "Recent work" });
  await recent.getByRole("link", { name: /^Palette Generator just now/ }).click();
  await expect(page).toHaveURL(/\/palette-generator\?/);
  await expect.poll(() => colors(page)).toEqual(made);
});
