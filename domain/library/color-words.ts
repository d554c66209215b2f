/** Several colors in one search field: words, hex values, the link of a palette. */
import { parseColor } from "#engine/parse/parse.ts";

const HEX_LIST = /(?:^|[/=?&#])#?((?:[0-9a-f]{6}[-_+.*]){1,19}[0-9a-f]{6})(?=$|[/?&#])/i;
/** More words are a sentence. */
const MAX_WORDS = 20;

/** The texts of the colors; undefined for a text that is one color, or whose parts are not all colors. */
export function colorWords(text: string): string[] | undefined {
  if (parseColor(text).ok) return undefined;
  const joined = HEX_LIST.exec(text)?.[1];
  if (joined !== undefined) return joined.split(/[-_+.*]/).map((hex) => `#${hex}`);
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  return words.every((word) => parseColor(word).ok && !/^\d+$/.test(word)) ? words : undefined;
}

/** The colors of a search for text: a word alone is looked for as a word, as “orange” is a tag too. */
export function searchedColors(text: string): string[] {
  const words = colorWords(text);
  if (words !== undefined) return words;
  return /[#(]/.test(text) && parseColor(text).ok ? [text] : [];
}
