/** A name from the keys that lead to a color: the parts that say something. */

const SILENT =
  /^(?:\$?value|\$root|default|(?:colou?rs?|palettes?|tokens?|themes?)[-_ ]?(?:light|dark)?|extend|global|base|light|dark|hex|css|module|exports|swatches|\d+|)$/i;
const MOST_PARTS = 4;

/** "blue 500" for color → blue → 500; undefined when no part says anything. */
export function nameOfPath(path: readonly string[]): string | undefined {
  const kept = path.filter((part, index) => {
    if (!SILENT.test(part)) return true;
    // A step of a scale, or a number under a name, is part of the name; a place in a list is not.
    return /^\d+$/.test(part) && index > 0 && !SILENT.test(path[index - 1] ?? "");
  });
  if (kept.length > 0) return kept.slice(-MOST_PARTS).join(" ");
  return path.findLast((part) => /^(?:base|global|light|dark)$/i.test(part));
}

/** In a group called dark ("dark", "paletteDark"), or the dark value beside a color's own. */
export function isDarkPath(path: readonly string[]): boolean {
  const groups = path.slice(0, -1);
  if (groups.some((part) => /^(?:dark|(?:colou?rs?|palette|theme|tokens?)[-_ ]?dark)$/i.test(part)))
    return true;
  // `dark` at the top is a color called dark.
  return /^dark$/i.test(path.at(-1) ?? "") && !SILENT.test(path.at(-2) ?? "");
}
