/** A palette from words (TST-4), with the names and titles that it is made of. The same words and seed give the same. */
import { deltaEOK } from "#engine/difference/difference.ts";
import { COLOR_NAMES } from "#engine/names/color-names.ts";
import { drawFromColors } from "#engine/palette/taste/draw-from-colors.ts";
import type { Color } from "#engine/space/color.ts";
import { colorOfWords, findEvidence } from "./find-evidence.ts";
import { indexWords, type WordIndex } from "./word-index.ts";

export interface WordEvidence {
  readonly name: string;
  /** The color that the name stands for. */
  readonly color: Color;
  /** "color names" or a source of the library. */
  readonly from: string;
  /** The word of the request that it was found by. */
  readonly word: string;
}

export interface WordPalette {
  /** From dark to light; none if no word has evidence. */
  readonly colors: readonly Color[];
  /** By color: its evidence; undefined for a color that was drawn to go with the others. */
  readonly evidence: readonly (WordEvidence | undefined)[];
  /** Words that no name has. */
  readonly unknown: readonly string[];
}

/** ΔEOK from what all words say together at which a name counts half. */
const MIDDLE_SIGMA = 0.4;

let index: WordIndex | undefined;

/** `count` from 2 to 12. The list of names is large, so load this file on demand. */
export function paletteFromWords(words: string, count: number, seed: string): WordPalette {
  index ??= indexWords(COLOR_NAMES);
  const found = findEvidence(words, index);
  const { evidence, unknown } = found;
  const middle = colorOfWords(found);
  if (middle === undefined) return { colors: [], evidence: [], unknown };
  const { colors, taken } = drawFromColors(
    evidence.map(({ shown, weight, word, part }) => ({
      color: shown,
      weight: weight * 2 ** -((deltaEOK(shown, middle) / MIDDLE_SIGMA) ** 2),
      group: `${word} ${part}`,
    })),
    count,
    seed,
  );
  return { colors, evidence: taken.map((at) => (at === undefined ? undefined : evidence[at])), unknown };
}
