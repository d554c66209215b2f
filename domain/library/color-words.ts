/** Several colors in one search field: words, hex values, the link of a palette. */
import { parseColor } from "#engine/parse/parse.ts";
import { splitOutsideBrackets } from "#engine/parse/split-list.ts";

const HEX_LIST = /(?:^|[/=?&#])#?((?:[0-9a-f]{6}[-_+.*]){1,19}[0-9a-f]{6})(?=$|[/?&#])/i;
/** Six or eight digits of a hex value without its #; with a figure and a letter among them no word of a title is written so. */
const BARE_HEX = /^(?=.*\d)(?=.*[a-f])(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;
/** As 000000, 123456 and ffffff, which are figures or one letter alone. */
const PLAIN_HEX = /^(?:\d{6}|([a-f])\1{5})$/i;
const BETWEEN_COLORS = /^(?:and|with|plus|[&+])$/i;
/** More words are a sentence. */
const MAX_WORDS = 20;

/** `0xE4002B` of code, with alpha in front if it has any. */
const CODE_HEX = /^0x([\da-f]{2})?([\da-f]{6})$/i;
/** `228, 0, 43`, as it is copied from a picker. */
const THREE_BYTES = /^(\d{1,3})(?:\s*[,;]\s*|\s+)(\d{1,3})(?:\s*[,;]\s*|\s+)(\d{1,3})$/;

/** A color in a notation of other programs, as CSS; undefined for any other text. */
export function copiedColor(text: string): string | undefined {
  const [, alpha = "", digits] = CODE_HEX.exec(text.trim()) ?? [];
  if (digits !== undefined) return `#${digits}${alpha}`;
  const [, ...parts] = THREE_BYTES.exec(text.trim()) ?? [];
  return parts.length === 3 && parts.every((part) => Number(part) <= 255)
    ? `rgb(${parts.map(Number).join(" ")})`
    : undefined;
}

/** The texts of the colors; undefined for a text that is one color, or whose parts are not all colors. */
export function colorWords(text: string): string[] | undefined {
  if (parseColor(text).ok) return undefined;
  const joined = HEX_LIST.exec(text)?.[1];
  if (joined !== undefined) return joined.split(/[-_+.*]/).map((hex) => `#${hex}`);
  const words = text.split(/[\s,;]+/).filter(Boolean);
  if (words.length < 2 || words.length > MAX_WORDS) return undefined;
  return words.every(isColorName) ? words : undefined;
}

/** What is looked for: colors, and words beside them. */
export interface Search {
  readonly colors: readonly string[];
  readonly words: string;
}

/**
 * Reads one field for words and colors. A text of several colors is colors, also with “and” between them; beside words only
 * what cannot be a word is one, a hex value or a function, as titles have the names of colors. A name alone is a word, as
 * “orange” is a tag too.
 */
export function readSearch(text: string): Search {
  const copied = copiedColor(text);
  if (copied !== undefined) return { colors: [copied], words: "" };
  const all = splitOutsideBrackets(text, (character) => /[\s,;]/.test(character)).filter(Boolean);
  if (all.length > MAX_WORDS) return { colors: [], words: text };
  const parts = all.filter((part) => !BETWEEN_COLORS.test(part));
  const read = parts.map((part) => {
    const hex = copiedColor(part);
    return { part, colors: hex !== undefined ? [hex] : isNotation(part) ? [part] : colorWords(part) };
  });
  if (parts.length > 1 && read.every(({ part, colors }) => colors !== undefined || isColorName(part)))
    return { colors: read.flatMap(({ part, colors }) => colors ?? [part]), words: "" };
  const colors = read.flatMap((each) => each.colors ?? []);
  if (colors.length === 0) return { colors, words: text };
  return { colors, words: read.flatMap((each) => (each.colors === undefined ? [each.part] : [])).join(" ") };
}

function isColorName(text: string): boolean {
  return parseColor(text).ok && !/^\d+$/.test(text);
}

function isNotation(text: string): boolean {
  return (/[#(]/.test(text) || BARE_HEX.test(text) || PLAIN_HEX.test(text)) && parseColor(text).ok;
}
