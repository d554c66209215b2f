import type { Page } from "@playwright/test";
import { pngFile } from "#tests/picture-files.ts";
import { expect, hydrated, open, PHONE, test } from "./fixture.ts";

const PAIR = "/contrast-checker?fg=f48067&bg=112f2c";
const hero = (page: Page) => page.locator(".contrast-ratio");
const inspector = (page: Page) => page.getByRole("complementary", { name: "Inspector" });
const field = (page: Page, name: "Text color" | "Background color") =>
  inspector(page).getByRole("textbox", { name, exact: true });
const textOf = (page: Page) => field(page, "Text color");
const groundOf = (page: Page) => field(page, "Background color");
const query = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

/** The upper half is black, the lower half white. */
const HALVES = Buffer.from(await pngFile(60, 40, (_x, y) => (y < 20 ? [0, 0, 0] : [255, 255, 255])));

test("[CON] a pair is typed in, measured and taken as code @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/contrast-checker");
  await expect(hero(page)).toHaveText("5.54 to 1, AA Lc −47.9");
  await textOf(page).fill("rgb(119 119 119)");
  await textOf(page).press("Enter");
  await groundOf(page).fill("white");
  await groundOf(page).press("Enter");
  // The ratio is 4.478, truncated rather than rounded, and fails AA.
  await expect(hero(page)).toContainText("4.47 to 1, AA for large text");
  await expect(page.getByRole("row", { name: /^Normal text/ })).toContainText("Fails: AA");
  await expect(page.getByRole("row", { name: /^Large text/ })).toContainText("Passes: AA");
  const copy = inspector(page).getByRole("button", { name: "Copy", exact: true });
  await copy.scrollIntoViewIfNeeded();
  await copy.click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain("--text: #777777;");
  await expect.poll(() => clipboard()).toContain("4.47 to 1");
});

test("[CON] own words are written into the sample, and stand in the link", async ({ page }) => {
  await open(page, PAIR);
  const headline = page.getByRole("textbox", { name: "Headline sample, can be changed" });
  await headline.fill("High water at dawn");
  await headline.press("Enter");
  await expect.poll(() => query(page, "say")).toBe("High water at dawn");
  await page.reload();
  await hydrated(page);
  await expect(headline).toHaveText("High water at dawn");
  await headline.fill("Not this");
  await headline.press("Escape");
  await expect(headline).toHaveText("High water at dawn");
});

test("[CON] text over a picture of one's own, which stays on the device", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && sent.push(request.url()));
  await open(page, "/contrast-checker?fg=ffffff&bg=000000&view=over&on=image&at=50_0");
  await expect(page.getByText("No picture yet")).toBeVisible();
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "halves.png", mimeType: "image/png", buffer: HALVES });
  await expect(page.getByRole("img", { name: "Picture halves.png" })).toBeVisible();
  const worst = inspector(page).locator(".contrast-facts dd").first();
  await expect(worst).toHaveText("21.00");
  const text = page.getByRole("group", { name: /Arrow keys move it/ });
  await text.focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press("Shift+ArrowDown");
  await expect(worst).toHaveText("1.00");
  await inspector(page).getByRole("button", { name: "Use other text" }).click();
  await expect.poll(async () => Number(await worst.textContent())).toBeGreaterThanOrEqual(4.5);
  expect(sent).toEqual([]);
});

test.describe("at 390 px", () => {
  test.use(PHONE);

  test("[CON] by touch: swap, palette and the nearest pair", async ({ page }) => {
    await open(page, PAIR);
    await page.getByRole("button", { name: "Swap" }).tap();
    await expect(textOf(page)).toHaveValue("#112F2C");
    await page.getByText("Palette", { exact: true }).first().tap();
    await page.getByRole("button", { name: /^#F48067 on #000000/ }).tap();
    await expect(groundOf(page)).toHaveValue("#000000");
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  });
});
