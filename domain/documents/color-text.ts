/** Colors as the addresses of tools write them: `0e2a47-2f6690-oklch(66.2%_0.226_36.5)` (TLS-2). */

import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { type ParseResult, parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/** Decimals of a color that hex digits do not hold: the same for all, so that an address written again stays the same. */
const DECIMALS = 5;

/** Hex digits where they hold the color, else OKLCH with underscores for spaces. */
export function colorText(color: Color): string {
  return isInGamut(color, "srgb")
    ? formatHex(color).slice(1)
    : formatColor(color, "oklch", { precision: DECIMALS }).replaceAll(" ", "_");
}

/** The color as an address gives it back: of one that hex digits hold, the nearest of their 8-bit steps. */
export function colorOfText(color: Color): Color {
  const read = parseColorText(colorText(color));
  return read.ok ? read.color : color;
}

export function colorTexts(colors: readonly Color[]): string {
  return colors.map(colorText).join("-");
}

/** The same color for a style sheet; no arithmetic, `text` is what `colorText` wrote. */
export function cssOfColorText(text: string): string {
  return /^[0-9a-f]+$/.test(text) ? `#${text}` : text.replaceAll("_", " ");
}

/** What `colorText` wrote, and any other color of CSS Color 4 with underscores for its spaces. */
export function parseColorText(text: string): ParseResult {
  return parseColor(text.replaceAll("_", " "));
}

/** The parts of a list; a minus inside a bracket belongs to its color. */
export function splitColors(text: string): string[] {
  return text.split(/-(?![^(]*\))/).filter((part) => part !== "");
}

/** The readable colors of a list, at most `max`; the others leave a sentence. Never throws. */
export function readColorTexts(text: string | null, max: number, notices: string[]): readonly Color[] {
  const parts = splitColors(text ?? "");
  if (parts.length > max) notices.push(`At most ${max} colors fit here; the others were left out.`);
  return parts.slice(0, max).flatMap((part) => {
    const parsed = parseColorText(part);
    if (parsed.ok) return [parsed.color];
    notices.push(`“${shortText(part)}” is not a color: ${parsed.error.message}`);
    return [];
  });
}

/** For notices that repeat what an address said: at most 30 characters. */
export function shortText(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
