/**
 * The font size at which a text fills its canvas, as CSS in units of the container, so that it fits before any script
 * runs. Advances are estimated; if the text still overflows, parts/word.tsx measures it and makes it smaller.
 */
import type { TextDocument } from "#domain/documents/text/text-document.ts";
import type { Face } from "./face.ts";

/** Greatest number of rows into which a text is broken; one with more line breaks has one row for each line. */
const MAX_ROWS = 8;
/** Space below the last line for descenders and padding, in em. */
const BELOW = 0.35;

/** `room` is the space for the text, as CSS lengths. The result is at most the size of the document. */
export function fittingSize(
  document: TextDocument,
  face: Face,
  room: { readonly width: string; readonly height: string },
): string {
  const { text, sizePx, spacing, leading } = document;
  const mean = (face.font?.advanceEm ?? 0.56) * widthFactor(face) * (1 + (face.weight - 400) / 5200);
  const lines = text
    .split("\n")
    .map((line) => line.split(" ").map((word) => advance(word, mean, spacing / 1000)));
  const space = mean * 0.45 + spacing / 1000;
  const choices: string[] = [];
  for (let rows = lines.length; rows <= Math.max(MAX_ROWS, lines.length); rows += 1) {
    const widthEm = narrowest(lines, space, rows);
    if (widthEm === undefined) continue;
    const heightEm = rows * (leading / 100) + BELOW;
    choices.push(`min(${room.width} / ${widthEm.toFixed(2)}, ${room.height} / ${heightEm.toFixed(2)})`);
  }
  const [first = "1rem"] = choices;
  const filling = choices.length > 1 ? `max(${choices.join(", ")})` : first;
  return `min(${sizePx}px, ${filling})`;
}

/** Advances change almost in proportion to the width axis. */
function widthFactor({ width = 100 }: Face): number {
  return 1 + (width - 100) * 0.0095;
}

/** Estimated advance of a word in em: `mean` is that of a lowercase letter, `spacing` is added after each letter. */
function advance(word: string, mean: number, spacing: number): number {
  let sum = 0;
  for (const letter of word) {
    const factor = /[iljtfrI.,:;!|'’()[\]]/.test(letter)
      ? 0.58
      : /[mwMW@%]/.test(letter)
        ? 1.5
        : /\p{Lu}/u.test(letter)
          ? 1.15
          : 1;
    sum += mean * factor + spacing;
  }
  return sum;
}

/** The least width in em in which the text takes at most this many rows; undefined if it has more line breaks. */
function narrowest(lines: readonly (readonly number[])[], space: number, rows: number): number | undefined {
  const widths = lines.flatMap((words) =>
    words.flatMap((_, from) =>
      words.slice(from).map((_word, count) => lengthOf(words.slice(from, from + count + 1), space)),
    ),
  );
  const fitting = widths
    .toSorted((a, b) => a - b)
    .find((width) => lines.reduce((sum, words) => sum + rowsAt(words, space, width), 0) <= rows);
  return fitting;
}

function rowsAt(words: readonly number[], space: number, width: number): number {
  let [rows, used] = [1, 0];
  for (const word of words) {
    if (word > width) return Number.POSITIVE_INFINITY;
    const next = used === 0 ? word : used + space + word;
    if (next > width) {
      rows += 1;
      used = word;
    } else used = next;
  }
  return rows;
}

function lengthOf(words: readonly number[], space: number): number {
  return words.reduce((sum, word) => sum + word, 0) + space * (words.length - 1);
}
