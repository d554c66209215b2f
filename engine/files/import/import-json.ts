/**
 * Colors in JSON: Figma variables, Style Dictionary and Tokens Studio, Sketch palettes, and plain objects or lists with
 * colors anywhere in them. W3C design tokens are read by import-dtcg.ts.
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
/** Text under these keys describes a color and is none, whatever it says. */
const WORDS = /^(?:name|title|description|desc|id|comment|label|author|\$.*)$/i;

/** Throws a FileProblem on what is no JSON. */
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
      const dark = darkOf(node, root, path);
      const name = nameOf(node) ?? nameOfPath(path);
      list.add({ name, color, isDark: dark === undefined && isDarkPath(path) });
      if (dark !== undefined) list.add({ name, color: dark, isDark: true });
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

/** What an object, a string or a reference says of its color; undefined where it says nothing. */
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
  // A list or a key that says hex may leave out the "#".
  const isBareAllowed =
    /^(?:\d+|hex|color|value|css)$/i.test(path.at(-1) ?? "0") && /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
  if (!isBareAllowed) return strictColor(text);
  const parsed = parseColor(text);
  return parsed.ok ? parsed.color : undefined;
}

function darkOf(node: unknown, root: unknown, path: readonly string[]): Color | undefined {
  return isRecord(node) && Object.hasOwn(node, "dark")
    ? colorOf(node.dark, root, [...path, "value"], 1)
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
