/** A theme's file with another brand: what hung on the old one goes along, in its notation; the rest keeps its text. */
import { topLevelParts } from "#engine/css/top-level.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { carriedColor } from "#engine/theme/carried-color.ts";
import type { ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import { auditReading, repairsOf } from "./audit-reading.ts";
import { likeBefore, patchTheme, type ThemeChanges } from "./patch-theme.ts";
import { sheetDeclarations } from "./read-sheet.ts";
import { readTheme, sheetOf } from "./read-theme.ts";
import { NO_NAMES, type ReadTheme, type TokenNames } from "./theme-reading.ts";
import type { SheetEdits } from "./theme-sheet.ts";

export interface CarriedValue {
  /** As written; of design tokens the token. */
  readonly name: string;
  readonly from: Color;
  readonly to: Color;
}

export interface RebrandedTheme {
  readonly files: readonly ThemeFile[];
  /** What hung on the old brand, in the order of the file. */
  readonly carried: readonly CarriedValue[];
  /** Colors that were changed besides, because their pairs would fail with the new brand and passed with the old one. */
  readonly repaired: number;
}

/** What a signal means does not hang on the brand, whatever its hue. */
const SIGNAL =
  /(?:destructive|danger|error|critical|negative|invalid|success|positive|valid|warning|warn|caution|attention|info)(?![a-z])/i;

/**
 * The files with the brand `to`, which they had before in each mode that names one; undefined if they name none, or
 * already have it. Files that cannot be read have no brand.
 */
export function rebrandTheme(
  files: readonly ThemeFile[],
  to: Color,
  floors: FloorSet,
  given: TokenNames = NO_NAMES,
): RebrandedTheme | undefined {
  const read = readTheme(files, given);
  if (!read.ok) return undefined;
  const brands = THEME_MODES.flatMap((mode) => read.modes[mode]?.get("brand") ?? []);
  const [first] = brands;
  if (first === undefined || brands.every((brand) => formatHex(brand) === formatHex(to))) return undefined;
  // The brand of another mode is a tint of the first, and is carried as one rather than made the same.
  const carry = (color: Color): Color | undefined => carriedColor(color, first, to);
  const [only] = files;
  const sheet = files.length === 1 && only !== undefined ? sheetOf(only.text) : undefined;
  const branded =
    sheet === undefined || only === undefined
      ? carriedTokens(files, read, carry, given)
      : sheetWith(only, sheet, carry);
  const after = readTheme(branded.files, given);
  if (!after.ok || branded.carried.length === 0) return undefined;
  const repairs = newRepairs(read, after, floors);
  const repaired = THEME_MODES.reduce((sum, mode) => sum + (repairs[mode]?.size ?? 0), 0);
  return { ...branded, files: patchTheme(branded.files, repairs, given), repaired };
}

type Carry = (color: Color) => Color | undefined;

/** Every declaration whose own text is a color, also those that stand for no token; references follow by themselves. */
function sheetWith(file: ThemeFile, sheet: NonNullable<ReturnType<typeof sheetOf>>, carry: Carry) {
  const carried: CarriedValue[] = [];
  const values: SheetEdits["values"][number][] = [];
  for (const { name, from, to } of sheetDeclarations(sheet)) {
    if (SIGNAL.test(name)) continue;
    for (const part of colorParts(sheet.css.slice(from, to), from)) {
      const color = colorOfPart(part.text);
      const next = color && carry(color);
      if (color === undefined || next === undefined) continue;
      carried.push({ name, from: color, to: next });
      values.push({ from: part.from, to: part.from + part.text.length, text: likeBefore(next, part.text) });
    }
  }
  return { files: [{ name: file.name, text: sheet.edited({ values, added: [] }) }], carried };
}

/** The value itself, or the two of `light-dark()`. */
function colorParts(value: string, at: number): readonly { readonly text: string; readonly from: number }[] {
  if (!/^light-dark\(/i.test(value) || !value.endsWith(")")) return [{ text: value, from: at }];
  const inner = value.slice(11, -1);
  let offset = at + 11;
  return topLevelParts(inner, ",").map((part) => {
    const from = offset + part.length - part.trimStart().length;
    offset += part.length + 1;
    return { text: part.trim(), from };
  });
}

/** Also the arguments of hsl() alone, as in shadcn/ui for Tailwind 3. */
function colorOfPart(text: string): Color | undefined {
  const isChannels = /^[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%$/.test(text);
  const parsed = parseColor(isChannels ? `hsl(${text})` : text);
  return parsed.ok ? parsed.color : undefined;
}

function carriedTokens(files: readonly ThemeFile[], { modes }: ReadTheme, carry: Carry, given: TokenNames) {
  const carried: CarriedValue[] = [];
  const next: ThemeChanges = Object.fromEntries(
    THEME_MODES.flatMap((mode) => {
      const own = [...(modes[mode] ?? [])].flatMap(([token, color]) => {
        const found = SIGNAL.test(token) ? undefined : carry(color);
        if (found === undefined) return [];
        carried.push({ name: token, from: color, to: found });
        return [[token, found] as const];
      });
      return own.length === 0 ? [] : [[mode, new Map(own)]];
    }),
  );
  return { files: patchTheme(files, next, given), carried };
}

/** Repairs of the tokens in pairs that failed only after the change. */
function newRepairs(before: ReadTheme, after: ReadTheme, floors: FloorSet): ThemeChanges {
  const keyOf = ({ mode, text, surface }: { mode: string; text: string; surface: string }): string =>
    `${mode} ${text} ${surface}`;
  const known = new Set(auditReading(before, floors).unreachable.map(keyOf));
  const fresh = auditReading(after, floors).unreachable.filter((pair) => !known.has(keyOf(pair)));
  if (fresh.length === 0) return {};
  const repairs = repairsOf(after, floors);
  return Object.fromEntries(
    THEME_MODES.flatMap((mode) => {
      const concerned = new Set(
        fresh.filter((pair) => pair.mode === mode).flatMap(({ text, surface }) => [text, surface]),
      );
      const own = [...(repairs[mode] ?? [])].filter(([token]) => concerned.has(token));
      return own.length === 0 ? [] : [[mode, new Map(own)]];
    }),
  );
}
