/** Finds colors anywhere in a text of no other format. */
import { isMistypedHex } from "#engine/parse/mistyped-hex.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseColorList } from "#engine/parse/parse-list.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

/** Longer text is only scanned for colors, not parsed as a list. */
const MAX_LIST = 10_000;
const COLOR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,200}\)/gi;
const BARE_HEX = /\b[0-9a-f]{6}\b/gi;

const HEX_LIKE = /(?<![\w&/#-])#[\da-z]{4,9}(?![\w-])/gi;

/** A part that begins like a color and holds none. */
const MEANT = /^(?:#[\da-z]|(?:rgba?|hsla?|hsva?|hwb|lab|lch|oklab|oklch|color|color-mix|device-cmyk)\()/i;

function isMeant(part: string): boolean {
  return MEANT.test(part) && ![...part.matchAll(COLOR)].some(([found]) => parseColor(found).ok);
}

/** Counted from 1. */
function lineOf(text: string, part: string): number {
  return text.slice(0, Math.max(0, text.indexOf(part))).split("\n").length;
}

/** Hex colors with a slip in them, between others or in prose. */
function slips(text: string): UnreadPart[] {
  return [...text.matchAll(HEX_LIKE)].flatMap(({ 0: found, index }) => {
    const read = isMistypedHex(found) ? parseColor(found) : undefined;
    if (read === undefined || read.ok) return [];
    return [{ line: text.slice(0, index).split("\n").length, text: found, why: read.error.message }];
  });
}

/** Parses the text as a list if it is one, otherwise finds colors anywhere in it. */
export function readText(text: string): ReadPalette {
  const list = entryList();
  const add = ({ name, color }: ReturnType<typeof parseColorList>["colors"][number]): void =>
    list.add({ name, color });
  if (text.length <= MAX_LIST) {
    const { colors, errors } = parseColorList(text);
    for (const entry of colors) add(entry);
    const unread: UnreadPart[] = errors.flatMap(({ text: part, error }) =>
      isMeant(part) ? [{ line: lineOf(text, part), text: part, why: error.message }] : [],
    );
    unread.push(...slips(text).filter((slip) => !unread.some((part) => part.text.includes(slip.text))));
    return {
      format: "Colors in text",
      colors: pairedColors(list.entries),
      ...(unread.length > 0 && { unread }),
    };
  } else
    for (const pattern of [COLOR, BARE_HEX]) {
      if (list.entries.length > 0) break;
      for (const [found] of text.matchAll(pattern)) {
        const parsed = parseColor(found);
        if (parsed.ok) add({ color: parsed.color });
      }
    }
  return { format: "Colors in text", colors: pairedColors(list.entries) };
}
