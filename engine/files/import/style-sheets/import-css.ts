/**
 * Style sheets: custom properties, SCSS variables and maps, Less and Stylus variables, Tailwind's @theme,
 * shadcn/ui themes. References are resolved. Values inside a dark selector or query are dark values; values
 * inside a wide-gamut query replace their fallbacks.
 */

import { type ColorEntry, entryList, pairedColors, strictColor } from "#engine/files/import/color-entries.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import type { Color } from "#engine/space/color.ts";
import { type Declaration, declarationsOf } from "./css-declarations.ts";
import { MOST_VALUE, resolvedValue } from "./css-references.ts";
import { topLevelParts } from "./top-level.ts";

/** Undefined for text without variables. */
export function readStyleSheet(text: string): ReadPalette | undefined {
  const variables = declarationsOf(text);
  if (variables.length === 0) return undefined;
  const entries = new Map<string, ColorEntry>();
  for (const isDark of [false, true]) {
    const own = variables.filter((each) => each.isDark === isDark);
    const scope = scopeOf(isDark ? [...variables.filter((each) => !each.isDark), ...own] : own);
    for (const declaration of own) addColors(declaration, isDark, scope, entries);
  }
  const list = entryList();
  const found = [...entries.values()];
  const hasPrefix = found.every(({ name }) => name?.startsWith("color-"));
  for (const entry of found)
    list.add({ ...entry, name: hasPrefix ? entry.name?.replace(/^color-/, "") : entry.name });
  return { format: "Variables of a style sheet", colors: pairedColors(list.entries) };
}

/** Values by name. As in CSS the last declaration wins; wide-gamut values replace their fallbacks. */
function scopeOf(variables: readonly Declaration[]): ReadonlyMap<string, string> {
  const scope = new Map<string, string>();
  for (const { name, value } of variables) if (value.length <= MOST_VALUE) scope.set(name, value);
  return scope;
}

function addColors(
  { name, value, isWide, isInline }: Declaration,
  isDark: boolean,
  scope: ReadonlyMap<string, string>,
  entries: Map<string, ColorEntry>,
): void {
  if (value.startsWith("(")) return addMap(name.slice(1), value, isDark, scope, entries, 0);
  // Such a declaration is only a second name for a variable.
  if (isInline && value.startsWith("var(")) return;
  const plain = name.replace(/^(?:--|\$|@)/, "");
  const both = value.length > MOST_VALUE ? undefined : /^light-dark\((.*)\)$/is.exec(value)?.[1];
  const [light, dark] = both === undefined ? [value, undefined] : topLevelParts(both, ",");
  if (light !== undefined) put(plain, isDark, colorOf(light, scope), entries, isWide);
  if (dark !== undefined) put(plain, true, colorOf(dark, scope), entries, isWide);
}

function put(
  name: string,
  isDark: boolean,
  color: Color | undefined,
  entries: Map<string, ColorEntry>,
  isWide: boolean,
): void {
  if (color === undefined) return;
  const key = `${isDark ? "dark" : "light"} ${name}`;
  // A later declaration in another rule is local to that rule, so the first one is kept.
  if (!entries.has(key) || isWide) entries.set(key, { name, color, isDark });
}

/** `("name": value, …)` with nested maps; values that are only references are not counted twice. */
function addMap(
  name: string,
  value: string,
  isDark: boolean,
  scope: ReadonlyMap<string, string>,
  entries: Map<string, ColorEntry>,
  depth: number,
): void {
  if (depth > 8 || !value.endsWith(")")) return;
  for (const part of topLevelParts(value.slice(1, -1), ",")) {
    const [key, item] = topLevelParts(part, ":");
    if (key === undefined || item === undefined) continue;
    const own = key.trim().replaceAll(/^["']|["']$/g, "");
    const path = /^(?:colors?|palette|theme|map)(?:-dark)?$/i.test(name) ? own : `${name} ${own}`;
    const held = item.trim();
    if (held.startsWith("(")) addMap(path, held, isDark, scope, entries, depth + 1);
    else if (!held.startsWith("$"))
      put(path, isDark || name.endsWith("-dark"), colorOf(held, scope), entries, false);
  }
}

/** The color after resolving references; undefined for anything else and for circular references. */
function colorOf(value: string, scope: ReadonlyMap<string, string>): Color | undefined {
  let text = resolvedValue(value, scope);
  if (text === undefined) return undefined;
  text = text.replace(/\s{0,9}!(?:default|global|important)\b/g, "").trim();
  const color = strictColor(text.replace(/^["']|["']$/g, ""));
  if (color !== undefined) return color;
  // The arguments of hsl() without the function, as in shadcn/ui for Tailwind 3.
  return /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/.test(text)
    ? strictColor(`hsl(${text})`)
    : undefined;
}
