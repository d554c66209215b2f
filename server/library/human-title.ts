/**
 * The title that a palette of the seed data is shown under (LIB-1). Titles of data sets that are numbers of a series, or
 * that repeat a color, are replaced by one made from the names of the colors.
 */

/** "DK07", "System.#06", "Knotberry1": a number of a series at the end. */
const SERIES = /^\S*\d+$/;
/** Longer titles are cut under a plate. */
const MOST_LETTERS = 44;

/** `names` are those of the colors, in order; some may be empty or repeat. */
export function humanTitle(title: string, names: readonly string[]): string {
  const distinct = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))];
  const [first, second] = distinct;
  if (first === undefined || second === undefined || !isMachineMade(title)) return title;
  // A repeated color told two palettes of the same pair apart: the order does it as well.
  const pair = title.startsWith(`${first} and ${second}`) ? [second, first] : [first, second];
  const third = distinct[2];
  const made =
    third === undefined || pair[0] === first ? pair.join(" and ") : `${first}, ${second} and ${third}`;
  return made.length > MOST_LETTERS ? pair.join(" and ") : made;
}

function isMachineMade(title: string): boolean {
  if (SERIES.test(title)) return true;
  const parts = title.split(/, | and /);
  return new Set(parts).size < parts.length;
}
