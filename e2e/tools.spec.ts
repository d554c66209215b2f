// What all tools share (TLS). What each does has a file of its own.
import { expect, open, test } from "./fixture.ts";
import { firstItem, TOOL_PAGES } from "./pages.ts";

const NONSENSE = "c=zzz&n=-4&seed=%21%21&view=nowhere&m=magic&k=&l=9-1&v=99";

for (const path of TOOL_PAGES) {
  test(`[TLS-2][TLS-6][TLS-8] ${path}: keys, panels, colors from elsewhere, addresses that make no sense`, async ({
    page,
  }) => {
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

    // Bad parameters fall back, with a sentence or without, and never to an error (TLS-2).
    const answer = await page.goto(`${path}?${NONSENSE}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test(`[TLS-2] ${path} says something without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`${path}?from=0e2a47-e4572e`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Canvas" })).toBeVisible();
    expect(await page.locator("main h2").count(), "sections below the fold").toBeGreaterThan(1);
    await page.getByText("Open in…", { exact: true }).click();
    await expect(page.locator(".tool-open-in a").first()).toBeVisible();
    await context.close();
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
