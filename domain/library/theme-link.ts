/**
 * A theme as the library stores it: path and query of its link in a theme generator or in the UI Palette Generator,
 * whose ramps it then uses. Links are versioned and stay valid (domain/documents/theme/theme-document.ts). Mode and view are
 * not stored.
 */
import { MAX_ADDRESS } from "#domain/documents/fields/address-fit.ts";
import {
  encodeTheme,
  type SteppedTheme,
  type ThemeDocument,
  themeRequest,
} from "#domain/documents/theme/theme-document.ts";
import { DARK_THEME, LIGHT_THEME } from "#domain/documents/theme/theme-kinds.ts";
import { RAMPS_PARAM, UI_PALETTE } from "#domain/documents/theme/ui-palette-document.ts";
import type { DescribedKind } from "#domain/documents/tool-document.ts";
import { interfaceTokens } from "#domain/pictures/worn-palette.ts";
import { themeOfPalette } from "#domain/ui-palette/stepped-theme.ts";
import type { Color } from "#engine/space/color.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";

export type ReadThemeLink =
  /** `link` is canonical: the same theme of the same page always has the same text. */
  | { readonly ok: true; readonly link: string; readonly document: SteppedTheme }
  /** `message` is a sentence that says what is wrong. */
  | { readonly ok: false; readonly message: string };

/** Validates a submitted theme. Unlike opening a link, any unreadable value is an error. Never throws. */
export function readThemeLink(text: string): ReadThemeLink {
  if (text.length > MAX_ADDRESS) return { ok: false, message: "This theme is too large to be kept." };
  const [, path = "", search = ""] = /^([^?#]*)\?([^#]*)$/.exec(text) ?? [];
  const kind = KINDS.find((each) => each.path === path);
  if (kind === undefined) return { ok: false, message: "This is no address of a theme generator." };
  return kind.read(search);
}

interface StoredKind {
  readonly tool: string;
  readonly path: string;
  readonly read: (search: string) => ReadThemeLink;
}

/** The tools whose themes are stored. */
const KINDS: readonly StoredKind[] = [
  storedKind(DARK_THEME, (document) => document),
  storedKind(LIGHT_THEME, (document) => document),
  storedKind(UI_PALETTE, themeOfPalette),
];

function storedKind<Document extends ThemeDocument>(
  kind: DescribedKind<Document>,
  themeOf: (document: Document) => SteppedTheme,
): StoredKind {
  const { tool, path } = kind;
  const read = (search: string): ReadThemeLink => {
    const { document, notices } = kind.decode(new URLSearchParams(search));
    const [notice] = notices;
    if (notice !== undefined) return { ok: false, message: notice };
    if (document === undefined) return { ok: false, message: "There is no theme in this link." };
    const stored = kind.withViewOf?.(document, kind.first()) ?? document;
    return { ok: true, link: `${path}?${kind.encode(stored)}`, document: themeOf(document) };
  };
  return { tool, path, read };
}

/** The document of a stored theme. Throws for a link that `readThemeLink` rejects. */
export function storedTheme(link: string): SteppedTheme {
  const read = readThemeLink(link);
  if (!read.ok) throw new Error(`The library has a theme that cannot be read: ${read.message}`);
  return read.document;
}

/** The id of the tool that a stored theme was made in. */
export function themeTool(link: string): string {
  const kind = KINDS.find(({ path }) => path === pathOf(link));
  if (kind === undefined) throw new Error(`The library has a theme of no generator: ${link}`);
  return kind.tool;
}

/** Whether two stored links give the same theme, whichever page each was made on. */
export function isSameTheme(one: string, other: string): boolean {
  return one === other || themeSearch(one) === themeSearch(other);
}

/** The query of the theme without its path, for the previews. */
export function themeSearch(link: string): string {
  if (pathOf(link) === UI_PALETTE.path) return `${link.slice(link.indexOf("?") + 1)}&${RAMPS_PARAM}=1`;
  return encodeTheme(storedTheme(link)).toString();
}

const pathOf = (link: string): string => link.slice(0, link.indexOf("?"));

const MODE_LABELS: Readonly<Record<ThemeModeName, string>> = {
  light: "Light",
  dark: "Dark",
  "light-high": "Light, high contrast",
  "dark-high": "Dark, high contrast",
};

/** Themes whose modes are remembered: solving one takes some thirty milliseconds. */
const MAX_KEPT = 200;
const kept = new Map<string, ReturnType<typeof solvedModes>>();

/** The four modes as an interface wears them. */
export function themeModes(link: string): ReturnType<typeof solvedModes> {
  const known = kept.get(link);
  if (known !== undefined) return known;
  const modes = solvedModes(link);
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value ?? "");
  kept.set(link, modes);
  return modes;
}

function solvedModes(link: string) {
  const { modes } = solveTheme(themeRequest(storedTheme(link)));
  return THEME_MODES.map((mode) => ({ label: MODE_LABELS[mode], tokens: interfaceTokens(modes[mode]) }));
}

/** Tokens that represent the quiet colors of light and dark mode. */
const FACE_TOKENS: readonly RoleToken[] = ["a20", "brand-soft", "text-2"];

/** The colors that represent a theme in lists and in search: its brand colors, and some of the light and dark mode. */
export function themeFace(document: SteppedTheme): Color[] {
  const { light, dark } = solveTheme(themeRequest(document)).modes;
  return [
    ...document.brand,
    ...FACE_TOKENS.map((token) => light[token]),
    ...FACE_TOKENS.map((token) => dark[token]),
  ];
}
