/** Words of a request and of names, in the form that they are compared in. */

/** Words that say nothing of a color. */
const EMPTY = new Set(
  "a an and after all as at before by color colors colour colours during for from in into like mood my of on or our over palette palettes really some style the their theme to tone tones under with without".split(
    " ",
  ),
);

/** Words that only say how much there is of a color, before "of": "a hint of coral". */
const AMOUNTS = new Set(
  "accent accents bit dash hint hints pop pops shade shades splash splashes tint tints touch touches".split(
    " ",
  ),
);

/** Words of a brief that say nothing of a color beside others: what “coffee shop” means is coffee. */
const FILLERS = new Set(
  "app apps bar basic brand branding business company day design firm house idea ideas label lights living logo market medium office parlor parlour party place plain poster pure real resort restaurant room rooms salon shop shower site startup store studio theme themed true vibe vibes website".split(
    " ",
  ),
);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** In small letters without accents, in order; without empty words such as "of" and amounts, if there are others. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[’']s\b/gu, "");
  const words: readonly string[] = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter(
    (word, index) => !EMPTY.has(word) && !(AMOUNTS.has(word) && words[index + 1] === "of"),
  );
  return telling.length === 0 ? [...words] : telling;
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
    // What is left of a plural may have an ending of its own: "weddings", "roses".
    if (ending === "s") return stemOf(stem);
    // "foggy" is of "fog".
    return /([bdfgklmnprt])\1$/u.test(stem) && stem.length > 3 ? stem.slice(0, -1) : stem;
  }
  return word;
}
