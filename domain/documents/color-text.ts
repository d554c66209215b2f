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

/** A color of our own, which can be read. */
export function knownColor(text: string): Color {
  const read = parseColorText(text);
  if (!read.ok) throw new Error(`${text}: ${read.error.message}`);
  return read.color;
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

/** Colors stand between minus signs; a comma or a space does as well. */
export const COLOR_SEPARATORS = "-, \n\t";

/** The colors of a list. */
export function splitColors(text: string): string[] {
  return splitOutside(text, COLOR_SEPARATORS).filter((part) => part !== "");
}

/** The parts between any of the separators; one inside a bracket belongs to its color. In time that grows with length alone. */
export function splitOutside(text: string, separators: string): string[] {
  const parts: string[] = [];
  let end = text.length;
  // From behind, since a bracket that is never closed holds nothing together.
  let isInside = false;
  for (let at = end - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at);
    if (sign === ")") isInside = true;
    else if (sign === "(") isInside = false;
    else if (!isInside && separators.includes(sign)) {
      parts.push(text.slice(at + 1, end));
      end = at;
    }
  }
  return [...parts, text.slice(0, end)].reverse();
}

/** The readable colors of a list, at most `max`; the others leave a sentence. Never throws. */
export function readColorTexts(text: string | null, max: number, notices: string[]): readonly Color[] {
  return readParts(splitColors(text ?? ""), max, readColor, notices);
}

/** What can be read of at most so many parts of a list; empty ones do not count. */
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

/** One color; a sentence when it is none. `what` stands before the text in it, as in `The base “reb”`. */
export function readColor(text: string, notices: string[], what = ""): Color | undefined {
  const parsed = parseColorText(text);
  if (parsed.ok) return parsed.color;
  notices.push(`${what}“${shortText(text)}” is not a color: ${parsed.error.message}`);
  return undefined;
}

/** For notices that repeat what an address said: at most 30 characters. */
export function shortText(text: string): string {
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}
