/** The mode of a value by its path of keys, in files that hold the colors of several modes. */

/** What stands in one of these is a mode, whatever it is called: of Material 3, MUI, Vuetify, daisyUI. */
const CONTAINER = /^(?:schemes|color-?schemes|themes|modes)$/i;
/** Words of the name of a mode that say nothing of which one it is. */
const EMPTY = /^(?:my|app|custom|theme|mode|scheme|palette|colou?rs?|tokens?|options|design|value)$/;
/** A key by which an object says its own mode (MUI 5, MUI 4, Zed). */
const OWN_MODE = /^(?:mode|type|color-?scheme|appearance)$/i;

/**
 * "dark" for "darkTheme" and "palette-dark", "dark-high" for "dark-high-contrast", "light-medium" for the medium contrast
 * of Material; undefined for words that say more than a mode.
 */
export function modeOfWords(text: string): string | undefined {
  const words = text
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !EMPTY.test(word));
  const schemes = words.filter((word) => /^(?:light|day|dark|night)$/.test(word));
  const rest = words.filter((word) => !schemes.includes(word));
  if (schemes.length !== 1 || rest.some((word) => !/^(?:high|medium|contrast|hc)$/.test(word)))
    return undefined;
  const scheme = /^(?:dark|night)$/.test(schemes[0] ?? "") ? "dark" : "light";
  if (rest.length === 0) return scheme;
  return rest.includes("medium") ? `${scheme}-medium` : `${scheme}-high`;
}

interface Pathed {
  readonly path: readonly string[];
}

export interface ModedPath {
  readonly mode?: string;
  /** Without the mode. */
  readonly path: readonly string[];
}

/**
 * The paths of one file. `texts` are all of its strings, by which objects say their own mode. A group "dark" is a mode,
 * but a ramp is none; a value "dark" is one if "light" stands beside it and nothing else.
 */
export function modedPaths(
  entries: readonly Pathed[],
  texts: readonly (Pathed & { readonly text: string })[],
) {
  const keyOf = (path: readonly string[]): string => path.join("\u0000");
  const groups = new Map<string, Set<string>>();
  for (const { path } of entries) {
    const group = keyOf(path.slice(0, -1));
    groups.set(group, (groups.get(group) ?? new Set<string>()).add(path.at(-1) ?? ""));
  }
  const own = new Map<string, string>();
  for (const { path, text } of texts)
    if (OWN_MODE.test(path.at(-1) ?? "") && /^(?:light|dark)$/.test(text))
      own.set(keyOf(path.slice(0, -1)), text);
  const [ramps, pairs] = [new Set<string>(), new Set<string>()];
  for (const [group, keys] of groups) {
    if ([...keys].some((key) => /^\d+$|^default$/i.test(key))) ramps.add(group);
    const modes = [...keys].map(modeOfWords);
    if (modes.includes("light") && modes.includes("dark") && modes.every((mode) => mode !== undefined))
      pairs.add(group);
  }
  return (path: readonly string[]): ModedPath => {
    for (const [index, part] of path.slice(0, -1).entries()) {
      // In a list of themes each says its name and mode by itself.
      const outer = path[index - 1] ?? "";
      const named = CONTAINER.test(outer) && !/^\d*$/.test(part) && !CONTAINER.test(part) ? part : undefined;
      const known = ramps.has(keyOf(path.slice(0, index + 1))) ? undefined : modeOfWords(part);
      const mode = known ?? named;
      if (mode !== undefined)
        return {
          mode,
          path: [...path.slice(0, index), ...path.slice(index + 1)].filter((each) => !CONTAINER.test(each)),
        };
    }
    const last = path.at(-1) ?? "";
    const group = path.slice(0, -1);
    if (/^_(?:light|dark)$/.test(last)) return { mode: last.slice(1), path: group };
    const leaf = pairs.has(keyOf(group)) ? modeOfWords(last) : undefined;
    if (leaf !== undefined) return { mode: leaf, path: group };
    for (let length = path.length - 1; length >= 0; length -= 1) {
      const said = own.get(keyOf(path.slice(0, length)));
      if (said !== undefined) return { mode: said, path };
    }
    return { path };
  };
}
