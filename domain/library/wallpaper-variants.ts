/** A stored wallpaper on other screens and in the other mode: what its page shows and its files offer besides the one that was saved. */
import { WALLPAPER } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { WALLPAPER_DEVICES } from "#domain/documents/wallpaper/wallpaper-sizes.ts";
import type { PatternSize } from "#engine/pattern/pattern.ts";
import { storedWallpaper } from "./wallpaper-link.ts";

/** `own` is the size that was saved. A fixed set, so that nobody can cause a drawing for every size. */
export const WALLPAPER_SCREENS = ["own", "phone", "desktop"] as const;
export type WallpaperScreen = (typeof WALLPAPER_SCREENS)[number];
export const WALLPAPER_MODES = ["light", "dark"] as const;
export type WallpaperMode = (typeof WALLPAPER_MODES)[number];

export interface WallpaperVariant {
  readonly screen: WallpaperScreen;
  /** Without it the mode that was saved. */
  readonly mode?: WallpaperMode | undefined;
}

/** The link of the same picture on this screen and in this mode. Throws for a link that the library does not keep. */
export function variantLink(link: string, { screen, mode }: WallpaperVariant): string {
  const document = storedWallpaper(link);
  const isDark = mode === undefined ? document.isDark : mode === "dark";
  return WALLPAPER.encode({ ...document, size: screenSize(link, screen), isDark }).toString();
}

export function screenSize(link: string, screen: WallpaperScreen): PatternSize {
  const found = WALLPAPER_DEVICES.find(({ kind }) => kind === screen);
  if (found === undefined) return storedWallpaper(link).size;
  return { width: found.width, height: found.height };
}

/** Most pixels of a PNG that the server draws at full size: the screens above. Larger ones are written by the browser. */
const MAX_SERVED_PIXELS = 4_200_000;

export function isServedWhole({ width, height }: PatternSize): boolean {
  return width * height <= MAX_SERVED_PIXELS;
}

/** The same proportions at this width, in whole px. */
export function scaledTo({ width, height }: PatternSize, toPx: number): PatternSize {
  return { width: toPx, height: Math.max(1, Math.round((toPx * height) / width)) };
}
