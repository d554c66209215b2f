// The history of a tool's document: undo, the address, Back and Forward, across reloads and other pages.
import type { Page } from "@playwright/test";
import { expect, hydrated, open, PHONE, test } from "./fixture.ts";
import { addressed, colors, generated } from "./generated.ts";
import { loadedByItself, watchRequests } from "./loaded-by-itself.ts";

const TOOL = "/palette-generator";
const SHARED = `${TOOL}?c=111111-777777-eeeeee`;
const SHARED_COLORS = ["#111111", "#777777", "#eeeeee"];
const STEPS = 5;

const undoButton = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });
const redoButton = (page: Page) => page.getByRole("button", { name: "Redo", exact: true });
const helpLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Help" });

/** Presses Space this many times, and returns the colors after each press. */
async function generate(page: Page, times: number): Promise<string[][]> {
  const made: string[][] = [];
  for (let press = 0; press < times; press += 1)
    made.push(await generated(page, () => page.locator("body").press("Space")));
  return made;
}

interface Key {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey?: boolean;
  readonly shiftKey?: boolean;
}

/**
 * Key presses like those of a key held down: a number of them at fixed intervals, whether or not the page is busy.
 */
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

/** Makes the page six times slower meanwhile. The next test uses the same page. */
async function slowly(page: Page, act: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  try {
    await act();
  } finally {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await session.detach();
  }
}

/** Looks that find the same before a page counts as being at rest: a jump in the history is answered later. */
const SAME_LOOKS = 4;

/** What the page shows once neither its colors nor its address change any more. */
async function atRest(page: Page): Promise<{ readonly shown: string[]; readonly written: string[] }> {
  const look = async () => ({ shown: await colors(page), written: addressed(page), address: page.url() });
  let seen = await look();
  let same = 0;
  await expect
    .poll(
      async () => {
        const before = seen;
        seen = await look();
        same = JSON.stringify(before) === JSON.stringify(seen) ? same + 1 : 0;
        return same;
      },
      { intervals: [250] },
    )
    .toBeGreaterThanOrEqual(SAME_LOOKS);
  return seen;
}

const UNDO = { key: "z", code: "KeyZ", ctrlKey: true };
const REDO = { ...UNDO, shiftKey: true };
const SPACE = { key: " ", code: "Space" };

test("[TLS-3] undo never leaves the tool, however fast and however slow the page", async ({ page }) => {
  await open(page, "/help");
  await open(page, SHARED);
  const made = await generate(page, STEPS);
  await slowly(page, async () => {
    await pressQuickly(page, UNDO, 10, 10);
    await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
    await expect(page).toHaveURL(SHARED);
    await expect(undoButton(page)).toBeDisabled();
    // Redo works at the same speed.
    await pressQuickly(page, REDO, 10, 10);
    await expect.poll(() => colors(page)).toEqual(made.at(-1));
    await expect.poll(() => addressed(page)).toEqual(made.at(-1));
    await expect(redoButton(page)).toBeDisabled();
  });
});

test("[TLS-2] after a reload, Back to the bare address shows what stood there", async ({ page }) => {
  await open(page, TOOL);
  const first = await colors(page);
  const [second] = await generate(page, 1);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => colors(page)).toEqual(second);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(first);
  await page.goForward();
  await expect.poll(() => colors(page)).toEqual(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(first);
  // The same after a reload: stored work is offered on a new visit, and not on a reload.
  await page.reload();
  await hydrated(page);
  await expect.poll(() => colors(page)).toEqual(first);
});

