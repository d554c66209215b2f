/** Finds colors anywhere in a text of no other format. */
import { parseColor } from "#engine/parse/parse.ts";
import { parseColorList } from "#engine/parse/parse-list.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

/** Longer text is only scanned for colors, not parsed as a list. */
const MAX_LIST = 10_000;
const COLOR = /#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]{1,200}\)/gi;
const BARE_HEX = /\b[0-9a-f]{6}\b/gi;

/** Parses the text as a list if it is one, otherwise finds colors anywhere in it. */
export function readText(text: string): ReadPalette {
  const list = entryList();
  const add = ({ name, color }: ReturnType<typeof parseColorList>["colors"][number]): void =>
    list.add({ name, color });
  if (text.length <= MAX_LIST) for (const entry of parseColorList(text).colors) add(entry);
  else
    for (const pattern of [COLOR, BARE_HEX]) {
      if (list.entries.length > 0) break;
      for (const [found] of text.matchAll(pattern)) {
        const parsed = parseColor(found);
        if (parsed.ok) add({ color: parsed.color });
      }
    }
  return { format: "Colors in text", colors: pairedColors(list.entries) };
}
