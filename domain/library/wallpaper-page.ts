/** What the page of a saved wallpaper offers besides its picture: each screen in each mode, with its files, and what it was made with. */

import { seedText } from "#domain/documents/wallpaper/seed-text.ts";
import { WALLPAPER, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { deviceOfSize } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import { patternStyle } from "#engine/pattern/styles.ts";
import { storedWallpaper } from "./wallpaper-link.ts";
import {
  isServedWhole,
  scaledTo,
  screenSize,
  WALLPAPER_MODES,
  WALLPAPER_SCREENS,
  type WallpaperMode,
  type WallpaperScreen,
} from "./wallpaper-variants.ts";

interface WallpaperFile {
  readonly screen: WallpaperScreen;
  /** "Phone", "Desktop", or the size that was saved, if it is neither. */
  readonly label: string;
  readonly mode: WallpaperMode;
  readonly size: PatternSize;
  /** Of the PNG that the server draws; smaller than the size where that is very large. */
  readonly pngSize: PatternSize;
  readonly png: string;
  /** A small one, for the page itself. */
  readonly small: string;
  readonly svg: string;
  /** The name of a downloaded file, without its ending. */
  readonly name: string;
}

export interface WallpaperPage {
  /** By screen, the saved one first; light before dark. */
  readonly files: readonly WallpaperFile[];
  /** The place of what was saved in `files`. */
  readonly saved: number;
  /** What draws the same picture again. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The query that opens it in the Wallpaper Maker. */
  readonly search: string;
  /** Opens the sheet of other seeds in the same style and colors. */
  readonly remix: string;
}

const SCALED_PX = 2048;
const LABELS = { phone: "Phone", desktop: "Desktop" } as const;

export function wallpaperPage(link: string, id: string): WallpaperPage {
  const document = storedWallpaper(link);
  const { style, seed, isDark, size: own } = document;
  const screens = WALLPAPER_SCREENS.filter(
    (screen) => screen === "own" || !isSameSize(screenSize(link, screen), own),
  );
  return {
    files: screens.flatMap((screen) =>
      WALLPAPER_MODES.map((mode): WallpaperFile => {
        const size = screenSize(link, screen);
        const isWhole = isServedWhole(size);
        const address = (ending: string, width = "") =>
          `/wallpapers/${id}.${ending}?screen=${screen}&mode=${mode}${width}`;
        return {
          screen,
          label: labelOf(link, size),
          mode,
          size,
          pngSize: isWhole ? size : scaledTo(size, SCALED_PX),
          png: address("png", `&width=${isWhole ? "full" : SCALED_PX}`),
          small: address("png", `&width=${screen === "desktop" ? 640 : 320}`),
          svg: address("svg"),
          name: wallpaperFileName({ style, seed, size, isDark: mode === "dark" }),
        };
      }),
    ),
    saved: WALLPAPER_MODES.indexOf(isDark ? "dark" : "light"),
    facts: factsOf(document),
    search: link,
    remix: `${WALLPAPER.path}?${WALLPAPER.encode({ ...document, view: "seeds" }).toString()}`,
  };
}

/** The name of a file with the picture, without its ending. */
export function wallpaperFileName({
  style,
  seed,
  size,
  isDark,
}: Pick<WallpaperDocument, "style" | "seed" | "size" | "isDark">): string {
  return `${style}-${seedText(seed)}-${size.width}x${size.height}-${isDark ? "dark" : "light"}`;
}

function isSameSize(one: PatternSize, other: PatternSize): boolean {
  return one.width === other.width && one.height === other.height;
}

function labelOf(link: string, size: PatternSize): string {
  const known = (["phone", "desktop"] as const).find((screen) => isSameSize(screenSize(link, screen), size));
  return known === undefined ? (deviceOfSize(size)?.label ?? "As saved") : LABELS[known];
}

function factsOf({ style, seed, size, isDark, controls }: WallpaperDocument): WallpaperPage["facts"] {
  const { name: styleName, controls: known } = patternStyle(style);
  return [
    ["Style", styleName],
    ["Seed", seedText(seed)],
    ["Saved as", `${size.width} × ${size.height}, ${isDark ? "dark" : "light"}`],
    ...known.map(({ id, name, usual, step, unit = "" }): readonly [string, string] => {
      const value = controls[id] ?? usual;
      return [name, `${step < 1 ? value.toFixed(2) : value}${unit}`];
    }),
  ];
}
