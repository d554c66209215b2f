import { expect, FIRST_VISIT, open, says, test } from "./fixture.ts";
import { colors, columns, generated } from "./generated.ts";

const SHARED = "/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b";

test.describe("first visit", () => {
  test.use(FIRST_VISIT);

  test("[PAL] from the home page to an exported palette @phone", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, "/");
    await page.getByRole("button", { name: "Reject" }).click();
    const onHome = await page
      .locator(".hero-bands [data-copy]")
      .evaluateAll((bands) => bands.map((band) => band.getAttribute("data-copy") ?? ""));
    expect(onHome.length).toBeGreaterThan(2);
    await page.getByRole("link", { name: "Open the generator" }).click();
    await expect(page).toHaveURL(/\/palette-generator/);
    await expect.poll(() => colors(page), "the palette of the home page").toEqual(onHome);

    const made = await generated(page, () => page.getByRole("button", { name: "Generate" }).click());
    expect(made.every((hex) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);

    await page.getByRole("button", { name: "Export" }).click();
    const copy = page.getByRole("button", { name: /^Copy CSS/ });
    const { said } = await says(copy, "Copied");
    await copy.click();
    await said;
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
  await generated(page, () => page.getByRole("button", { name: "Generate" }).click());
  await expect(page).toHaveURL(/m=triadic/);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(drawn);
});

test("[TLS-4] what was made stands on the home page, and opens again", async ({ page }) => {
  await open(page, SHARED);
  const made = await generated(page, () => page.getByRole("button", { name: "Generate" }).click());
  await open(page, "/");
  const recent = page.getByRole("region", { name: "Recent work" });
  await recent.getByRole("link", { name: /^Palette Generator / }).click();
  await expect(page).toHaveURL(/\/palette-generator\?/);
  await expect.poll(() => colors(page)).toEqual(made);
});
