/** Commands that control the browser from outside the page, so that input, emulation and downloads are real. */
import { readFile } from "node:fs/promises";
import type { CDPSession, Page } from "@playwright/test";
import type { BrowserCommand } from "vitest/node";

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface DownloadedFile {
  readonly name: string;
  readonly text: string;
}
/** The simulated answer of another site. */
export interface SiteAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Base64. */
  readonly body?: string;
}
export type TouchType = "touchStart" | "touchMove" | "touchEnd";

const moveMouse: BrowserCommand<[to: Point, steps: number]> = async ({ page }, { x, y }, steps) =>
  page.mouse.move(x, y, { steps });

const pressMouse: BrowserCommand = async ({ page }) => page.mouse.down();

const releaseMouse: BrowserCommand = async ({ page }) => page.mouse.up();

/** Keys in Playwright's notation: "Shift+ArrowLeft". */
const pressKeys: BrowserCommand<[keys: readonly string[]]> = async ({ page }, keys) => {
  for (const key of keys) await page.keyboard.press(key);
};

const emulateColorScheme: BrowserCommand<[colorScheme: "light" | "dark"]> = async ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

/** Null restores the browser's own setting. */
const emulateMedia: BrowserCommand<[media: "print" | null, forcedColors: "active" | null]> = async (
  { page },
  media,
  forcedColors,
) => page.emulateMedia({ media, forcedColors });

/** A touch screen has no hover, and its pointer is coarse. */
const emulateTouch: BrowserCommand<[enabled: boolean]> = async ({ page }, enabled) => {
  const session = await sessionOf(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled, maxTouchPoints: 5 });
};

const touch: BrowserCommand<[type: TouchType, at: Point | undefined]> = async ({ page }, type, at) => {
  const session = await sessionOf(page);
  await session.send("Input.dispatchTouchEvent", { type, touchPoints: at === undefined ? [] : [at] });
};

/** The next file that the page downloads. */
const takeDownload: BrowserCommand = async ({ page }): Promise<DownloadedFile> => {
  const download = await page.waitForEvent("download");
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
};

/** `address` may contain * and **, as in Playwright. */
const answerSite: BrowserCommand<[address: string, answer: SiteAnswer]> = async (
  { page },
  address,
  { body = "", ...rest },
) => {
  answered.push(address);
  await page.route(address, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ ...rest, body: Buffer.from(body, "base64") });
  });
};

const askedOfSites: BrowserCommand = async () => asked;

const forgetSites: BrowserCommand = async ({ page }) => {
  for (const address of answered.splice(0)) await page.unroute(address);
  asked.length = 0;
};

export const BROWSER_COMMANDS = {
  moveMouse,
  pressMouse,
  releaseMouse,
  pressKeys,
  emulateColorScheme,
  emulateMedia,
  emulateTouch,
  touch,
  takeDownload,
  answerSite,
  askedOfSites,
  forgetSites,
};

const answered: string[] = [];
const asked: string[] = [];

// Emulation ends with the session that requested it, so each page's session stays open.
const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}
