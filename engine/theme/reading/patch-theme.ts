/** Makes the pairs of a theme's file pass with the fewest changes; everything else stays exactly as it was. */

import { groupedBy } from "#engine/bytes/grouped.ts";
import { topLevelParts } from "#engine/css/top-level.ts";
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { type ThemeFile, tokenColor } from "#engine/theme/outputs/write-theme-tokens.ts";
import { type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import { readPlaces, type SheetReading } from "./read-sheet.ts";
import { sheetOf } from "./read-theme.ts";
import { readTokenPlaces } from "./read-theme-tokens.ts";
import { NO_NAMES, type TokenNames } from "./theme-reading.ts";
import { replaced, type SheetEdits, type ThemeSheet } from "./theme-sheet.ts";

/** The new values, by mode and token; all others keep their text. */
export type ThemeChanges = Readonly<Partial<Record<ThemeModeName, ReadonlyMap<RoleToken, Color>>>>;

/**
 * The files with the changed colors, each in its previous notation. The files must be those of one theme; `given` is what
 * their names stand for.
 */
export function patchTheme(
  files: readonly ThemeFile[],
  changes: ThemeChanges,
  given: TokenNames = NO_NAMES,
): ThemeFile[] {
  const [only] = files;
  const sheet = files.length === 1 && only !== undefined ? sheetOf(only.text) : undefined;
  return sheet === undefined || only === undefined
    ? patchTokens(files, changes, given)
    : [{ name: only.name, text: sheet.edited(sheetEdits(sheet, changes, given)) }];
}

function patchTokens(files: readonly ThemeFile[], changes: ThemeChanges, given: TokenNames): ThemeFile[] {
  const read = readTokenPlaces(files, given);
  if (!read.ok) return [...files];
  return files.map(({ name, text }, index) => {
    const edits = THEME_MODES.flatMap((mode) =>
      [...(changes[mode] ?? [])].flatMap(([token, color]) => {
        const found = read.places[mode]?.get(token);
        if (found?.file !== index) return [];
        const { from, to, keyAt } = found.place;
        const old = text.slice(from, to);
        // An alias by `$ref` is replaced by the color.
        if (text.startsWith('"$ref"', keyAt))
          return [{ from: keyAt, to, text: `"$value": ${tokenText(color, "", text, keyAt)}` }];
        return [{ from, to, text: tokenText(color, old, text, keyAt) }];
      }),
    );
    return { name, text: replaced(text, edits) };
  });
}

/** A string replaces a string, an object an object, indented like the member at `keyAt`. */
function tokenText(color: Color, old: string, text: string, keyAt: number): string {
  if (old.startsWith('"')) return JSON.stringify(likeBefore(color, old.slice(1, -1)));
  if (!old.includes("\n")) return JSON.stringify(tokenColor(color));
  const indent = /[ \t]*$/.exec(text.slice(Math.max(0, keyAt - 100), keyAt))?.[0] ?? "";
  return JSON.stringify(tokenColor(color), null, 2).replaceAll("\n", `\n${indent}`);
}

/** Position of the value of a name in a mode. */
interface Spot {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function sheetEdits(sheet: ThemeSheet, changes: ThemeChanges, given: TokenNames): SheetEdits {
  const read = readPlaces(sheet, undefined, given);
  const values = new Map<number, SheetEdits["values"][number]>();
  const added: SheetEdits["added"][number][] = [];
  const tokens = new Set(THEME_MODES.flatMap((mode) => [...(changes[mode]?.keys() ?? [])]));
  for (const token of tokens) {
    // Modes that share one value, its own mode first.
    const shared = groupedBy(
      THEME_MODES.flatMap((mode) => spotsOf(sheet, read, mode, token).map((spot) => ({ mode, spot }))),
      ({ spot }) => spot.from,
    );
    for (const group of shared.values()) {
      const [first] = group;
      if (first === undefined) continue;
      const { spot } = first;
      const old = sheet.css.slice(spot.from, spot.to);
      const wanted = group.map(({ mode }) => {
        const color = changes[mode]?.get(token);
        return { mode, text: color === undefined ? old : likeBefore(color, old) };
      });
      const own = wanted[0]?.text ?? old;
      const different = wanted.filter(({ text }) => text !== own);
      const dark = different.find(({ mode }) => isSameRegion(mode, first.mode));
      const hasDarkRules = hasOwnDark(read, first.mode);
      const text = dark !== undefined && !hasDarkRules ? `light-dark(${own}, ${dark.text})` : own;
      if (text !== old) values.set(spot.from, { from: spot.from, to: spot.to, text });
      for (const each of different) {
        if (each === dark && !hasDarkRules) continue;
        const at = anchorOf(read, each.mode);
        const value = darkOrBoth(read, each.mode, own, wanted);
        if (at !== undefined && !added.some((other) => other.at === at && other.name === spot.name))
          added.push({ at, name: spot.name, value: value ?? each.text });
      }
    }
  }
  return { values: [...values.values()], added };
}

/** In a region without dark rules, one declaration applies to both modes. */
function darkOrBoth(
  read: SheetReading,
  mode: ThemeModeName,
  own: string,
  wanted: readonly { readonly mode: ThemeModeName; readonly text: string }[],
): string | undefined {
  if (hasOwnDark(read, mode)) return undefined;
  const textOf = (isLight: boolean): string | undefined =>
    wanted.find((each) => isSameRegion(each.mode, mode) && each.mode.startsWith("light") === isLight)?.text;
  // A text without dark mode has a single value.
  const light = textOf(true) ?? own;
  const dark = textOf(false) ?? light;
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}

const isHigh = (mode: ThemeModeName): boolean => mode.endsWith("-high");
const isSameRegion = (a: ThemeModeName, b: ThemeModeName): boolean => isHigh(a) === isHigh(b);
/** Whether dark has rules of its own beside the light ones, of the same contrast. */
function hasOwnDark({ own }: SheetReading, mode: ThemeModeName): boolean {
  return (own[isHigh(mode) ? "dark-high" : "dark"]?.length ?? 0) > 0;
}

/** Offset of the first declaration of the mode, or else of its contrast. */
function anchorOf({ own }: SheetReading, mode: ThemeModeName): number | undefined {
  const [light, dark] = isHigh(mode) ? (["light-high", "dark-high"] as const) : (["light", "dark"] as const);
  const [first] = [...(own[mode] ?? []), ...(own[light] ?? []), ...(own[dark] ?? [])];
  return first?.at;
}

/** Whether one value applies to light and dark mode. */
const isBoth = (text: string): boolean => /^light-dark\(/i.test(text);

function spotsOf(
  { css }: ThemeSheet,
  { places }: SheetReading,
  mode: ThemeModeName,
  token: RoleToken,
): Spot[] {
  return (places[mode]?.get(token) ?? []).map((declaration) => {
    const { name, from, to } = declaration;
    const text = css.slice(from, to);
    if (!isBoth(text) || !text.endsWith(")")) return { name, from, to };
    const [light = "", dark = ""] = topLevelParts(text.slice(11, -1), ",");
    const isLight = mode.startsWith("light");
    const part = isLight ? light : dark;
    const start = from + 11 + (isLight ? 0 : light.length + 1);
    const lead = part.length - part.trimStart().length;
    return { name, from: start + lead, to: start + part.trimEnd().length };
  });
}

/** The color in the notation of the old value; hex if the old value was not a color. */
export function likeBefore(color: Color, old: string): string {
  const text = old.trim().toLowerCase();
  if (text.startsWith("oklch(")) return formatColor(color, "oklch");
  if (/^rgba?\(/.test(text)) return formatColor(color, "rgb");
  if (/^hsla?\(/.test(text)) return formatColor(color, "hsl");
  // The arguments of hsl() without the function, as in shadcn/ui for Tailwind 3.
  if (/^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/.test(text)) return formatColor(color, "hsl").slice(4, -1);
  return formatHex(color);
}
