/** Values of schemes: what terminals, editors and desktops keep colors in. */
import { parseExactly } from "#engine/parse/parse-full.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";

/** What is written as a color is meant as one. */
export const MEANT = /^(?:#|0x)[\da-f]+$/i;
export const NO_WHOLE_HEX = "This is no color: it has 3, 4, 6 or 8 digits.";

/** Numbers are a color by three, and with the mark of hex; a word is none, as "bold" and "red" are of a terminal's styles. */
export function schemeColor(text: string): Color | undefined {
  if (/^(?:0x[\da-f]+|\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3})$/i.test(text)) {
    const read = parseExactly(text);
    return read.ok ? read.color : undefined;
  }
  if (/^[\da-f]{6}$/i.test(text)) return /\d/.test(text) && /[a-f]/i.test(text) ? bareHex(text) : undefined;
  return /^#|\(/.test(text) ? strictColor(text) : undefined;
}

/** Six digits without a mark, where the key says that they are a color. */
export function bareHex(text: string): Color | undefined {
  const read = /^[\da-f]{6}$/i.test(text) ? parseExactly(text) : undefined;
  return read?.ok === true ? read.color : undefined;
}

export const unquoted = (text: string): string => text.trim().replaceAll(/^["']|["']$/g, "");
