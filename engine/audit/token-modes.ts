/** The modes of files of design tokens, and which parts of which files are of each. */
import { isRecord } from "#engine/files/import/json/json-text.ts";
import { modeOfWords } from "#engine/files/import/path-mode.ts";
import { RESOLVER_CONTEXTS } from "#engine/theme/outputs/write-theme-tokens.ts";
import { ownThemes } from "#engine/theme/reading/file-mode.ts";
import { THEME_MODES } from "#engine/theme/role-graph.ts";
import { colorNodes } from "./color-nodes.ts";

interface ModePart<File> {
  readonly file: File;
  readonly group: unknown;
  /** JSON Pointer of the group. */
  readonly path: string;
}

interface NamedFile {
  readonly name: string;
  readonly root: unknown;
  /** That of the file by its name or folder. */
  readonly mode?: string | undefined;
}

/** What every mode holds, and the modes; one that is light if nothing says otherwise. */
export function fileModes<File extends NamedFile>(files: readonly File[]) {
  const contexts = contextsOf(files);
  const shared: ModePart<File>[] = [];
  const modes = new Map<string, ModePart<File>[]>();
  const add = (mode: string, part: ModePart<File>): void => {
    modes.set(mode, [...(modes.get(mode) ?? []), part]);
  };
  for (const file of files) {
    const { root } = file;
    if (!isRecord(root) || Array.isArray(root.resolutionOrder)) continue;
    const groups = Object.keys(root).flatMap((key) => {
      const mode = modeName(key);
      return mode !== undefined && isRecord(root[key]) && !("$value" in root[key])
        ? [[key, mode] as const]
        : [];
    });
    const mode = contexts.get(baseName(file.name)) ?? file.mode ?? modeInFile(file.name, root);
    if (groups.length > 0) {
      for (const [key, group] of groups) add(group, { file, group: root[key], path: `/${key}` });
      const rest = Object.fromEntries(
        Object.entries(root).filter(([key]) => !groups.some(([grouped]) => grouped === key)),
      );
      shared.push({ file, group: rest, path: "" });
    } else if (mode === undefined) shared.push({ file, group: root, path: "" });
    else add(mode, { file, group: root, path: "" });
  }
  const apart = ownThemes(
    shared.map(({ file, group, path }) => ({
      path: file.name,
      names: new Set(colorNodes(group, path).map(({ keys }) => keys.join("."))),
    })),
  );
  for (const [index, theme] of apart.entries()) {
    const part = shared[index];
    if (theme !== undefined && part !== undefined) add(theme, part);
  }
  const common = shared.filter((_part, index) => apart[index] === undefined);
  for (const mode of common.flatMap(({ group }) => [...tokenModes(group)]))
    if (!modes.has(mode)) modes.set(mode, []);
  if (modes.size === 0) modes.set("light", []);
  const order = (name: string): number => {
    const index = THEME_MODES.findIndex((mode) => mode === name);
    return index === -1 ? THEME_MODES.length : index;
  };
  return {
    shared: common,
    modes: [...modes]
      .map(([name, parts]) => ({ name, parts }))
      .toSorted((a, b) => order(a.name) - order(b.name) || (a.name < b.name ? -1 : 1)),
  };
}

/** The scheme and contrast of a mode by its name; one that says nothing is light. */
export function modeFacts(name: string) {
  return {
    name,
    scheme: /(?:^|[-_ ])(?:dark|night|darkest|g90|g100)/i.test(name) ? ("dark" as const) : ("light" as const),
    isHigh: /contrast|-high$/i.test(name),
  };
}

/** "dark-high" for "darkContrast" and "dark-high-contrast"; undefined for a word that is no mode. */
function modeName(word: string): string | undefined {
  const known = THEME_MODES.find((mode) => mode === word || RESOLVER_CONTEXTS[mode] === word);
  if (known !== undefined) return known;
  const match = /^(light|dark|night|day)[-_ ]?(high[-_ ]?contrast|contrast|hc|high)?$/i.exec(word);
  if (match === null) return undefined;
  const scheme = /^(?:dark|night)$/i.test(match[1] ?? "") ? "dark" : "light";
  return match[2] === undefined ? scheme : `${scheme}-high`;
}

/** What Figma writes into a file of one mode, and Carbon into those of its themes. */
function modeInFile(name: string, root: Readonly<Record<string, unknown>>): string | undefined {
  if (!isRecord(root.$extensions)) return undefined;
  const { "com.figma.modeName": title, "org.carbon": carbon } = root.$extensions;
  if (typeof title === "string") return modeOfWords(title);
  return isRecord(carbon) && typeof carbon["color-scheme"] === "string"
    ? baseName(name).replace(/(?:\.tokens)?\.json$/i, "")
    : undefined;
}

/** The modes that tokens name in `$extensions.mode` (Terrazzo) or in sets (Spectrum). */
function tokenModes(root: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  let left = 20_000;
  const visit = (node: unknown, depth: number): void => {
    left -= 1;
    if (!isRecord(node) || depth > 24 || left < 0) return;
    const { $extensions: extensions, sets } = node;
    const modes = isRecord(extensions) && isRecord(extensions.mode) ? extensions.mode : sets;
    if (isRecord(modes))
      for (const key of Object.keys(modes)) {
        const mode = modeName(key);
        if (mode !== undefined) found.add(mode);
      }
    for (const inner of Object.values(node)) visit(inner, depth + 1);
  };
  visit(root, 0);
  // A value without a mode is that of light.
  return found.size === 0 ? found : new Set(["light", ...found]);
}

/** The names of files, without folders, that resolvers refer to, with the mode of the context. */
function contextsOf(files: readonly NamedFile[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { root } of files) {
    if (!isRecord(root) || !Array.isArray(root.resolutionOrder) || !isRecord(root.modifiers)) continue;
    for (const modifier of Object.values(root.modifiers)) {
      if (!isRecord(modifier) || !isRecord(modifier.contexts)) continue;
      for (const [context, sources] of Object.entries(modifier.contexts))
        for (const source of Array.isArray(sources) ? sources : [])
          if (isRecord(source) && typeof source.$ref === "string")
            found.set(baseName(source.$ref), modeName(context) ?? context);
    }
  }
  return found;
}

const baseName = (name: string): string => name.slice(name.lastIndexOf("/") + 1);
