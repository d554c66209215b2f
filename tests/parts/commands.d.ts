/** Types of the commands in browser-commands.ts, as a test in the page calls them. */
import type { DownloadedFile, Point, SiteAnswer, TouchType } from "./browser-commands.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    moveMouse: (to: Point, steps: number) => Promise<void>;
    pressMouse: () => Promise<void>;
    releaseMouse: () => Promise<void>;
    pressKeys: (keys: readonly string[]) => Promise<void>;
    emulateColorScheme: (colorScheme: "light" | "dark") => Promise<void>;
    emulateMedia: (media: "print" | null, forcedColors: "active" | null) => Promise<void>;
    emulateTouch: (enabled: boolean) => Promise<void>;
    touch: (type: TouchType, at: Point | undefined) => Promise<void>;
    takeDownload: () => Promise<DownloadedFile>;
    answerSite: (address: string, answer: SiteAnswer) => Promise<void>;
    askedOfSites: () => Promise<readonly string[]>;
    forgetSites: () => Promise<void>;
  }
}
