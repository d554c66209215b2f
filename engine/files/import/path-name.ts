/** Names a color by its path of keys, without the keys that carry no meaning. */

const SILENT =
  /^(?:\$?value|\$root|default|(?:colou?rs?|palettes?|(?:semantic)?tokens?|themes?)[-_ ]?(?:light|dark)?[-_ ]?(?:wide)?|extend|global|base|_?light|_?dark|(?:dark)?[-_ ]?wide|hex|css|module|exports|config|swatches|\d+|)$/i;
const MAX_PARTS = 4;

/** "blue 500" for color → blue → 500; undefined if no key carries meaning. */
export function nameOfPath(path: readonly string[]): string | undefined {
  const kept = path.filter((part, index) => {
    if (!SILENT.test(part)) return true;
    // A ramp step, or a number below a name, is part of the name; an array index is not.
    return /^\d+$/.test(part) && index > 0 && !SILENT.test(path[index - 1] ?? "");
  });
  if (kept.length > 0) return kept.slice(-MAX_PARTS).join(" ");
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
  // Chakra and Panda write a condition.
  if (path.at(-1) === "_dark") return true;
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

/** Keys whose neighbors light and dark are shades, and no modes. */
const SHADE_OF = /^(?:main|contrast-?text|lighter|darker|lightest|darkest)$/i;
/** Keys between light and dark. */
const MIDDLE = /^(?:default|base|normal|medium|regular|primary|hover|active|\d+)$/i;

/**
 * Entries whose keys light and dark are shades of one color, as in `{light, main, dark}` of MUI and `{light, DEFAULT,
 * dark}` of Tailwind, with the group's name joined to them, so that they are not taken as modes.
 */
export function withShades<Entry extends { readonly path: readonly string[] }>(
  entries: readonly Entry[],
): Entry[] {
  const groups = new Map<string, Set<string>>();
  const groupOf = (path: readonly string[]): string => path.slice(0, -1).join("\u0000");
  for (const { path } of entries)
    groups.set(
      groupOf(path),
      (groups.get(groupOf(path)) ?? new Set<string>()).add((path.at(-1) ?? "").toLowerCase()),
    );
  const isShaded = (keys: ReadonlySet<string>): boolean =>
    [...keys].some((key) => SHADE_OF.test(key)) ||
    (keys.has("light") && keys.has("dark") && [...keys].some((key) => MIDDLE.test(key)));
  return entries.map((entry) => {
    const { path } = entry;
    const [parent, own] = [path.at(-2), path.at(-1) ?? ""];
    const keys = groups.get(groupOf(path));
    const isShade =
      /^(?:light|dark)$/i.test(own) &&
      parent !== undefined &&
      parent !== "" &&
      keys !== undefined &&
      isShaded(keys);
    return isShade ? { ...entry, path: [...path.slice(0, -2), `${parent} ${own}`] } : entry;
  });
}
