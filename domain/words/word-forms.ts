/** Words of a request and of names, in the form that they are compared in. */

/** Words that say nothing of a color. */
const EMPTY = new Set(
  "a an and after all as at before by color colors colour colours during for from in into like mood my of on or our over palette really some style the their theme to tone tones under with without".split(
    " ",
  ),
);

/** In small letters without accents, in order; without empty words such as "of". */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’']s\b/gu, "");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !EMPTY.has(word));
}

/** Endings that are taken off, the longest first, and the fewest letters that must stay. */
const ENDINGS: readonly (readonly [ending: string, left: number])[] = [
  ["iness", 3],
  ["ening", 3],
  ["ish", 3],
  ["ies", 2],
  ["ing", 3],
  ["est", 4],
  ["ed", 3],
  ["es", 4],
  ["en", 4],
  ["er", 4],
  ["al", 5],
  ["y", 3],
  ["s", 3],
  ["e", 3],
];

/** The stem of a small-letter word: "rainy", "rains" and "rain" have one. Only good for comparing. */
export function stemOf(word: string): string {
  for (const [ending, left] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < left || word.endsWith("ss")) continue;
    const stem = word.slice(0, -ending.length);
    // "foggy" is of "fog".
    return /([bdfgklmnprt])\1$/u.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
  }
  return word;
}
