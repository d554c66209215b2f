/**
 * A theme as the library stores it: path and query of its link in a theme generator. Links are versioned and stay valid
 * (domain/documents/theme-document.ts). Mode and view are not stored.
 */
import { MOST_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import { encodeTheme, type ThemeDocument, themeRequest } from "#domain/documents/theme-document.ts";
import { themeKindOf } from "#domain/documents/theme-kinds.ts";
import type { Color } from "#engine/space/color.ts";
import type { RoleToken } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";

export type ReadThemeLink =
  /** `link` is canonical: the same theme of the same page always has the same text. */
  | { readonly ok: true; readonly link: string; readonly document: ThemeDocument }
  /** `message` is a sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Validates a submitted theme. Unlike opening a link, any unreadable value is an error. Never throws. */
export function readThemeLink(text: string): ReadThemeLink {
  if (text.length > MOST_ADDRESS) return { ok: false, message: "This theme is too large to be kept." };
  const [, path = "", search = ""] = /^([^?#]*)\?([^#]*)$/.exec(text) ?? [];
  const kind = themeKindOf(path);
  if (kind === undefined) return { ok: false, message: "This is no address of a theme generator." };
  const { document, notices } = kind.decode(new URLSearchParams(search));
  const [notice] = notices;
  if (notice !== undefined) return { ok: false, message: notice };
  if (document === undefined) return { ok: false, message: "There is no theme in this link." };
  const stored = kind.withViewOf?.(document, kind.first()) ?? document;
  return { ok: true, link: `${path}?${kind.encode(stored)}`, document };
}

/** The document of a stored theme. Throws for a link that `readThemeLink` rejects. */
export function storedTheme(link: string): ThemeDocument {
  const read = readThemeLink(link);
  if (!read.ok) throw new Error(`The library has a theme that cannot be read: ${read.message}`);
  return read.document;
}

/** The id of the tool that a stored theme was made in. */
export function themeTool(link: string): string {
  const kind = themeKindOf(link.slice(0, link.indexOf("?")));
  if (kind === undefined) throw new Error(`The library has a theme of no generator: ${link}`);
  return kind.tool;
}

/** Whether two stored links give the same theme, whichever page each was made on. */
export function isSameTheme(one: string, other: string): boolean {
  return one === other || themeSearch(one) === themeSearch(other);
}

/** The query of the theme without its page, as the previews take it. */
export function themeSearch(link: string): string {
  return encodeTheme(storedTheme(link)).toString();
}

/** Stands for the quiet colors of each half of the theme. */
const FACE_TOKENS: readonly RoleToken[] = ["a20", "brand-soft", "text-2"];

/** The colors that represent a theme in lists and in search: its brand colors, and some of the light and dark mode. */
export function themeFace(document: ThemeDocument): Color[] {
  const { light, dark } = solveTheme(themeRequest(document)).modes;
  return [
    ...document.brand,
    ...FACE_TOKENS.map((token) => light[token]),
    ...FACE_TOKENS.map((token) => dark[token]),
  ];
}