test("[TLS-3] another view is no step of undo, and stays in the link", async ({ page }) => {
  await open(page, "/help");
  await open(page, SHARED);
  await page.getByRole("radio", { name: "Contrast", exact: true }).check();
  await expect(page).toHaveURL(/view=contrast/);
  await expect(undoButton(page)).toBeDisabled();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("table").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test("[TLS-2] steps, undo and redo in any haste come to rest with the address at what is shown", async ({
  page,
}) => {
  await open(page, SHARED);
  await generate(page, 2);
  await slowly(page, async () => {
    for (const keys of [SPACE, UNDO, SPACE, SPACE, UNDO, UNDO, REDO, SPACE, UNDO])
      await pressQuickly(page, keys, 2, 10);
  });
  // The browser may take longer over a jump in the history than the page rests.
  await expect(async () => {
    const { shown, written } = await atRest(page);
    expect(written).toEqual(shown);
  }).toPass({ timeout: 60_000 });
  const shown = await colors(page);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => colors(page)).toEqual(shown);
});

test("[TLS-2][TLS-3] after a reload in the middle, undo, redo, Back and Forward go on", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/help");
  await open(page, SHARED);
  const made = await generate(page, 3);
  await page.keyboard.press("Control+z");
  await expect.poll(() => addressed(page)).toEqual(made[1]);
  await page.reload();
  await hydrated(page);
  await expect.poll(() => colors(page)).toEqual(made[1]);
  await redoButton(page).click();
  await expect.poll(() => addressed(page)).toEqual(made[2]);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(made[1]);
  await pressQuickly(page, UNDO, 10, 10);
  await expect(page).toHaveURL(SHARED);
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  // Fewer history entries remain than when the page was loaded; a link must still work (SHL-3).
  await helpLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Help/);
  await expect(page.locator("html")).not.toHaveAttribute("data-direction", "back");
  await page.goBack();
  await expect(page.locator("html")).toHaveAttribute("data-direction", "back");
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test("[TLS-2][TLS-3] Back from another page finds the document with its steps; undo there is no change of pages", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, SHARED);
  const made = await generate(page, 2);
  await helpLink(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Help/);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(made[1]);
  await expect(undoButton(page)).toBeEnabled();
  // The link started a view transition, and the router would repeat it for each step back on this page.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset["pageChanged"] = "";
      return start(update);
    };
    window.scrollTo(0, 500);
  });
  await page.keyboard.press("Control+z");
  await expect.poll(() => addressed(page)).toEqual(made[0]);
  await page.goForward();
  await expect.poll(() => colors(page)).toEqual(made[1]);
  await expect.poll(() => page.evaluate(() => window.scrollY), "the page did not jump").toBe(500);
  await expect(page.locator("html")).not.toHaveAttribute("data-page-changed");
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Help/);
});

test("[TLS-2] a shared link that is opened and left leaves no entry behind", async ({ page }) => {
  await open(page, "/help");
  await open(page, SHARED);
  await generate(page, 1);
  await page.goBack();
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await page.goBack();
  await expect(page).toHaveURL(/\/help$/);
});

test("[TLS-4] two tabs have a history each; who arrives next finds the work that was done last", async ({
  context,
}) => {
  const [left, right] = [await context.newPage(), await context.newPage()];
  await open(left, SHARED);
  await open(right, `${TOOL}?c=0e2a47-f4d35e`);
  const [inLeft] = await generate(left, 1);
  const [inRight] = await generate(right, 1);
  await left.reload();
  await hydrated(left);
  await expect.poll(() => colors(left)).toEqual(inLeft);
  const next = await context.newPage();
  await open(next, TOOL);
  await expect.poll(() => colors(next)).toEqual(inRight);
  await left.keyboard.press("Control+z");
  await expect.poll(() => colors(left)).toEqual(SHARED_COLORS);
  await expect.poll(() => colors(right)).toEqual(inRight);
  await right.keyboard.press("Control+z");
  await expect.poll(() => colors(right)).toEqual(["#0e2a47", "#f4d35e"]);
});

test("[TLS-3] neither a step nor its undo asks the server for anything", async ({ page }) => {
  const watched = watchRequests(page);
  await open(page, SHARED);
  // Loads the lazy parts that the first steps need: the generator, the color names, and the strip of earlier
  // palettes.
  await generate(page, 2);
  await pressQuickly(page, UNDO, 2, 10);
  await expect.poll(() => colors(page)).toEqual(SHARED_COLORS);
  await loadedByItself(page, watched);
  // Colors are drawn at random, and the first name with an accent requests another part of the font. Faces of fonts that are
  // not installed here cannot be loaded.
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
  const before = watched.asked.length;
  const made = await generate(page, 3);
  await pressQuickly(page, UNDO, 3, 10);
  await expect.poll(() => addressed(page)).toEqual(SHARED_COLORS);
  await page.goForward();
  await expect.poll(() => colors(page)).toEqual(made[0]);
  expect(watched.asked.slice(before)).toEqual([]);
});

