/**
 * Imports a theme from the files that `outputs/` writes and from similar ones: CSS, Tailwind 4, the style sheet and the
 * registry item of shadcn/ui, Sass maps, design tokens, and named colors by mode in JSON, in Figma variables and in scripts.
 */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { boundedJson } from "#engine/files/import/json/json-text.ts";
import { namedValues } from "#engine/files/import/named-values.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { namedSheet } from "./named-sheet.ts";
import { readThemeSheet } from "./read-sheet.ts";
import { readThemeTokens } from "./read-theme-tokens.ts";
import { registryItems, registrySheet } from "./registry-sheet.ts";
import { scssSheet } from "./scss-sheet.ts";
import { NO_NAMES, type ThemeReading } from "./theme-reading.ts";
import { cssSheet, type ThemeSheet } from "./theme-sheet.ts";

/** One file, or the files of one set of design tokens. `given` is what names stand for. Never throws. */
export function readTheme(files: readonly ThemeFile[], given = NO_NAMES): ThemeReading {
  const [only] = files;
  if (only === undefined) return { ok: false, message: "There is no text." };
  if (files.length > 1) {
    const sheet = files.find(({ text }) => !isJson(text));
    return sheet === undefined
      ? readThemeTokens(files, given)
      : { ok: false, message: `Only design tokens are read together, and ${sheet.name} is none.` };
  }
  try {
    const sheet = sheetOf(only.text);
    return sheet === undefined ? readThemeTokens(files, given) : readThemeSheet(sheet, undefined, given);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `The text ${error.message}` };
  }
}

/** JSON begins with a brace, or with a bracket before a value; a style sheet may begin with `[data-theme="dark"]`. */
const isJson = (text: string): boolean => /^\s*(?:\{|\[\s*(?:["{[\]\d-]|true|false|null))/.test(text);

/**
 * Undefined for design tokens and for JSON without colors. Throws a FileProblem on text that is too large for a style sheet.
 */
export function sheetOf(text: string): ThemeSheet | undefined {
  if (!isJson(text)) return scssSheet(text) ?? sheetOfNames(text) ?? cssSheet(text);
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
