/** The color tray (TLS-11): colors put aside on the device, for every tool. Pure; storage is the app's. */
import { formatHex } from "#engine/format/format.ts";
import { parseColor } from "#engine/parse/parse.ts";

export const MAX_TRAY = 36;

/** CSS colors, newest first; what cannot be read is left out. Never throws. */
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

/** The color first, once; the oldest gives way. A text that is no color changes nothing. */
export function addToTray(tray: readonly string[], css: string): readonly string[] {
  const shown = hexOf(css);
  if (shown === undefined) return tray;
  return [css, ...tray.filter((entry) => hexOf(entry) !== shown)].slice(0, MAX_TRAY);
}

export function removeFromTray(tray: readonly string[], css: string): readonly string[] {
  return tray.filter((entry) => entry !== css);
}

/** Two trays as one, each color once: the first's order before the second's; beyond `most` the last give way. */
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
