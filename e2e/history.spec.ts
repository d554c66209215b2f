// What a tool's document was and is again: undo, the address, Back and Forward, over reloads and other pages.
import type { Page } from "@playwright/test";
import { expect, hydrated, open, test } from "./fixture.ts";

const TOOL = "/palette-generator";
const SHARED = `${TOOL}?c=111111-777777-eeeeee`;
const SHARED_COLORS = ["#111111", "#777777", "#eeeeee"];
const STEPS = 5;

const columns = (page: Page) =>
  page.getByRole("list", { name: "Colors", exact: true }).locator(":scope > li");
const colors = async (page: Page): Promise<string[]> => {
  const names = await columns(page)
    .getByRole("button", { name: /^Copy #/ })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute("aria-label") ?? ""));
  return names.map((name) => /#[0-9A-Fa-f]{6}/.exec(name)?.[0].toLowerCase() ?? name);
};
const undoButton = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });
const redoButton = (page: Page) => page.getByRole("button", { name: "Redo", exact: true });
/** The colors that the address names. */
const addressed = (page: Page): string[] =>
  (new URL(page.url()).searchParams.get("c") ?? "")
    .split("-")
    .filter((part) => part !== "")
    .map((part) => `#${part}`);

/** Presses Space so often, and gives the colors after each press. */
async function generate(page: Page, times: number): Promise<string[][]> {
  const made: string[][] = [];
  for (let press = 0; press < times; press += 1) {
    const before = await colors(page);
    await page.locator("body").press("Space");
    await expect.poll(() => colors(page)).not.toEqual(before);
    made.push(await colors(page));
  }
  return made;
}

interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
}

/** Keys as a hand holds them down: so many, so far apart, whatever the page is busy with. */
function pressQuickly(page: Page, init: Key, times: number, gapMs: number): Promise<void> {
  return page.evaluate(
    ({ keys, count, gap }) =>
      new Promise<void>((done) => {
        let left = count;
        const timer = setInterval(() => {
          document.body.dispatchEvent(
            new KeyboardEvent("keydown", { ...keys, bubbles: true, cancelable: true }),
          );
          left -= 1;
          if (left > 0) return;
          clearInterval(timer);
          done();
        }, gap);
      }),
    { keys: init, count: times, gap: gapMs },
  );
}

const UNDO = { key: "z", code: "KeyZ", ctrlKey: true };
const REDO = { ...UNDO, shiftKey: true };

test("[TLS-3] undo never leaves the tool, however fast and however slow the page", async ({ page }) => {
  await open(page, "/help");
  await open(page, SHARED);
  const made = await generate(page, STEPS);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await pressQuickly(page, UNDO, 10, 10);
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await expect(page).toHaveURL(SHARED);
  await expect(undoButton(page)).toBeDisabled();
  // All of it can be brought back, as fast.
  await pressQuickly(page, REDO, 10, 10);
  await expect.poll(() => colors(page)).toEqual(made.at(-1));
  await expect.poll(() => addressed(page)).toEqual(made.at(-1));
  await expect(redoButton(page)).toBeDisabled();
});

test("[TLS-2] after a reload, Back to the bare address shows what stood there", async ({ page }) => {
  await open(page, TOOL);
  const first = await colors(page);
  const [second] = await generate(page, 1);
  await page.reload();
  await hydrated(page);
  expect(await colors(page)).toEqual(second);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(first);
  await page.goForward();
  await expect.poll(() => colors(page)).toEqual(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(first);
  // Reloaded there, too: work on the device is brought back to who arrives, not to who stays.
  await page.reload();
  await hydrated(page);
  expect(await colors(page)).toEqual(first);
});

test("[TLS-3] another view is no step of undo, and stays in the link", async ({ page }) => {
  await open(page, "/help");
  await open(page, SHARED);
  await page.getByText("Contrast", { exact: true }).first().click();
  await expect(page).toHaveURL(/view=contrast/);
  await expect(undoButton(page)).toBeDisabled();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});
