// What the tests need besides npm packages: browsers, and readers of PDF. A test run installs nothing: it says what is missing.
import { existsSync, readdirSync } from "node:fs";

/** The programs that show a page in WebKitGTK and drive it. */
export interface WebkitPaths {
  readonly driver: string;
  readonly browser: string;
  /** The virtual screen. */
  readonly screen: string;
}

/** The headless shell takes two thirds of the time of the full browser; either works. */
const CHROMIUMS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];
/** Software rendering, in the browser's process, which takes a twentieth less; no connections of the browser's own. */
export const CHROMIUM_ARGS: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-gpu",
  "--in-process-gpu",
];
const CHROMIUM_PACKAGE = "chromium-headless-shell";
/**
 * This font has the metrics of Arial, for which the fallback font of the interface is adjusted; without it text would
 * move.
 */
const FONTS_PACKAGE = "fonts-liberation";
const FONTS = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"];
const FIREFOXES = ["/usr/bin/firefox-esr", "/usr/bin/firefox"];
const WEBKIT_DRIVER = "/usr/bin/WebKitWebDriver";
const WEBKIT_SCREEN = "/usr/bin/Xvfb";
const LIBRARIES = "/usr/lib";
/** Two independent readers of PDF, by their packages. */
export const PDF_READERS = { ghostscript: "/usr/bin/gs", "poppler-utils": "/usr/bin/pdftoppm" } as const;

/** Renders SVG; of the package librsvg2-bin. */
export const LIBRSVG = "/usr/bin/rsvg-convert";
const READERS = { ...PDF_READERS, "librsvg2-bin": LIBRSVG };

/** Debian packages of what is not installed. */
export function missingPackages(): readonly string[] {
  return [
    ...(findChromium() === undefined ? [CHROMIUM_PACKAGE] : []),
    ...(FONTS.some((folder) => existsSync(folder)) ? [] : [FONTS_PACKAGE]),
    ...(findFirefox() === undefined ? ["firefox-esr"] : []),
    ...(findWebkit() === undefined ? ["webkit2gtk-driver", "xvfb", "xauth"] : []),
    ...Object.entries(READERS).flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
  ];
}

export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...CHROMIUMS].find((path) => path !== undefined && existsSync(path));
}

export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, ...FIREFOXES].find((path) => path !== undefined && existsSync(path));
}

export function findWebkit(): WebkitPaths | undefined {
  if (!existsSync(WEBKIT_DRIVER) || !existsSync(WEBKIT_SCREEN)) return undefined;
  const browser = readdirSync(LIBRARIES)
    .map((folder) => `${LIBRARIES}/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find((path) => existsSync(path));
  return browser === undefined ? undefined : { driver: WEBKIT_DRIVER, browser, screen: WEBKIT_SCREEN };
}
