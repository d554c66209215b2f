/** Colors in the addresses of tools: `0e2a47-2f6690-oklch(66.2%_0.226_36.5)` (TLS-2). */

import { formatColor, formatHex } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { type ParseResult, parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";

/**
 * Decimals of colors that hex cannot hold. Fixed, so that decoding and encoding an address again does not
 * change it.
 */
const DECIMALS = 5;

/** Hex if it holds the color, otherwise OKLCH with underscores in place of spaces. */
export function colorText(color: Color): string {
  return isInGamut(color, "srgb")
    ? formatHex(color).slice(1)
    : formatColor(color, "oklch", { precision: DECIMALS }).replaceAll(" ", "_");
}

/** The color after a round trip through an address: colors written as hex are rounded to 8 bits. */
export function colorOfText(color: Color): Color {
  const read = parseColorText(colorText(color));
  return read.ok ? read.color : color;
}

/** Parses a color constant of our own, which is known to be valid. */
export function knownColor(text: string): Color {
  const read = parseColorText(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.message}`);
  return read.color;
}

export function colorTexts(colors: readonly Color[]): string {
  return colors.map(colorText).join("-");
}

/** Converts the output of `colorText` to CSS, without color arithmetic. */
export function cssOfColorText(text: string): string {
  return /^[0-9a-f]+$/.test(text) ? `#${text}` : text.replaceAll("_", " ");
}

/** Reads what `colorText` writes, and any CSS Color 4 color with underscores in place of spaces. */
export function parseColorText(text: string): ParseResult {
  return parseColor(text.replaceAll("_", " "));
}

/** Minus signs separate colors; commas and white space are accepted as well. */
export const COLOR_SEPARATORS = "-, \n\t";

/** The texts of the colors in a list. */
export function splitColors(text: string): string[] {
  return splitOutside(text, COLOR_SEPARATORS).filter((part) => part !== "");
}

const OPEN = "(".charCodeAt(0);
const CLOSE = ")".charCodeAt(0);

function isAmong(code: number, letters: string): boolean {
  for (let at = 0; at < letters.length; at += 1) if (letters.charCodeAt(at) === code) return true;
  return false;
}

/** Splits at any of the separators outside brackets, in linear time. */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  // Scans from the end, so that a bracket that is never closed does not swallow the rest.
  let isInside = false;
  for (let at = end - 1; at >= 0; at -= 1) {
    const code = text.charCodeAt(at);
    if (code === CLOSE) isInside = true;
    else if (code === OPEN) isInside = false;
    else if (!isInside && isAmong(code, separators)) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  parts.push(text.slice(0, end));
  return parts.reverse();
}

/** The readable colors of a list, at most `max`; each unreadable one adds a notice. Never throws. */
export function readColorTexts(text: string | null, max: number, notices: string[]): readonly Color[] {
  return readParts(splitColors(text ?? ""), max, readColor, notices);
}

/** Reads at most the first `max` non-empty parts of a list. */
export function readParts<Value>(
  all: readonly string[],
  most: number,
  read: (part: string, notices: string[]) => Value | undefined,
  notices: string[],
): readonly Value[] {
  const parts = all.filter((part) => part !== "");
  if (parts.length > most)
    notices.push(
      `At most ${most} ${most === 1 ? "color fits" : "colors fit"} here; the others were left out.`,
    );
  return parts.slice(0, most).flatMap((part) => read(part, notices) ?? []);
}

/** Reads one color; an invalid one adds a notice. `what` precedes the text in it, as in `The base “reb”`. */
export function readColor(text: string, notices: string[], what = ""): Color | undefined {
  const parsed = parseColorText(text);
  if (parsed.ok) return parsed.color;
  notices.push(`${what}“${shortText(text)}” is not a color: ${parsed.error.message}`);
  return undefined;
}

/** At most 30 characters of a value, for notices that quote an address. */
export function shortText(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
