/**
 * The colors of a style sheet: custom properties as a browser computes them, SCSS variables and maps, Less and Stylus
 * variables, Tailwind's @theme, shadcn/ui themes, with their light and dark values.
 */

import { type ReadSheet, readSheet } from "#engine/css/css-sheet.ts";
import {
  replacedVariables,
  type SheetVariable,
  sheetVariables,
  unreadVariables,
} from "#engine/css/sheet-variables.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import type { ReadMode, ReadPalette } from "#engine/files/import/read-palette.ts";

/** Undefined for text without variables. */
export function readStyleSheet(text: string): ReadPalette | undefined {
  const sheet = readSheet(text);
  if (!sheet.declarations.some(({ name }) => /^(?:--|[$@])/.test(name)) && sheet.sass.length === 0)
    return undefined;
  const list = entryList();
  const found = sheetVariables(sheet);
  const hasPrefix = found.every(({ name }) => name.startsWith("color-"));
  for (const variable of found) {
    const { light, dark } = variable;
    const own = hasPrefix ? variable.name.replace(/^color-/, "") : nameOf(variable);
    list.add({ name: own, color: light });
    if (dark !== undefined) list.add({ name: own, color: dark, isDark: true });
  }
  return {
    format: "Variables of a style sheet",
    colors: pairedColors(list.entries),
    modes: sheetModes(sheet),
    unread: [...unreadVariables(sheet), ...replacedVariables(sheet)]
      .toSorted((a, b) => a.line - b.line)
      .map(({ name, value, line, column, why }) => ({
        line,
        column,
        text: `${name}: ${value.slice(0, 200)}`,
        why,
      })),
  };
}

/** Every custom property of the page that is a color, by mode; a mode without any is none. */
export function sheetModes({ modes }: ReadSheet): ReadMode[] {
  return modes
    .map(({ name, values }) => ({
      name,
      colors: new Map(
        [...values].flatMap(([key, { color }]) =>
          color === undefined ? [] : [[key.slice(2), color] as const],
        ),
      ),
    }))
    .filter(({ colors }) => colors.size > 0);
}

/** An entry of a map by the map and its keys; a map that is only called "colors" adds nothing. */
function nameOf({ name, path }: SheetVariable): string {
  const [map, ...keys] = path ?? [];
  if (map === undefined) return name;
  const isPlain = /^(?:colors?|palette|theme|map)(?:-dark)?$/i.test(map);
  return (isPlain ? keys : [map, ...keys]).join(" ");
}
