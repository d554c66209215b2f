/** The screen sizes that every page is tested on, by resizing the window of an open page. */
import type { CDPSession, Page } from "@playwright/test";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";

export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly isTouched: boolean;
}

const FEW_SIZES = [
  [1440, 900],
  [390, 844],
  [320, 640],
  [834, 1112],
  [1920, 1080],
] as const;
/** `npm run test:all` looks at all the widths that pages are drawn for. */
const SIZES = IS_EXHAUSTIVE ? [...FEW_SIZES, [768, 1024] as const, [1024, 768] as const] : FEW_SIZES;
/** Controls are larger for touch; labels of keys are shown where there is a keyboard. */
const WIDEST_TOUCHED_PX = 1024;

/** Each width with a mouse, and the narrower ones with touch, too. */
const SCREENS: readonly Screen[] = SIZES.flatMap(([width, height]) =>
  [false, true]
    .filter((isTouched) => !isTouched || width <= WIDEST_TOUCHED_PX)
    .map((isTouched) => ({
      name: `${width} px${isTouched ? ", touched" : ""}`,
      width,
      height,
      isTouched,
    })),
);

/** One session for each page: what another one emulated would come back when the page changes its process. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Resizes the window, switches between mouse and touch, and waits until the layout is stable. */
export function screensOf(page: Page): (screen: Screen) => Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return async ({ width, height, isTouched }) => {
    await (await session).send("Emulation.setTouchEmulationEnabled", { enabled: isTouched });
    // Playwright's own call also waits for the window of the browser, which takes three times as long.
    await (await session).send("Emulation.setDeviceMetricsOverride", {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor: 1,
      mobile: false,
    });
    await page.evaluate(laidOut);
  };
}

/** The window that playwright.config.ts gives every test on a desktop. */
export const DESKTOP: Screen = { name: "1440 px", width: 1440, height: 900, isTouched: false };

/** Waits until fonts are loaded and two consecutive frames have the same layout. Runs in the page. */
async function laidOut(): Promise<void> {
  await document.fonts.ready;
  const look = () =>
    [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
      document.getElementsByTagName("*").length,
    ].join();
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  for (let before = ""; before !== look(); await frame()) before = look();
}

/** Each width with its usual input: touch for phones and tablets, otherwise a mouse. */
export const DEFAULT_SCREENS = SCREENS.filter(
  ({ width, isTouched }) => isTouched === width < WIDEST_TOUCHED_PX,
);

/** With a mouse the controls of a tool are smaller and have the labels of their keys, at 390 px as at 320. */
export const TOOL_SCREENS = SCREENS.filter(
  ({ width, isTouched }) => isTouched || ![390, 834].includes(width),
);

/** On other pages the mouse changes only the size of controls, so one of the narrow widths also has one. */
export const READING_SCREENS = SCREENS.filter(
  (screen) => DEFAULT_SCREENS.includes(screen) || (screen.width === 768 && !screen.isTouched),
);
