/**
 * Colors in JSON: Figma variables, Style Dictionary and Tokens Studio, Sketch palettes, and plain objects or
 * arrays with colors anywhere in them. import-dtcg.ts reads W3C design tokens.
 */

import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors, strictColor } from "./color-entries.ts";
import { cleanName, FileProblem } from "./file-problem.ts";
import { readDtcg } from "./import-dtcg.ts";
import { isFigma, readFigma } from "./import-figma.ts";
import { boundedJson, channels, isRecord, MOST_NODES } from "./json-text.ts";
import { isDarkPath, nameOfPath } from "./path-name.ts";
import type { ReadPalette } from "./read-palette.ts";

const MOST_ALIASES = 24;
/** Strings under these keys describe a color and are never colors themselves. */
const WORDS = /^(?:name|title|description|desc|id|comment|label|author|\$.*)$/i;

/** Throws a FileProblem on invalid JSON. */
export function readJson(text: string): ReadPalette {
  const root = boundedJson(text);
  if (/"\$value"\s{0,9}:/.test(text)) return readDtcg(root);
  if (isFigma(root)) return readFigma(root);
  const list = entryList();
  let nodes = 0;
  const visit = (node: unknown, path: readonly string[]): void => {
    nodes += 1;
    if (nodes > MOST_NODES) throw new FileProblem("holds more entries than any palette.");
    const color = colorOf(node, root, path, 0);
    if (color !== undefined) {
      const beside = (key: string) => besideOf(node, key, root, path);
      const [dark, wide] = [beside("dark"), beside("wide")];
      const name = nameOf(node) ?? nameOfPath(path);
      list.add({ name, color: wide ?? color, isDark: dark === undefined && isDarkPath(path) });
      if (dark !== undefined) list.add({ name, color: beside("darkWide") ?? dark, isDark: true });
      return;
    }
    if (Array.isArray(node))
      for (const [index, child] of node.entries()) visit(child, [...path, String(index)]);
    else if (isRecord(node))
      for (const key of Object.keys(node))
        if (typeof node[key] !== "string" || !WORDS.test(key)) visit(node[key], [...path, key]);
  };
  visit(root, []);
  return { format: "JSON", ...titleOf(root), colors: pairedColors(list.entries) };
}

/** The color of an object, string or reference; undefined if it has none. */
function colorOf(node: unknown, root: unknown, path: readonly string[], depth: number): Color | undefined {
  if (typeof node === "string") return colorOfText(node, root, path, depth);
  if (!isRecord(node)) return undefined;
  const parts = channels(node);
  if (parts !== undefined) return parts;
  const key = ["value", "hex", "color", "css"].find(
    (each) => Object.hasOwn(node, each) && !isRecord(node[each]),
  );
  return key === undefined ? undefined : colorOf(node[key], root, [...path, key], depth + 1);
}

function colorOfText(text: string, root: unknown, path: readonly string[], depth: number): Color | undefined {
  const alias = /^\{([^{}]{1,300})\}$/.exec(text)?.[1];
  if (alias !== undefined) {
    if (depth > MOST_ALIASES) return undefined;
    return colorOf(followPath(root, alias.split(".")), root, path, depth + 1);
  }
  // In an array, or under a key that contains "hex", the "#" may be missing.
  const isBareAllowed =
    /^(?:\d+|hex|color|value|css)$/i.test(path.at(-1) ?? "0") && /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
  if (!isBareAllowed) return strictColor(text);
  const parsed = parseColor(text);
  return parsed.ok ? parsed.color : undefined;
}

/** Values next to a color's value: its dark one, and the wide-gamut values of both. */
function besideOf(node: unknown, key: string, root: unknown, path: readonly string[]): Color | undefined {
  return isRecord(node) && Object.hasOwn(node, key)
    ? colorOf(node[key], root, [...path, "value"], 1)
    : undefined;
}

function nameOf(node: unknown): string | undefined {
  return isRecord(node) && typeof node.name === "string" ? cleanName(node.name) : undefined;
}

function titleOf(root: unknown): { title?: string } {
  const given = isRecord(root) && typeof root.title === "string" ? cleanName(root.title) : undefined;
  return given === undefined ? {} : { title: given };
}

function followPath(node: unknown, path: readonly string[]): unknown {
  let found = node;
  for (const key of path) {
    if (!isRecord(found) || !Object.hasOwn(found, key)) return undefined;
    found = found[key];
  }
  return found;
}
