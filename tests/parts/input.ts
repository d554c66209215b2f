/** The mouse, fingers and keys of a test: real input, in the words of Playwright. Points are those of the page. */
import { commands, type Locator } from "vitest/browser";
import type { Point, TouchType } from "./browser-commands.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    moveMouse: (to: Point, steps: number) => Promise<void>;
    pressMouse: () => Promise<void>;
    releaseMouse: () => Promise<void>;
    pressKeys: (keys: readonly string[]) => Promise<void>;
    emulateColorScheme: (colorScheme: "light" | "dark") => Promise<void>;
    emulateTouch: (enabled: boolean) => Promise<void>;
    touch: (type: TouchType, at: Point | undefined) => Promise<void>;
  }
}

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

/** One key after the other, each with what is held: `press("Tab", "Shift+ArrowLeft")`. */
export const press = (...keys: readonly string[]) => commands.pressKeys(keys);

/** By script, as Tab would: a press of the mouse would do more. */
export async function focus(locator: Locator): Promise<void> {
  const element = await locator.findElement();
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
}

/** The page stands in a frame of the runner's. */
function onScreen({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0) };
}
