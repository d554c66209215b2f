/**
 * Reads a theme back from design tokens: one file a mode, with or without the resolver that names their modes, or one
 * file with a group for each mode.
 */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { dtcgColor } from "#engine/files/import/json/import-dtcg.ts";
import { type JsonPlace, jsonLine, jsonPlaces } from "#engine/files/import/json/json-places.ts";
import { boundedJson, isRecord } from "#engine/files/import/json/json-text.ts";
import { modeOfWords } from "#engine/files/import/path-mode.ts";
import { formatHex } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { RESOLVER_CONTEXTS, type ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import {
  isPrimaryToken,
  isRoleToken,
  type RoleToken,
  THEME_MODES,
  type ThemeModeName,
} from "#engine/theme/role-graph.ts";
import { fileModes } from "./file-mode.ts";
import {
  NO_NAMES,
  type OtherColor,
  type ReadColors,
  type ThemeReading,
  type TokenNames,
  TRANSLUCENT,
  type UnreadProperty,
  withSuggestions,
} from "./theme-reading.ts";
import { respelling } from "./token-names.ts";
import { mergedTrees, tokenNodes } from "./token-nodes.ts";

/** A group of colors may have any of these names, or none. */
const GROUPS = ["color", "colors"];

interface TokensReading {
  readonly ok: true;
  readonly colors: ReadColors;
  readonly unread: readonly UnreadProperty[];
  readonly others: readonly OtherColor[];
}

/**
 * The mode of a file is the resolver's context that refers to it, or else what its name or its folder says; any other file
 * is shared by the modes of the others, or light if it is the only one. Never throws.
 */
export function readThemeTokens(files: readonly ThemeFile[], given = NO_NAMES): ThemeReading {
  const read = readTokens(files, given);
  if (!read.ok) return read;
  const { colors: modes, unread, others } = read;
  if (THEME_MODES.some((mode) => (modes[mode]?.size ?? 0) > 0))
    return { ok: true, kind: "Design tokens", modes, unread, others };
  const [first] = unread;
  return first === undefined
    ? {
        ok: false,
        message: `There are no tokens of a theme in ${files.length === 1 ? "this file" : "these files"}.`,
        ...(others.length > 0 && { others }),
      }
    : { ok: false, message: `${first.name} cannot be read. ${first.why}`, line: first.line };
}

/**
 * Each mode with its tokens; not ok for invalid JSON and for files without a mode. Never throws.
 */
function readTokens(
  files: readonly ThemeFile[],
  given: TokenNames,
): TokensReading | Extract<ThemeReading, { ok: false }> {
  const roots: unknown[] = [];
  for (const file of files) {
    try {
      roots.push(boundedJson(file.text));
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      return { ok: false, message: `${file.name} ${error.message}`, line: jsonLine(file.text) };
    }
  }
  const { own, shared, problem } = partsOf(files, roots);
  if (problem !== undefined) return { ok: false, message: problem };
  const colors: Partial<Record<ThemeModeName, Map<RoleToken, Color>>> = {};
  const unread = new Map<string, UnreadProperty>();
  const others = new Map<string, OtherColor>();
  const modes = [...new Set(own.map(({ mode }) => mode))];
  const parts = [...own, ...modes.flatMap((mode) => shared.map((part) => ({ ...part, mode })))];
  for (const { file, name, ...part } of parts) {
    // References point into what all modes share as well, and what is of the mode counts over it.
    const tree = [...shared, ...own.filter(({ mode }) => mode === part.mode)].reduce<unknown>(
      (all, { root }) => mergedTrees(all, root),
      {},
    );
    const read = readMode(part, tree, file.places, given);
    const held = colors[part.mode] ?? new Map<RoleToken, Color>();
    const isShared = part.root === part.group && shared.some(({ root }) => root === part.root);
    if (!isShared && [...read.colors.keys()].some((token) => held.has(token)))
      return { ok: false, message: `${file.name} is the second file of the mode ${part.mode}.` };
    for (const [token, color] of read.colors) if (!held.has(token)) held.set(token, color);
    colors[part.mode] = held;
    for (const each of read.unread)
      unread.set(`${name} ${each.name} ${each.line}`, { ...each, name: `${name}: ${each.name}` });
    for (const other of read.others) {
      const known = others.get(other.name);
      const values = { [part.mode]: other.color, ...known?.values };
      others.set(other.name, { name: other.name, line: known?.line ?? other.line, values });
    }
  }
  return {
    ok: true,
    colors,
    unread: [...unread.values()],
    others: withSuggestions([...others.values()], colors),
  };
}

interface FilePart {
  readonly file: { readonly name: string; readonly places: ReadonlyMap<string, JsonPlace> };
  /** What an unread value is of: the file, with its mode if it has several. */
  readonly name: string;
  readonly root: unknown;
  readonly group: unknown;
  /** JSON Pointer of the group. */
  readonly path: string;
}

/** What is of each mode, and what all share: files of no mode beside those that have one. */
function partsOf(files: readonly ThemeFile[], roots: readonly unknown[]) {
  const contexts = contextsOf(roots);
  const said = fileModes(files.map(({ name }) => name));
  const own: (FilePart & { readonly mode: ThemeModeName })[] = [];
  const shared: FilePart[] = [];
  for (const [index, { name, text }] of files.entries()) {
    const root = roots[index];
    if (isResolver(root)) continue;
    const part = { file: { name, places: jsonPlaces(text) }, name, root };
    const groups = modeGroups(root);
    const mode = contexts.get(baseName(name)) ?? said[index] ?? figmaMode(root);
    const known = THEME_MODES.find((each) => each === mode);
    if (groups.length > 0)
      own.push(...groups.map((group) => ({ ...part, ...group, name: `${name}, ${group.mode}` })));
    else if (known !== undefined) own.push({ ...part, group: root, path: "", mode: known });
    else if (mode === undefined) shared.push({ ...part, group: root, path: "" });
    else return { own, shared, problem: `${name} is of the mode ${mode}, which a theme here has not.` };
  }
  const [first, more] = shared;
  if (own.length > 0 || first === undefined) return { own, shared };
  return more === undefined
    ? { own: [{ ...first, mode: "light" as const }], shared: [] }
    : { own, shared, problem: `${first.name} is of no mode: name it light, dark, light-high or dark-high.` };
}

interface ModePart {
  readonly mode: ThemeModeName;
  readonly group: unknown;
  /** JSON Pointer of the group. */
  readonly path: string;
}

/** The groups of a file with several modes; empty for a file of one mode. */
function modeGroups(root: unknown): ModePart[] {
  if (!isRecord(root)) return [];
  return THEME_MODES.flatMap((mode) =>
    [...new Set([RESOLVER_CONTEXTS[mode], mode])].flatMap((name) =>
      isRecord(root[name]) && !("$value" in root[name])
        ? [{ mode, group: root[name], path: `/${name}` }]
        : [],
    ),
  );
}

function readMode(
  { group: root, path }: Pick<FilePart, "group" | "path">,
  file: unknown,
  where: ReadonlyMap<string, JsonPlace>,
  given: TokenNames,
) {
  const colors = new Map<RoleToken, Color>();
  const unread: UnreadProperty[] = [];
  const others: { readonly name: string; readonly line: number; readonly color: Color }[] = [];
  const found = tokenNodes(root, path);
  const spell = respelling(found.map(({ keys }) => keys.at(-1) ?? ""));
  // A group around all of it, as a prefix makes one, says nothing.
  const [outer] = found[0]?.keys ?? [];
  const depth = found.every(({ keys }) => keys.length > 1 && keys[0] === outer) ? 1 : 0;
  const inner = found.map((each) => ({ ...each, path: each.keys.slice(depth).map(spell) }));
  // Other systems have a primary, too, which is their brand.
  const isOurs = inner.some(({ path: names }) => names.at(-1) === "brand-edge");
  const nodes = inner.map((each) => ({ ...each, token: tokenOf(each, given, isOurs) }));
  // What a person says counts before what a name says.
  for (const { keys, path: names, node, at, token } of nodes.toSorted(
    (a, b) => said(b.keys, given) - said(a.keys, given),
  )) {
    const name = keys.join(".");
    const color = dtcgColor(node, file);
    const line = where.get(at)?.line ?? 1;
    if (token === undefined) {
      // A step of a ramp beside tokens that refer to it is no use of its own.
      const isStep = names[0] === "ramp" && given.get(name) === undefined;
      if (color !== undefined && color !== "circle" && !isStep) others.push({ name, line, color });
      continue;
    }
    const why =
      color === "circle"
        ? "It refers to itself."
        : color === undefined
          ? "Its value is not a color."
          : (color.alpha ?? 0) < 1
            ? TRANSLUCENT
            : isOther(colors.get(token), color)
              ? `It stands for ${token}, as an earlier name with another color does.`
              : undefined;
    if (why !== undefined) unread.push({ name: given.has(name) ? name : token, line, why });
    else if (color !== undefined && color !== "circle" && !colors.has(token)) {
      colors.set(token, color);
    }
  }
  return { colors, unread, others: others.toSorted((a, b) => a.line - b.line) };
}

/** A token by its own name at the top or in a group of colors, or by what a person says of its path. */
function tokenOf(
  { keys, path }: { readonly keys: readonly string[]; readonly path: readonly string[] },
  given: TokenNames,
  isOurs: boolean,
): RoleToken | undefined {
  const token = given.get(keys.join("."));
  if (token !== undefined) return token === "none" ? undefined : token;
  if (!isOurs && isPrimaryToken(path.at(-1) ?? "")) return undefined;
  const [first = "", second] = path;
  if (path.length === 1) return isRoleToken(first) ? first : undefined;
  return path.length === 2 && GROUPS.includes(first) && second !== undefined && isRoleToken(second)
    ? second
    : undefined;
}

const isOther = (known: Color | undefined, color: Color | undefined): boolean =>
  known !== undefined && color !== undefined && formatHex(known) !== formatHex(color);

const said = (keys: readonly string[], given: TokenNames): number => (given.has(keys.join(".")) ? 1 : 0);

function isResolver(root: unknown): boolean {
  return isRecord(root) && Array.isArray(root.resolutionOrder);
}

/** The names of files, without folders, that resolvers refer to, with the mode of the context. */
function contextsOf(roots: readonly unknown[]): Map<string, ThemeModeName> {
  const found = new Map<string, ThemeModeName>();
  for (const root of roots) {
    if (!isRecord(root) || !isResolver(root) || !isRecord(root.modifiers)) continue;
    for (const modifier of Object.values(root.modifiers)) {
      if (!isRecord(modifier) || !isRecord(modifier.contexts)) continue;
      for (const mode of THEME_MODES) {
        const sources = modifier.contexts[RESOLVER_CONTEXTS[mode]];
        for (const source of Array.isArray(sources) ? sources : [])
          if (isRecord(source) && typeof source.$ref === "string") found.set(baseName(source.$ref), mode);
      }
    }
  }
  return found;
}

const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/** Figma says the mode of a file in it, in words. */
function figmaMode(root: unknown): string | undefined {
  const extensions = isRecord(root) ? root.$extensions : undefined;
  const title = isRecord(extensions) ? extensions["com.figma.modeName"] : undefined;
  return typeof title === "string" ? modeOfWords(title) : undefined;
}
