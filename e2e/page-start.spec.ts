// A reading page before React starts (QLT-2): what people do before the scripts have loaded takes effect afterwards.
// The test holds back the scripts.
import type { Page } from "@playwright/test";
import { expect, hydrated, says, test } from "./fixture.ts";

const SCRIPT = /\.js$/;

/** Holds back every script; the returned function lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(SCRIPT, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** The load event waits for the scripts that are held back, so the test waits for an earlier event. */
const BEFORE_SCRIPTS = { waitUntil: "domcontentloaded" } as const;

test("[TLS-1] a press on a tool before React is there is carried out", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contrast-checker", BEFORE_SCRIPTS);
  await page.getByRole("button", { name: "Swap" }).click();
  release();
  await expect(page).toHaveURL(/contrast-checker\?/);
});

test("[QLT-2] text is set in the two cut fonts, and no other font is loaded", async ({ page }) => {
  const files: string[] = [];
  page.on("response", (answer) => {
    if (answer.url().endsWith(".woff2")) files.push(answer.url().replace(/^.*\/|-[^-]*$/g, ""));
  });
  await page.goto("/contrast-checker", { waitUntil: "networkidle" });
  // The fallbacks are system fonts, which count as loaded if they showed the text before its own font had loaded.
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status, family }) => status === "loaded" && !family.endsWith("Fallback"))
        .map(({ family }) => family)
        .toSorted(),
    );
  await expect.poll(loaded).toEqual(["Tincture Mono", "Tincture Sans"]);
  expect(files.toSorted()).toEqual(["tincture-mono", "tincture-sans"]);
});

test("[QLT-2] [TXT] the font of a text is requested after the first paint, and shown then", async ({
  page,
}) => {
  await page.goto("/text-gradient-generator", { waitUntil: "networkidle" });
  const own = { name: /text-mona-sans/, family: "Text Mona Sans" };
  const shown = () =>
    page.evaluate(({ name, family }) => {
      const file = performance.getEntriesByType("resource").find((each) => name.test(each.name));
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const face = [...document.fonts].find((each) => each.family.replaceAll('"', "") === family);
      return { isLater: (file?.startTime ?? 0) > (paint?.startTime ?? Infinity), status: face?.status };
    }, own);
  await expect.poll(shown).toEqual({ isLater: true, status: "loaded" });
});

test("[QLT-2] a press before React is there is carried out once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/palettes", BEFORE_SCRIPTS);
  await page.getByRole("button", { name: "Search, or paste any color" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[SHL-13] keys before React is there open the command palette", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/help", BEFORE_SCRIPTS);
  await page.keyboard.press("Control+k");
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("[SHL-10] a color is copied at once, and said when React is there", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdScripts(page);
  await page.goto("/palettes", BEFORE_SCRIPTS);
  const band = page.locator(".plate-band").first();
  const text = await band.innerText();
  await band.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  const { said } = await says(band, "Copied");
  release();
  await said;
});

test("[LIB-2] a filter chosen before React is there is shown at once, and applied", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/palettes", BEFORE_SCRIPTS);
  await page.getByText("Newest", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Newest" })).toBeChecked();
  release();
  await expect(page).toHaveURL(/sort=newest/);
  await expect(page.getByRole("radio", { name: "Newest" })).toBeChecked();
});

test("[LIB-2] words typed and sent before React is there find palettes", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/palettes", BEFORE_SCRIPTS);
  const field = page.getByRole("textbox", { name: "Search by words and colors" });
  await field.fill("red");
  await field.press("Enter");
  release();
  await expect(page).toHaveURL(/q=red/);
  await expect(field).toHaveValue("red");
});

test("[SHL-7] the color mode is chosen at once", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/help", BEFORE_SCRIPTS);
  await page.locator("summary[aria-label='Color mode']").click();
  await page.locator(".mode-menu").getByText("Dark", { exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  release();
  await hydrated(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator(".mode-menu").getByRole("radio", { name: "Dark" })).toBeChecked();
});

test("[SHL-4] a link leads on before React is there", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/palettes", BEFORE_SCRIPTS);
  await page.locator(".item-title").first().click();
  await expect(page).toHaveURL(/\/palettes\/\w+/);
});

test("[LIB-2] the list goes on when its end comes near", async ({ page }) => {
  await page.goto("/palettes");
  const items = page.getByRole("list", { name: "Palettes", exact: true }).getByRole("listitem");
  const before = await items.count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => items.count()).toBeGreaterThan(before);
});
