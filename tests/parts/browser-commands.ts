/** What a test asks of the browser from outside the page, where input and emulation are real. */
import type { CDPSession, Page } from "@playwright/test";
import type { BrowserCommand } from "vitest/node";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export type TouchType = "touchStart" | "touchMove" | "touchEnd";

const moveMouse: BrowserCommand<[to: Point, steps: number]> = async ({ page }, { x, y }, steps) =>
  page.mouse.move(x, y, { steps });

const pressMouse: BrowserCommand = async ({ page }) => page.mouse.down();

const releaseMouse: BrowserCommand = async ({ page }) => page.mouse.up();

/** In Playwright's words: "Shift+ArrowLeft". */
const pressKeys: BrowserCommand<[keys: readonly string[]]> = async ({ page }, keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const emulateColorScheme: BrowserCommand<[colorScheme: "light" | "dark"]> = async ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

/** A screen that is touched has no hover, and its pointer is coarse. */
const emulateTouch: BrowserCommand<[enabled: boolean]> = async ({ page }, enabled) => {
  const session = await sessionOf(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 5 });
};

const touch: BrowserCommand<[type: TouchType, at: Point | undefined]> = async ({ page }, type, at) => {
  const session = await sessionOf(page);
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
};

export const BROWSER_COMMANDS = {
  moveMouse,
  pressMouse,
  releaseMouse,
  pressKeys,
  emulateColorScheme,
  emulateTouch,
  touch,
};

// Emulation lasts as long as the session that asked for it.
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}
