/**
 * A wallpaper as the library stores it: the query of its link in the Wallpaper Maker, which is versioned and stays valid
 * (domain/documents/wallpaper/wallpaper-document.ts). The view and the locks are not stored.
 */
import { MAX_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import { WALLPAPER, type WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { patternStyle } from "#engine/pattern/styles.ts";

export type ReadWallpaperLink =
  /** `link` is canonical: the same wallpaper always has the same text. */
  | { readonly ok: true; readonly link: string; readonly document: WallpaperDocument }
  /** `message` is a sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** View settings and locks, which are not part of the picture. */
const SHOWN = { view: "one", locked: [], isSeedLocked: false } as const;

/** Validates a submitted wallpaper. Unlike opening a link, any unreadable value is an error. Never throws. */
export function readWallpaperLink(text: string): ReadWallpaperLink {
  if (text.length > MAX_ADDRESS) return { ok: false, message: "This wallpaper is too large to be kept." };
  const { document, notices } = WALLPAPER.decode(new URLSearchParams(text));
  const [notice] = notices;
  if (notice !== undefined) return { ok: false, message: notice };
  if (document === undefined) return { ok: false, message: "There is no wallpaper in this link." };
  return { ok: true, link: WALLPAPER.encode({ ...document, ...SHOWN }).toString(), document };
}

/** The document of a stored wallpaper. Throws for a link that `readWallpaperLink` rejects. */
export function storedWallpaper(link: string): WallpaperDocument {
  const read = readWallpaperLink(link);
  if (!read.ok) throw new Error(`The library has a wallpaper that cannot be read: ${read.message}`);
  return read.document;
}

/** The address that opens a stored wallpaper in the Wallpaper Maker. */
export function wallpaperAddress(link: string): string {
  return `${WALLPAPER.path}?${link}`;
}

/** The name of its style, such as "Orbits". */
export function wallpaperStyle(link: string): string {
  return patternStyle(storedWallpaper(link).style).name;
}
