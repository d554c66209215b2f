// Everything that is read works without JavaScript: browsing, a page of the library, a shared palette.
import { expect, test } from "./fixture.ts";
import { PUBLIC_PAGES } from "./pages.ts";

test.use({ javaScriptEnabled: false });

test("[LIB-2] the list goes on by a real link, filters by a real form, and an item opens @phone", async ({
  page,
}) => {
  await page.goto("/palettes");
  const plates = page.getByRole("list", { name: "Palettes", exact: true }).locator(":scope > li");
  const firstTitle = await plates.first().getByRole("link").last().textContent();
  await page.getByRole("link", { name: "More palettes" }).click();
  await expect(page).toHaveURL(/cursor=/);
  await expect(plates.first().getByRole("link").last()).not.toHaveText(firstTitle ?? "");

  await page.goto("/palettes");
  await page.getByRole("textbox", { name: /Search by title/ }).fill("blue");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=blue/);

  await plates.first().getByRole("link").last().click();
  await expect(page).toHaveURL(/\/palettes\/[\w-]+$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/#[0-9a-f]{6}/i).first()).toBeVisible();
});

test("[LIB-2] filters apply without scripts @phone", async ({ page }) => {
  await page.goto("/palettes");
  const near = page.getByRole("textbox", { name: /Near any color/ });
  if (await near.isHidden())
    await page.getByRole("search").getByText("Filter", { exact: false }).first().click();
  await near.fill("rebeccapurple");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/near=rebeccapurple/);
  await expect(
    page.getByRole("list", { name: "Palettes", exact: true }).getByRole("listitem").first(),
  ).toBeVisible();
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
    .getByRole("link", { name: /Palette Generator/ })
    .filter({ visible: true });
  await expect(link.first(), isPhone ? "in the menu of a phone" : "in the menu of tools").toBeVisible();
  await link.first().click();
  await expect(page).toHaveURL(/\/palette-generator/);
});

for (const path of PUBLIC_PAGES) {
  test(`[SHL-2] ${path} says what it is about without scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("main")).toBeVisible();
    expect(((await page.getByRole("main").textContent()) ?? "").length).toBeGreaterThan(100);
  });
}
