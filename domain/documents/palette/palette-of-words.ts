/** A palette document from words (TST-4). It holds the list of color names, so it is loaded on demand. */
import { tidyColorName } from "#domain/documents/color-names.ts";
import { colorOfText } from "#domain/documents/color-text.ts";
import { paletteFromWords, type WordPalette } from "#domain/words/palette-from-words.ts";
import { freeColor, type PaletteDocument, usualMethod } from "./palette-document.ts";

const MAX_TITLE = 80;

/** The words as a title: "Autumn after rain". */
export function titleOfWords(words: string): string {
  const tidy = words.trim().replaceAll(/\s+/gu, " ").slice(0, MAX_TITLE);
  return tidy.charAt(0).toUpperCase() + tidy.slice(1);
}

/** The names that the colors keep; "" for one that was drawn to go with the others, or that “dark” or “pale” changed. */
export function namesOfWords({ colors, evidence }: WordPalette): string[] {
  return colors.map((color, index) => {
    const found = evidence[index];
    return found === undefined || found.color !== color ? "" : tidyColorName(found.name);
  });
}

/** A sentence for the words that no name has, or for a text without words; undefined if every word has one. */
export function unknownSentence({
  unknown,
  colors,
}: Pick<WordPalette, "unknown" | "colors">): string | undefined {
  if (unknown.length === 0)
    return colors.length === 0 ? "There is no word in it, so no palette was made." : undefined;
  const words = unknown.map((word) => `“${word}”`).join(", ");
  return colors.length === 0
    ? `No color name and no title has ${words}, so no palette was made.`
    : `No color name and no title has ${words}; the palette is of the other words.`;
}

/** The document of an address with words; undefined if none of them has evidence. */
export function documentOfWords(
  { words, ...rest }: PaletteDocument & { readonly words: string },
  count: number,
  notices: string[],
): PaletteDocument | undefined {
  const made = paletteFromWords(words, count, rest.seed);
  const unknown = unknownSentence(made);
  if (unknown !== undefined) notices.push(unknown);
  if (made.colors.length === 0) return undefined;
  const names = namesOfWords(made);
  const document: PaletteDocument = {
    ...rest,
    seed: "",
    title: rest.title === "" ? titleOfWords(words) : rest.title,
    colors: made.colors.map((color, index) => freeColor(colorOfText(color), names[index])),
  };
  const isRuleNamed = rest.method !== usualMethod(rest);
  return isRuleNamed ? document : { ...document, method: usualMethod(document) };
}
