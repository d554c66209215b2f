/** The color tray (TLS-11): colors put aside on this device, shared by all tools. Pure; the app does the storage. */
import { tidyColorName } from "#domain/documents/color-names.ts";
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";

export const MAX_TRAY = 36;

/** The name is in a CSS comment, so that an entry remains a valid CSS color. */
const NAMED = /^(.*?)\s*\/\*\s*(.*?)\s*\*\/$/;

/** An entry of the tray: a CSS color, with the name that the person gave to it (PAL-1). */
export function trayEntry(css: string, name: string): string {
  const tidy = tidyColorName(name.replaceAll(/[*/]+/g, " "));
  return tidy === "" ? css : `${css} /* ${tidy} */`;
}

/** "" for an entry without a name. */
export function trayNameOf(entry: string): string {
  return NAMED.exec(entry)?.[2] ?? "";
}

/** The entry without its name. */
export function trayColorOf(entry: string): string {
  return NAMED.exec(entry)?.[1] ?? entry;
}

/** CSS colors, newest first; unreadable entries are dropped. Never throws. */
export function decodeTray(text: string | null): readonly string[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored
      .filter((entry): entry is string => typeof entry === "string" && parseColor(entry).ok)
      .slice(0, MAX_TRAY);
  } catch {
    return [];
  }
}

/**
 * Puts the color first, without duplicates; the oldest color is dropped at the limit. A text that is not a
 * color changes nothing.
 */
export function addToTray(tray: readonly string[], css: string): readonly string[] {
  const shown = hexOf(css);
  if (shown === undefined) return tray;
  return [css, ...tray.filter((entry) => hexOf(entry) !== shown)].slice(0, MAX_TRAY);
}

export function removeFromTray(tray: readonly string[], css: string): readonly string[] {
  return tray.filter((entry) => entry !== css);
}

/** Merges two trays without duplicates, the first tray's colors first, up to `most` colors. */
export function mergeTrays(
  first: readonly string[],
  second: readonly string[],
  most = MAX_TRAY,
): readonly string[] {
  const shown = new Map<string, string>();
  for (const css of [...first, ...second]) {
    const hex = hexOf(css);
    if (hex !== undefined && !shown.has(hex)) shown.set(hex, css);
  }
  return [...shown.values()].slice(0, most);
}

function hexOf(css: string): string | undefined {
  const parsed = parseColor(css);
  return parsed.ok ? formatHex(parsed.color) : undefined;
}
