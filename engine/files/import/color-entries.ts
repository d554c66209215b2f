/** What a reader finds, one color after another, and how light and dark values of one name become one color. */

import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { cleanName, MOST_COLORS, tooManyColors } from "./file-problem.ts";

export interface ImportedColor {
  readonly name?: string;
  readonly color: Color;
  /** Its value in dark mode, where the file has both. */
  readonly dark?: Color;
}

export interface ColorEntry {
  readonly name: string | undefined;
  readonly color: Color;
  readonly isDark?: boolean;
}

/** Takes entries in; refuses more than are read, before they fill the memory. */
export function entryList(): {
  readonly add: (entry: ColorEntry) => void;
  readonly entries: readonly ColorEntry[];
} {
  const entries: ColorEntry[] = [];
  return {
    entries,
    add: (entry) => {
      if (entries.length >= MOST_COLORS) throw tooManyColors();
      entries.push({ ...entry, name: cleanName(entry.name) });
    },
  };
}

/** Dark entries join the light ones of their name; those that find none stay colors of their own. */
export function pairedColors(entries: readonly ColorEntry[]): ImportedColor[] {
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

function imported(name: string | undefined, color: Color, dark?: Color): ImportedColor {
  return { ...(name !== undefined && { name }), color, ...(dark !== undefined && { dark }) };
}

/** "midnightOceanDark", "midnight-ocean-dark" and "Midnight Ocean" are one color's names. */
function keyOf(name: string | undefined): string {
  return (name ?? "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]*dark$/u, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** A color as style sheets and code write it: hex digits need their "#", so that 100 or "add" is none. */
export function strictColor(text: string): Color | undefined {
  const trimmed = text.trim();
  if (/^[0-9a-f]{3,8}$/i.test(trimmed) && !/^[a-z]*$/i.test(trimmed)) return undefined;
  if (/^(?:[a-f]{3,4}|[a-f]{6}|[a-f]{8})$/i.test(trimmed)) return undefined;
  const parsed = parseColor(trimmed);
  return parsed.ok ? parsed.color : undefined;
}
