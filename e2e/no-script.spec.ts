// Visibility without JavaScript: menus open, filters unfold, tools are painted. tests/requests/ tests the content of
// the HTML.
import { sampleOf } from "#tests/exhaustive.ts";
import { TOOL_PAGES } from "#tests/public-pages.ts";
import { expect, PHONE, test } from "./fixture.ts";

const DESKTOP_SIZE = { width: 1440, height: 900 };

test.use({ javaScriptEnabled: false });

test("[LIB-2] filters apply without scripts @phone", async ({ page }) => {
  await page.goto("/palettes");
  const choice = page.getByText("Has a readable pair (AA)");
  if (await choice.isHidden())
    await page.getByRole("search").getByText("Filter", { exact: false }).first().click();
  await choice.click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/aa=1/);
  await expect(
    page.getByRole("list", { name: "Palettes", exact: true }).getByRole("listitem").first(),
  ).toBeVisible();
});

test("[TXT] a text is set in its own font without scripts", async ({ page }) => {
  const font = page.waitForResponse((answer) => /\/text-mona-sans[^/]*\.woff2$/.test(answer.url()));
  await page.goto("/text-gradient-generator");
  expect((await font).status()).toBe(200);
});

test("[SHL-1] the menus of the bar open without scripts @phone", async ({ page }) => {
  await page.goto("/");
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await page
    .getByRole("banner")
    .getByText("Tools", { exact: false })
    .or(page.getByLabel("Menu"))
    .filter({ visible: true })
    .first()
    .click();
  const link = page
    .getByRole("banner")
    .getByRole("link", { name: /^Palette Generator/ })
    .filter({ visible: true });
  await expect(link.first(), isPhone ? "in the menu of a phone" : "in the menu of tools").toBeVisible();
  await link.first().click();
  await expect(page).toHaveURL(/\/palette-generator/);
});

/** The element in which each tool shows its design. */
const SHARED = [
  ["/palette-generator?c=0e2a47-2f6690-81b1cc-f4d35e-ee964b", 5],
  ["/color-scheme-generator?b=e4572e&r=split-complementary", 3],
  ["/random-color?seed=k3x9ab&n=23&l=55-82&ch=0.15-0.3", 23],
] as const;

test("[TLS-2] a shared link is painted without scripts", async ({ page }) => {
  for (const [path, count] of SHARED) {
    await page.goto(path);
    const list = page.getByRole("list", { name: "Colors", exact: true });
    await expect(list.getByRole("listitem").first()).toBeVisible();
    const painted = await list
      .locator("[style*='--c:']")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    expect(new Set(painted).size, path).toBe(count);
  }
  await page.goto("/color-mixer?c=1b3fa0-ffd60a-e4002b&p=3-2-1&view=mix");
  const parts = await page
    .getByRole("list", { name: "Colors", exact: true })
    .locator(":scope > li")
    .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
  expect((parts[0] ?? 0) / (parts[2] ?? 1), "as wide as their shares").toBeGreaterThan(2.8);
  const mixture = page.getByRole("region", { name: "Mixture" });
  await expect
    .poll(() => mixture.evaluate((part) => getComputedStyle(part).backgroundImage))
    .toContain("rgb");
});

test("[TLS-2] [U26] the frame of a tool is in view without scripts, and nothing in it is dead", async ({
  page,
}) => {
  for (const path of sampleOf(TOOL_PAGES, 3, 1)) {
    await page.setViewportSize(DESKTOP_SIZE);
    await page.goto(`${path}?from=0e2a47-e4572e`);
    for (const [size, openIn] of [
      [DESKTOP_SIZE, ".tool-open-in"],
      // "Open in…" is under "More" on a phone.
      [PHONE.viewport, ".tool-more"],
    ] as const) {
      const where = `${path}, ${size.width} px`;
      await page.setViewportSize(size);
      await expect(page.getByRole("heading", { level: 1 }), where).toBeVisible();
      await expect(page.getByRole("region", { name: "Canvas" }), where).toBeVisible();
      const menu = page.locator(openIn);
      await menu.locator("summary").click();
      await expect(menu.getByRole("link").first(), where).toBeVisible();
      // A control that needs scripts must not react to the pointer.
      const dead = await page
        .locator("button:visible, input:visible, select:visible, [role=slider]:visible")
        .evaluateAll((controls) =>
          controls
            .filter((control) => getComputedStyle(control).pointerEvents !== "none")
            .map((control) => control.outerHTML.slice(0, 120)),
        );
      expect(dead, where).toEqual([]);
    }
  }
});
