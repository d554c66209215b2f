import type { Page } from "@playwright/test";
import { expect, open, test } from "./fixture.ts";

const SHARED = "/random-color?seed=k3x9ab&n=23&l=55-82&ch=0.15-0.3";
const cells = (page: Page) => page.getByRole("list", { name: "Colors", exact: true }).getByRole("button");
const colors = async (page: Page): Promise<string[]> =>
  cells(page).evaluateAll((all) =>
    all.map((cell) => /#[0-9A-F]{6}/.exec(cell.getAttribute("aria-label") ?? "")?.[0] ?? ""),
  );
const one = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: /^Copy .*#[0-9A-F]{6} oklch/ });
const shown = async (page: Page): Promise<string> =>
  /#[0-9A-F]{6}/.exec(await one(page).innerText())?.[0] ?? "";

test("[RND] Space draws the next color, and the strip leads back", async ({ page }) => {
  await open(page, "/random-color?seed=k3x9ab");
  const first = await shown(page);
  await page.keyboard.press("Space");
  await expect.poll(() => shown(page)).not.toBe(first);
  const second = await shown(page);
  await page.keyboard.press("Space");
  await expect.poll(() => shown(page)).not.toBe(second);
  await page.getByRole("list", { name: "Drawn before" }).getByRole("button").first().click();
  await expect.poll(() => shown(page)).toBe(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(page)).not.toBe(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(page)).toBe(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => shown(page)).toBe(first);
});

test("[RND] colors drawn faster than the address follows are in the strip too", async ({ page }) => {
  await open(page, "/random-color?seed=k3x9ab");
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 4; drawn++) {
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", code: "Space", bubbles: true }));
      // The page is drawn, and nothing more.
      await new Promise((done) => queueMicrotask(() => done(undefined)));
    }
  });
  await expect(page.getByRole("list", { name: "Drawn before" }).getByRole("button")).toHaveCount(4);
});

test("[RND] a press copies the one color, and so does C @phone", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/random-color?seed=k3x9ab");
  const hex = (await shown(page)).toLowerCase();
  const button = page.getByRole("main").getByRole("button", { name: /^Copy .* oklch/ });
  await button.click();
  await expect(button).toContainText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.keyboard.press("c");
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(hex);
});

test("[RND] the seed gives the same colors again, and a bad one says why", async ({ page }) => {
  await open(page, SHARED);
  const before = await colors(page);
  expect(new Set(before).size).toBe(23);
  const seed = page.getByRole("textbox", { name: "Seed" });
  await seed.fill("Not a seed");
  await seed.press("Enter");
  await expect(page.getByText("stands at 1")).toBeVisible();
  expect(await colors(page)).toEqual(before);
  await seed.fill("other1");
  await seed.press("Enter");
  await expect.poll(() => colors(page)).not.toEqual(before);
  await seed.fill("k3x9ab");
  await seed.press("Enter");
  await expect.poll(() => colors(page)).toEqual(before);
});

test("[RND] limits by preset and by hand; a drag is one step", async ({ page }) => {
  await open(page, "/random-color?seed=k3x9ab&n=12");
  const before = await colors(page);
  const preset = page.getByRole("combobox", { name: "Preset" });
  await preset.selectOption({ label: "Pastel" });
  await expect.poll(() => colors(page)).not.toEqual(before);
  await expect(page).toHaveURL(/l=84-95/);
  const pastel = await colors(page);
  const to = page.getByRole("slider", { name: "Lightness to" });
  const box = await to.boundingBox();
  const at = (share: number) => (box?.x ?? 0) + 8 + ((box?.width ?? 0) - 16) * share;
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  await page.mouse.move(at(0.95), y);
  await page.mouse.down();
  await page.mouse.move(at(0.97), y, { steps: 3 });
  await page.mouse.move(at(0.9), y, { steps: 3 });
  await page.mouse.up();
  await expect(preset).toHaveValue("custom");
  await expect.poll(() => colors(page)).not.toEqual(pastel);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(pastel);
});

test("[RND] by keyboard alone: hue over 0, keep, next, copy", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/random-color?seed=k3x9ab&n=9");
  const from = page.getByRole("slider", { name: "Hue from" });
  await from.focus();
  await page.keyboard.press("End");
  await expect(page).toHaveURL(/h=360-360/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL(/h=359-360/);
  const to = page.getByRole("slider", { name: "Hue to" });
  await to.focus();
  await page.keyboard.press("Home");
  await expect(page).toHaveURL(/h=359-0/);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page).toHaveURL(/h=359-10/);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page).toHaveURL(/h=359-20/);
  const reds = await colors(page);
  await cells(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("l");
  await expect(cells(page).nth(1)).toHaveAccessibleName(/kept/);
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reds[1]?.toLowerCase());
  await page.getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await colors(page))[0]).not.toBe(reds[0]);
  expect((await colors(page))[1]).toBe(reds[1]);
});

test("[RND] a hundred colors fill the canvas without a gap @phone", async ({ page }) => {
  for (const count of [7, 97]) {
    await open(page, `/random-color?seed=k3x9ab&n=${count}`);
    await expect(cells(page)).toHaveCount(count);
    const { share, overflow } = await page
      .getByRole("list", { name: "Colors", exact: true })
      .evaluate((list) => {
        const all = list.getBoundingClientRect();
        const covered = [...list.children].reduce((sum, cell) => {
          const { width, height } = cell.getBoundingClientRect();
          return sum + width * height;
        }, 0);
        return {
          share: covered / (all.width * all.height),
          overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        };
      });
    expect(share, `${count} colors`).toBeGreaterThan(0.995);
    expect(overflow).toBe(0);
  }
});

test("[TLS-6] colors from elsewhere set the limits they lie in", async ({ page }) => {
  await open(page, "/random-color?from=e4572e-f4a261-e76f51");
  await expect(cells(page)).toHaveCount(3);
  await expect(page.getByRole("combobox", { name: "Preset" })).toHaveValue("custom");
  await expect(page).toHaveURL(/h=\d+-\d+/);
});

test("[TLS-2] bad parameters fall back with a notice, and limits that hold nothing say so", async ({
  page,
}) => {
  await open(page, "/random-color?seed=k3x9ab&n=500&l=90-10&gamut=rgb");
  await expect(page.getByRole("status").filter({ hasText: "whole number from 1 to 100" })).toBeVisible();
  await expect(one(page)).toBeVisible();
  await open(page, "/random-color?seed=k3x9ab&n=5&l=90-92&ch=0.38-0.4");
  await expect(page.getByRole("status").filter({ hasText: "less chroma than asked" })).toBeVisible();
});

test("[TLS-11] a color is put in the tray", async ({ page }) => {
  await open(page, SHARED);
  const [first = ""] = await colors(page);
  await page.keyboard.press("k");
  await page.keyboard.press("t");
  await expect(page.getByRole("button", { name: `Take ${first.toLowerCase()}` })).toBeVisible();
});
