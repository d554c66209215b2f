/**
 * Imports a theme from the files that `outputs/` writes and from similar ones: CSS, Tailwind 4, the style sheet and the
 * registry item of shadcn/ui, Sass maps, design tokens, and named colors by mode in JSON, in Figma variables and in scripts.
 */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { boundedJson } from "#engine/files/import/json/json-text.ts";
import { namedValues } from "#engine/files/import/named-values.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { androidSheet } from "./android-sheet.ts";
import { fileModes } from "./file-mode.ts";
import { type GivenSheet, JoinedSheets } from "./joined-sheets.ts";
import { namedSheet } from "./named-sheet.ts";
import { pageSheet } from "./page-sheet.ts";
import { type JoinedTheme, readThemeSheet } from "./read-sheet.ts";
import { readThemeTokens } from "./read-theme-tokens.ts";
import { registryItems, registrySheet } from "./registry-sheet.ts";
import { scssSheet } from "./scss-sheet.ts";
import { NO_NAMES, type ThemeReading } from "./theme-reading.ts";
import { cssSheet, type ThemeSheet } from "./theme-sheet.ts";

/**
 * The files of one theme: style sheets count together, and so do design tokens. Where both name a token, the style sheets
 * count. `given` is what names stand for. Never throws.
 */
export function readTheme(files: readonly ThemeFile[], given = NO_NAMES): ThemeReading {
  if (files.length === 0) return { ok: false, message: "There is no text." };
  const modes = fileModes(files.map(({ name }) => name));
  const sheets: GivenSheet[] = [];
  const tokens: ThemeFile[] = [];
  try {
    for (const [file, { name, text }] of files.entries()) {
      const sheet = sheetOf(text);
      if (sheet === undefined) tokens.push({ name, text });
      else sheets.push({ file, name, sheet, mode: modes[file] });
    }
    if (sheets.length === 0) return readThemeTokens(tokens, given);
    const joined = new JoinedSheets(sheets);
    if (joined.themes.length > 0)
      return {
        ok: false,
        message: `${joined.themes.slice(0, 4).join(" and ")} name the same colors: each is a theme of its own. Read in one of them, or name them by their modes, as theme.light.css and theme.dark.css.`,
      };
    const read = withUnread(readThemeSheet(joinedTheme(sheets, joined), undefined, given), sheets);
    return tokens.length === 0 ? read : bothRead(read, readThemeTokens(tokens, given));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `The text ${error.message}` };
  }
}

/** All sheets as one, with the names of files where there are several. */
function joinedTheme(given: readonly GivenSheet[], joined: JoinedSheets): JoinedTheme {
  const kinds = new Set(given.map(({ sheet }) => sheet.kind));
  const [kind = "CSS"] = kinds;
  return {
    kind: kinds.size === 1 ? kind : "CSS",
    css: joined.css,
    placeOf: (line) => {
      const place = joined.ofLine(line);
      return { line: place.line, ...(given.length > 1 && { file: place.name }) };
    },
  };
}

/** With what is in the files beside their sheets. */
function withUnread(read: ThemeReading, sheets: readonly GivenSheet[]): ThemeReading {
  const more = sheets.flatMap(({ name, sheet }) =>
    (sheet.unread ?? []).map(({ line, text, why }) => ({
      name: sheets.length > 1 ? `${name}: ${text}` : text,
      line,
      why,
    })),
  );
  return read.ok && more.length > 0 ? { ...read, unread: [...read.unread, ...more] } : read;
}

/** What both say; a refusal counts where neither has a token. */
function bothRead(sheets: ThemeReading, tokens: ThemeReading): ThemeReading {
  const others = [...(sheets.others ?? []), ...(tokens.others ?? [])];
  if (!sheets.ok && !tokens.ok) return { ...sheets, ...(others.length > 0 && { others }) };
  if (!sheets.ok) return tokens.ok ? { ...tokens, others } : sheets;
  if (!tokens.ok) return { ...sheets, others };
  const modes = THEME_MODES.flatMap((mode) => {
    const own = new Map([...(tokens.modes[mode] ?? []), ...(sheets.modes[mode] ?? [])]);
    return own.size === 0 ? [] : [[mode, own] as const];
  });
  return {
    ok: true,
    kind: sheets.kind,
    modes: Object.fromEntries(modes),
    unread: [...sheets.unread, ...tokens.unread],
    others,
  };
}

/** JSON begins with a brace, or with a bracket before a value; a style sheet may begin with `[data-theme="dark"]`. */
const isJson = (text: string): boolean => /^\s*(?:\{|\[\s*(?:["{[\]\d-]|true|false|null))/.test(text);

/**
 * Undefined for design tokens and for JSON without colors. Throws a FileProblem on text that is too large for a style sheet.
 */
export function sheetOf(text: string): ThemeSheet | undefined {
  if (!isJson(text))
    return pageSheet(text) ?? androidSheet(text) ?? scssSheet(text) ?? sheetOfNames(text) ?? cssSheet(text);
  try {
    const named = sheetOfNames(text);
    if (named?.kind === "Source code") return named;
    const items = registryItems(boundedJson(text));
    const [first, more] = items;
    if (first === undefined) return named;
    if (more === undefined) return registrySheet(text, first.item, first.path);
    const names = items.map(({ item }) => (typeof item.name === "string" ? item.name : "one without a name"));
    throw new ManyItems(
      `is a registry with ${items.length} themes. Choose one of its items: ${names.slice(0, 8).join(", ")}.`,
    );
  } catch (error) {
    // The reader of design tokens reports the position of the error.
    if (error instanceof FileProblem && !(error instanceof ManyItems)) return undefined;
    throw error;
  }
}

function sheetOfNames(text: string): ThemeSheet | undefined {
  const file = namedValues(text);
  return file && namedSheet(text, file);
}

class ManyItems extends FileProblem {}