test("[TLS-2] Back before the next page is drawn finds the tool, as the address says", async ({ page }) => {
  await open(page, SHARED);
  const [made] = await generate(page, 1);
  const link = page.locator(".tool-below .plates a").first();
  // A link that is pointed at is loaded, so that a press only draws the page.
  await link.click({ trial: true });
  await page.waitForLoadState("networkidle");
  await slowly(page, async () => {
    await link.click();
    await expect(page).toHaveURL(/\/palettes\//);
    await page.goBack();
  });
  await expect(page).toHaveURL(/\/palette-generator\?/);
  await expect(async () => expect((await atRest(page)).shown).toEqual(made)).toPass({ timeout: 60_000 });
  await expect(page).toHaveTitle(/^Palette Generator/);
});

test("[TLS-3] a place within the page does not cost the history", async ({ page }) => {
  await open(page, SHARED);
  const made = await generate(page, 2);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
  await page.keyboard.press("Control+z");
  await expect.poll(() => colors(page)).toEqual(made[0]);
  await expect.poll(() => addressed(page)).toEqual(made[0]);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => colors(page)).toEqual(made[1]);
});

test("[TLS-7] who signs in comes back to the document as it is now", async ({ page }) => {
  await open(page, SHARED);
  const [made = []] = await generate(page, 1);
  await page.locator("body").press("s");
  const login = page.getByRole("dialog").getByRole("link", { name: "Log in" });
  await expect(login).toHaveAttribute("href", new RegExp(made.map((hex) => hex.slice(1)).join("-")));
});

test("[TLS-2] where a browser refuses changes of the address, it follows as soon as it may", async ({
  playwright,
  baseURL,
  problems,
}) => {
  // The test runner disables the browser's limit of 200 history changes in ten seconds, which applies to people.
  const browser = await playwright.chromium.launch({
    ignoreDefaultArgs: ["--disable-ipc-flooding-protection"],
  });
  const context = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: "block" });
  problems.watch(context);
  problems.allowConsole(/Throttling navigation/);
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem("cookies:reject", "true"));
  await open(page, SHARED);
  await generate(page, 1);
  let first: string[] = [];
  // The browser's ten seconds began some time ago and may end before the step; then the next ones have only begun.
  await expect(async () => {
    first = await colors(page);
    await expect.poll(() => addressed(page)).toEqual(first);
    await page.evaluate(useUpChangesAndPress, SPACE);
    const then = await page.locator("html").getAttribute("data-address-then");
    expect(then, "the address of the step before").toContain(first.map((hex) => hex.slice(1)).join("-"));
  }).toPass({ timeout: 60_000 });
  const second = await colors(page);
  expect(second).not.toEqual(first);
  await expect.poll(() => addressed(page), "when it may").toEqual(second);
  await page.keyboard.press("Control+z");
  await expect.poll(() => addressed(page)).toEqual(first);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => addressed(page)).toEqual(second);
  await browser.close();
});

test.describe("on a phone", () => {
  test.use(PHONE);

  test("[QLT-2] Back finds the card below a tool that was pressed where it was", async ({ page }) => {
    await open(page, "/color-converter");
    const card = page.locator(".tool-below .plates a").last();
    // As far down as it goes: the place is only there again when all below it has its height. Then waits until it stands still.
    await card.evaluate((element) => element.scrollIntoView({ block: "start" }));
    await card.click({ trial: true });
    const place = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
    const before = await place();
    await card.click();
    // The address changes before the page.
    await expect(card).toHaveCount(0);
    await expect(page).toHaveURL(/\/palettes\//);
    await page.goBack();
    // Within a line of text: what is not laid out until it is near has a height that is guessed.
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(24);
  });
});

/**
 * Changes the address until the browser refuses, and presses a key in the same task; notes what the address is when the
 * columns show the step. Runs in the page.
 */
function useUpChangesAndPress(key: Key): Promise<void> {
  const { history } = window;
  let change = 0;
  do history.replaceState({ ...history.state, change: (change += 1) }, "");
  while (history.state.change === change);
  const columns = document.querySelector(".palette-columns");
  const textBefore = columns?.textContent;
  document.body.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (columns?.textContent === textBefore) return;
      observer.disconnect();
      document.documentElement.dataset["addressThen"] = window.location.search;
      resolve();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
