/**
 * The displayed title of a palette of the seed data (LIB-1). A title that is only a serial number, or that repeats a
 * color, is replaced by one made of the names of the colors.
 */

/** A title that ends in a serial number: "DK07", "System.#06", "Knotberry1". */
const SERIES = /^\S*\d+$/;
/** A card truncates titles that are longer than this. */
const MAX_LETTERS = 44;

/** `names` are the color names in order; some may be empty or repeated. */
export function humanTitle(title: string, names: readonly string[]): string {
  const distinct = [...new Set(names.map((name) => name.trim()).filter((name) => name !== ""))];
  const [first, second] = distinct;
  if (first === undefined || second === undefined || !isMachineMade(title)) return title;
  // The data set repeated a color in the title of a second palette with the same two colors; here their order is
  // reversed instead.
  const pair = title.startsWith(`${first} and ${second}`) ? [second, first] : [first, second];
  const third = distinct[2];
  const made =
    third === undefined || pair[0] === first ? pair.join(" and ") : `${first}, ${second} and ${third}`;
  return made.length > MAX_LETTERS ? pair.join(" and ") : made;
}

function isMachineMade(title: string): boolean {
  if (SERIES.test(title)) return true;
  const parts = title.split(/, | and /);
  return new Set(parts).size < parts.length;
}
