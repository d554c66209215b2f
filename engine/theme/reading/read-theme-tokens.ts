/** Reads a theme back from design tokens: one file a mode, with or without the resolver that names their modes. */
import { FileProblem } from "#engine/files/import/file-problem.ts";
import { dtcgColor } from "#engine/files/import/import-dtcg.ts";
import { boundedJson, isRecord } from "#engine/files/import/json-text.ts";
import type { Color } from "#engine/space/color.ts";
import { RESOLVER_CONTEXTS, type ThemeFile } from "#engine/theme/outputs/write-theme-tokens.ts";
import { isRoleToken, type RoleToken, THEME_MODES, type ThemeModeName } from "#engine/theme/role-graph.ts";
import type { ThemeReading, UnreadProperty } from "./read-theme-css.ts";

/** A group of colors may have any of these names, or none. */
const GROUPS = ["color", "colors"];

/**
 * A file is of the mode in whose context the resolver refers to it, else of the mode that its name begins with; any
 * other file is read as light if it is the only one. Never throws.
 */
export function readThemeTokens(files: readonly ThemeFile[]): ThemeReading {
  const modes: Partial<Record<ThemeModeName, ReadonlyMap<RoleToken, Color>>> = {};
  const unread: UnreadProperty[] = [];
  const roots = new Map<ThemeFile, unknown>();
  for (const file of files) {
    try {
      roots.set(file, boundedJson(file.text));
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      const line = brokenLine(file.text);
      return { ok: false, message: `${file.name} ${error.message}`, ...(line !== undefined && { line }) };
    }
  }
  const contexts = contextsOf([...roots.values()]);
  const tokens = [...roots].filter(([, root]) => !isResolver(root));
  for (const [file, root] of tokens) {
    const mode =
      contexts.get(file.name) ?? modeOfName(file.name) ?? (tokens.length === 1 ? "light" : undefined);
    if (mode === undefined)
      return {
        ok: false,
        message: `${file.name} is of no mode: name it light, dark, light-high or dark-high.`,
      };
    if (modes[mode] !== undefined)
      return { ok: false, message: `${file.name} is the second file of the mode ${mode}.` };
    const read = readMode(root, file.text);
    modes[mode] = read.colors;
    unread.push(...read.unread.map((each) => ({ ...each, name: `${file.name}: ${each.name}` })));
  }
  if (THEME_MODES.some((mode) => (modes[mode]?.size ?? 0) > 0)) return { ok: true, modes, unread };
  const [first] = unread;
  return first === undefined
    ? { ok: false, message: "There are no tokens of a theme in these files." }
    : { ok: false, message: `${first.name} cannot be read. ${first.why}`, line: first.line };
}

function readMode(root: unknown, text: string) {
  const colors = new Map<RoleToken, Color>();
  const unread: UnreadProperty[] = [];
  const groups = [root, ...GROUPS.map((name) => (isRecord(root) ? root[name] : undefined))].filter(isRecord);
  for (const group of groups) {
    for (const [name, node] of Object.entries(group)) {
      if (!isRoleToken(name) || !isRecord(node)) continue;
      const color = dtcgColor(node, root);
      if (color === "circle") unread.push({ name, line: lineOf(text, name), why: "It refers to itself." });
      else if (color === undefined)
        unread.push({ name, line: lineOf(text, name), why: "Its value is not a color." });
      else colors.set(name, color);
    }
  }
  return { colors, unread };
}

function isResolver(root: unknown): boolean {
  return isRecord(root) && Array.isArray(root.resolutionOrder);
}

/** The names of files that resolvers refer to, with the mode of the context. */
function contextsOf(roots: readonly unknown[]): Map<string, ThemeModeName> {
  const found = new Map<string, ThemeModeName>();
  for (const root of roots) {
    if (!isRecord(root) || !isResolver(root) || !isRecord(root.modifiers)) continue;
    for (const modifier of Object.values(root.modifiers)) {
      if (!isRecord(modifier) || !isRecord(modifier.contexts)) continue;
      for (const mode of THEME_MODES) {
        const sources = modifier.contexts[RESOLVER_CONTEXTS[mode]];
        for (const source of Array.isArray(sources) ? sources : [])
          if (isRecord(source) && typeof source.$ref === "string")
            found.set(source.$ref.replace(/^\.\//, ""), mode);
      }
    }
  }
  return found;
}

function modeOfName(name: string): ThemeModeName | undefined {
  return THEME_MODES.find((mode) => name.startsWith(`${mode}.`));
}

/** The line, from 1, where the text first has a member of this name. */
function lineOf(text: string, name: string): number {
  const at = text.search(new RegExp(`"${name}"\\s*:`));
  return text.slice(0, Math.max(0, at)).split("\n").length;
}

/** Undefined where the engine of the browser does not say the place of the mistake. */
function brokenLine(text: string): number | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    const line = error instanceof SyntaxError ? /line (\d+)/.exec(error.message)?.[1] : undefined;
    return line === undefined ? undefined : Number(line);
  }
  return undefined;
}
