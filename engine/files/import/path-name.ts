/** Names a color by its path of keys, without the keys that carry no meaning. */

const SILENT =
  /^(?:\$?value|\$root|default|(?:colou?rs?|palettes?|tokens?|themes?)[-_ ]?(?:light|dark)?[-_ ]?(?:wide)?|extend|global|base|light|dark|(?:dark)?[-_ ]?wide|hex|css|module|exports|swatches|\d+|)$/i;
const MOST_PARTS = 4;

/** "blue 500" for color → blue → 500; undefined if no key carries meaning. */
export function nameOfPath(path: readonly string[]): string | undefined {
  const kept = path.filter((part, index) => {
    if (!SILENT.test(part)) return true;
    // A ramp step, or a number below a name, is part of the name; an array index is not.
    return /^\d+$/.test(part) && index > 0 && !SILENT.test(path[index - 1] ?? "");
  });
  if (kept.length > 0) return kept.slice(-MOST_PARTS).join(" ");
  return path.findLast((part) => /^(?:base|global|light|dark)$/i.test(part));
}

/** Whether the path is in a group named dark ("dark", "paletteDark"), or ends in a color's dark value. */
export function isDarkPath(path: readonly string[]): boolean {
  const groups = path.slice(0, -1);
  if (
    groups.some((part) =>
      /^(?:dark|(?:colou?rs?|palette|theme|tokens?)[-_ ]?dark)(?:[-_ ]?wide)?$/i.test(part),
    )
  )
    return true;
  // At the top level `dark` is a color named dark.
  return /^dark(?:[-_ ]?wide)?$/i.test(path.at(-1) ?? "") && !SILENT.test(path.at(-2) ?? "");
}

/**
 * Whether the path is in a group of wide-gamut values ("paletteWide"), or ends in such a value next to its fallback.
 */
export function isWidePath(path: readonly string[]): boolean {
  return path.some(
    (part, index) =>
      /^(?:(?:colou?rs?|palette|theme|tokens?)[-_ ]?)?(?:dark)?[-_ ]?wide$/i.test(part) &&
      (index < path.length - 1 || !SILENT.test(path.at(-2) ?? "")),
  );
}
