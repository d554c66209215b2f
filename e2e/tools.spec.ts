// What all tools share (TLS) at the server and between pages; the frame itself is in app/workbench/tool-frame.parts.test.tsx.
import { expect, open, test } from "./fixture.ts";
import { firstItem, TOOL_PAGES } from "./pages.ts";

const NONSENSE = "c=zzz&n=-4&seed=%21%21&view=nowhere&m=magic&k=&l=9-1&v=99";

for (const path of TOOL_PAGES) {
  test(`[TLS-2] ${path} says something without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(`${path}?from=0e2a47-e4572e`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("region", { name: "Canvas" })).toBeVisible();
    expect(await page.locator("main h2").count(), "sections below the fold").toBeGreaterThan(1);
    await page.getByText("Open in…", { exact: true }).click();
    await expect(page.locator(".tool-open-in a").first()).toBeVisible();

    // Bad parameters fall back, with a sentence or without, and never to an error.
    const answer = await page.goto(`${path}?${NONSENSE}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  });
}

test("[TLS-6] a palette of the library opens in any tool", async ({ page, request }) => {
  await open(page, await firstItem(request, "/palettes"));
  await page.locator(".tool-open-in summary").click();
  await page.locator(".tool-open-in").getByRole("link", { name: "Random Color" }).click();
  await expect(page).toHaveURL(/\/random-color\?(?!from=)/);
});

test("[SHL] the name of the tool opens the list of tools, and typing leaves those that match", async ({
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
