/** The known word that a mistyped one most likely stands for. */

/** Undefined if no word is within a third of its length, at least one change. Swapped neighbors are one change. */
export function nearestWord(typed: string, words: readonly string[]): string | undefined {
  let best: { word: string; distance: number } | undefined;
  for (const word of words) {
    const distance = editDistance(typed, word);
    const isNear = distance <= Math.max(1, Math.floor(word.length / 3));
    if ((isNear || isBeginning(typed, word)) && (best === undefined || distance < best.distance))
      best = { word, distance };
  }
  return best?.word;
}

const isBeginning = (typed: string, word: string): boolean => typed.length >= 3 && word.startsWith(typed);

/** Optimal string alignment distance (Damerau 1964, Levenshtein 1966). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + change,
        isSwap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
