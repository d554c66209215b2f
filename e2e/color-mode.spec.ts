import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

/** The page background of both modes, as a browser computes it on <html> or <body>. */
const isDarkPaper = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement("canvas").getContext("2d");
    const paint = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => color !== "rgba(0, 0, 0, 0)");
    if (!canvas || !paint) throw new Error("The page has no paper.");
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128;
  });

test("[SHL-7] the system is followed, and followed live", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about/terms");
  await expect.poll(() => isDarkPaper(page)).toBe(false);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => isDarkPaper(page)).toBe(true);
});

for (const [system, chosen] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test(`[SHL-7] ${chosen}, chosen on a ${system} system, is kept and never flashes`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((mode) => localStorage.setItem("color-mode", mode), chosen);
    // Records the mode of every frame from the first, to detect a flash of the wrong mode.
    await page.addInitScript(() => {
      const frames = new Set<string>();
      Object.assign(window, { framesSeen: frames });
      const look = () => {
        if (document.body) frames.add(getComputedStyle(document.body).backgroundColor);
        if (document.readyState !== "complete" || frames.size === 0) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page, "/palettes");
    await expect.poll(() => isDarkPaper(page)).toBe(chosen === "dark");
    const frames = await page.evaluate(() => Array.from<unknown>(Reflect.get(window, "framesSeen")));
    expect(frames).toHaveLength(1);
  });
}

test("[SHL-7] without scripts the system's mode holds", async ({ browser, problems, baseURL }) => {
  const context = await browser.newContext({
    baseURL: `${baseURL}`,
    javaScriptEnabled: false,
    colorScheme: "dark",
  });
  problems.watch(context);
  const page = await context.newPage();
  await page.goto("/about/terms");
  await expect(page.locator("body")).toHaveCSS("color-scheme", /dark|light dark/);
  await context.close();
});

test("[SHL-7] the choice is made in the bar, and works at once", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, "/about/terms");
  await page.getByRole("banner").getByLabel("Color mode", { exact: true }).first().click();
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(() => isDarkPaper(page)).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("color-mode"))).toBe("dark");
  await page.getByRole("radio", { name: "As the system" }).check();
  await expect.poll(() => isDarkPaper(page)).toBe(false);
});
