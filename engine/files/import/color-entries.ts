/** The colors that a reader finds one after another, and the pairing of light and dark values with the same name. */

import { cleanName, MAX_COLORS, tooManyColors } from "#engine/bytes/file-problem.ts";
import type { Color } from "#engine/space/color.ts";
import { convertColor } from "#engine/space/convert.ts";

export interface ImportedColor {
  readonly name?: string;
  readonly color: Color;
  /** Its value in dark mode, if the file has both. */
  readonly dark?: Color;
}

export interface ColorEntry {
  readonly name: string | undefined;
  readonly color: Color;
  readonly isDark?: boolean;
  /** True for a color's own value whose sRGB fallback has the same name. */
  readonly isWide?: boolean;
}

/** Collects entries, and throws above the limit before they fill the memory. */
export function entryList(): {
  readonly add: (entry: ColorEntry) => void;
  readonly entries: readonly ColorEntry[];
} {
  const entries: ColorEntry[] = [];
  return {
    entries,
    add: (entry) => {
      if (entries.length >= MAX_COLORS) throw tooManyColors();
      entries.push({ ...entry, name: cleanName(entry.name) });
    },
  };
}

/**
 * Pairs dark entries with the light ones of the same name; unpaired dark entries stay colors of their own. A
 * wide-gamut entry replaces its fallback.
 */
export function pairedColors(given: readonly ColorEntry[]): ImportedColor[] {
  const entries = withOwnValues(given);
  const byOrder = pairedByOrder(entries);
  if (byOrder !== undefined) return byOrder;
  const dark = new Map<string, Color>();
  if (entries.some(({ isDark }) => isDark !== true))
    for (const entry of entries) if (entry.isDark === true) dark.set(keyOf(entry.name), entry.color);
  const taken = new Set<string>();
  const colors = entries.flatMap((entry): ImportedColor[] => {
    if (entry.isDark === true && dark.size > 0) return [];
    const key = keyOf(entry.name);
    const other = taken.has(key) ? undefined : dark.get(key);
    if (other !== undefined) taken.add(key);
    return [imported(entry.name, entry.color, other)];
  });
  const alone = entries.filter(
    (entry) => entry.isDark === true && dark.size > 0 && !taken.has(keyOf(entry.name)),
  );
  return [
    ...colors,
    ...alone.map(({ name, color }) => imported(name === undefined ? undefined : `${name} dark`, color)),
  ];
}

/** As many dark entries as light ones, whose names do not tell them apart, are pairs in their order. */
function pairedByOrder(entries: readonly ColorEntry[]): ImportedColor[] | undefined {
  const light = entries.filter(({ isDark }) => isDark !== true);
  const dark = entries.filter(({ isDark }) => isDark === true);
  const names = new Set(dark.map(({ name }) => keyOf(name)));
  if (dark.length < 2 || light.length !== dark.length || names.size === dark.length) return undefined;
  return light.map(({ name, color }, index) => imported(name, color, dark[index]?.color));
}

/**
 * "flame-wide" next to "flame" is flame's own value if it lies outside sRGB; otherwise it is a color named "wide".
 */
function withOwnValues(entries: readonly ColorEntry[]): readonly ColorEntry[] {
  const isWide = (entry: ColorEntry): boolean =>
    (entry.isWide === true || WIDE.test(entry.name ?? "")) && isWideColor(entry.color);
  if (!entries.some(isWide)) return entries;
  const key = ({ name = "", isDark }: ColorEntry): string => {
    const plain = name.replace(WIDE, "");
    return `${isDark === true || DARK.test(plain)} ${keyOf(plain)}`;
  };
  const narrow = new Set(entries.filter((entry) => !isWide(entry)).map(key));
  const own = new Map(
    entries
      .filter((entry) => isWide(entry) && narrow.has(key(entry)))
      .map((entry) => [key(entry), entry.color]),
  );
  return entries.flatMap((entry) => {
    if (isWide(entry)) return own.has(key(entry)) ? [] : [entry];
    return [{ ...entry, color: own.get(key(entry)) ?? entry.color }];
  });
}

function imported(name: string | undefined, color: Color, dark?: Color): ImportedColor {
  return { ...(name !== undefined && { name }), color, ...(dark !== undefined && { dark }) };
}

/** How far rounding of text can move an 8-bit color outside sRGB. */
const HALF_BYTE = 0.5 / 255;

/** Outside sRGB by more than rounding: pure blue as OKLCH text lies slightly outside. */
export function isWideColor(color: Color): boolean {
  return convertColor(color, "srgb").coords.some((value = 0) => value < -HALF_BYTE || value > 1 + HALF_BYTE);
}

const WIDE = /[^\p{L}\p{N}]*wide$/iu;
const DARK = /[^\p{L}\p{N}]*dark$/iu;

/** Normalized name: "midnightOceanDark", "midnight-ocean-dark" and "Midnight Ocean" are the same color. */
function keyOf(name: string | undefined): string {
  return (name ?? "")
    .toLowerCase()
    .replace(DARK, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
