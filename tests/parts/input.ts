/** Mouse, touch and keyboard for tests: real input, in Playwright's terms. Points are relative to the page. */
import { commands, type Locator } from "vitest/browser";
import type { DownloadedFile, Point } from "./browser-commands.ts";

export const mouse = {
  move: (x: number, y: number, { steps = 1 } = {}) => commands.moveMouse(onScreen({ x, y }), steps),
  down: () => commands.pressMouse(),
  up: () => commands.releaseMouse(),
};

export const finger = {
  down: (x: number, y: number) => commands.touch("touchStart", onScreen({ x, y })),
  move: (x: number, y: number) => commands.touch("touchMove", onScreen({ x, y })),
  up: () => commands.touch("touchEnd", undefined),
};

/** Presses keys one after another, each with its modifiers: `press("Tab", "Shift+ArrowLeft")`. */
export const press = (...keys: readonly string[]) => commands.pressKeys(keys);

/** Focuses by script, as Tab would; a click would also activate the control. */
export async function focus(locator: Locator): Promise<void> {
  const element = await locator.findElement();
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

/** The file that `start` downloads. */
export async function downloaded(start: () => Promise<void>): Promise<DownloadedFile> {
  const [file] = await Promise.all([commands.takeDownload(), start()]);
  return file;
}

/** The page is in an iframe of the test runner, so its points are shifted. */
function onScreen({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
}
