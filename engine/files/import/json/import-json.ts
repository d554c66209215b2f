/**
 * Colors in JSON: Figma variables, Style Dictionary and Tokens Studio, Sketch palettes, and plain objects or
 * arrays with colors anywhere in them. import-dtcg.ts reads W3C design tokens.
 */

import { cleanName, FileProblem, MAX_COLORS, tooManyColors } from "#engine/bytes/file-problem.ts";
import { isColorSet, readColorSet } from "#engine/files/import/archives/import-color-sets.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { isDarkPath, nameOfPath, withShades } from "#engine/files/import/path-name.ts";
import type { ReadPalette } from "#engine/files/import/read-palette.ts";
import { isMistypedHex } from "#engine/parse/mistyped-hex.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { parseCss5Color } from "#engine/parse/parse-css5.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { readDtcg } from "./import-dtcg.ts";
import { isFigma, readFigma } from "./import-figma.ts";
import { boundedJson, channels, hasByteChannels, isRecord, MAX_NODES } from "./json-text.ts";
import { setPaths } from "./token-sets.ts";
import { unreadParts } from "./unread-parts.ts";

const MAX_ALIASES = 24;
/** Strings under these keys describe a color and are never colors themselves. */
const WORDS = /^(?:name|title|description|desc|id|comment|label|author|\$.*)$/i;
/** What is a color or a reference by its form. */
const UNREAD = /^#[\da-f]+$|^(?:rgba?|hsla?|oklch|oklab|lab|lch|color|color-mix)\(|^\{[^{}]+\}$/i;
/** A color under another notation beside it: the first that is there counts. */
const VALUE_KEYS = ["value", "hex", "color", "css", "rgb"];

interface Found {
  readonly path: readonly string[];
  readonly color: Color;
  readonly name: string | undefined;
  readonly dark: Color | undefined;
}

/** Throws a FileProblem on invalid JSON. */
export function readJson(text: string): ReadPalette {
  const root = boundedJson(text);
  if (/"\$value"\s{0,9}:/.test(text)) return readDtcg(root, text);
  if (isFigma(root)) return readFigma(root);
  if (isColorSet(root)) return readColorSet(root);
  const reader = new JsonReader(root);
  reader.visit(root, []);
  const list = entryList();
  for (const { path, color, name, dark } of withShades(reader.found)) {
    const own = name ?? nameOfPath(path);
    list.add({ name: own, color, isDark: dark === undefined && isDarkPath(path) });
    if (dark !== undefined) list.add({ name: own, color: dark, isDark: true });
  }
  return {
    format: "JSON",
    ...titleOf(root),
    colors: pairedColors(list.entries),
    ...unreadParts(text, reader.unread),
  };
}

class JsonReader {
  readonly found: Found[] = [];
  readonly unread: { path: readonly string[]; text: string; why: string }[] = [];
  private readonly root: unknown;
  private readonly isBytes: boolean;
  private readonly sets: readonly (readonly string[])[];
  private nodes = 0;

  constructor(root: unknown) {
    this.root = root;
    this.isBytes = hasByteChannels(root);
    this.sets = setPaths(root);
  }

  visit(node: unknown, path: readonly string[]): void {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) throw new FileProblem("holds more entries than any palette.");
    const color = this.colorOf(node, path, 0);
    if (color !== undefined) {
      if (this.found.length >= MAX_COLORS) throw tooManyColors();
      const beside = (key: string): Color | undefined =>
        isRecord(node) && Object.hasOwn(node, key)
          ? this.colorOf(node[key], [...path, "value"], 1)
          : undefined;
      const [dark, wide] = [beside("dark"), beside("wide")];
      this.found.push({
        path,
        color: wide ?? color,
        name: nameOf(node),
        dark: dark === undefined ? undefined : (beside("darkWide") ?? dark),
      });
      return;
    }
    if (typeof node === "string") this.noteUnread(node, path);
    else if (Array.isArray(node))
      for (const [index, child] of node.entries()) this.visit(child, [...path, String(index)]);
    else if (isRecord(node)) {
      const isHexMap = isMapOfHex(node);
      for (const key of Object.keys(node)) {
        const value = node[key];
        if (typeof value === "string" && WORDS.test(key)) continue;
        const isBare = isHexMap && typeof value === "string" && BARE_HEX.test(value);
        this.visit(isBare ? `#${value}` : value, [...path, key]);
      }
    }
  }

  private noteUnread(text: string, path: readonly string[]): void {
    if (isMistypedHex(text) || UNREAD.test(text))
      this.unread.push({
        path,
        text,
        why: "It is not a color, or refers to something that is not in the file.",
      });
  }

  /** The color of an object, string or reference; undefined if it has none. */
  private colorOf(node: unknown, path: readonly string[], depth: number): Color | undefined {
    if (typeof node === "string") return this.colorOfText(node, path, depth);
    if (!isRecord(node)) return undefined;
    const parts = channels(node, this.isBytes);
    if (parts !== undefined) return parts;
    for (const key of VALUE_KEYS) {
      if (!Object.hasOwn(node, key)) continue;
      const held = node[key];
      const color = isRecord(held)
        ? nameOf(node) === undefined && key !== "rgb"
          ? undefined
          : channels(held, this.isBytes)
        : Array.isArray(held)
          ? listColor(held)
          : this.colorOf(held, [...path, key], depth + 1);
      if (color !== undefined) return this.modified(color, node, path);
    }
    return undefined;
  }

  /** Tokens Studio changes a color by an extension; alpha alone is computed. */
  private modified(color: Color, node: Record<string, unknown>, path: readonly string[]): Color | undefined {
    const extensions = isRecord(node.$extensions) ? node.$extensions["studio.tokens"] : undefined;
    const modify = isRecord(extensions) && isRecord(extensions.modify) ? extensions.modify : undefined;
    if (modify === undefined) return color;
    const amount = Number(modify.value);
    if (modify.type === "alpha" && amount >= 0 && amount <= 1) return { ...color, alpha: amount };
    this.unread.push({
      path,
      text: `${String(modify.type)} ${String(modify.value)}`,
      why: "Tokens Studio changes this color by a modifier that is not computed here.",
    });
    return undefined;
  }

  private colorOfText(text: string, path: readonly string[], depth: number): Color | undefined {
    if (depth > MAX_ALIASES) return undefined;
    const alias = /^\{([^{}]{1,300})\}$/.exec(text)?.[1] ?? /^\$([\w.-]{1,300})$/.exec(text)?.[1];
    if (alias !== undefined) return this.colorOf(this.followPath(alias.split(".")), path, depth + 1);
    // "rgba({core.pale}, 0.4)", as Tokens Studio writes it.
    const [, inner = "", alpha = ""] =
      /^rgba?\(\s*(\{[^{}]{1,300}\}|#[\da-f]{3,8})\s*,\s*([\d.]+%?)\s*\)$/i.exec(text) ?? [];
    if (inner !== "") {
      const color = this.colorOfText(inner, path, depth + 1);
      const share = alpha.endsWith("%") ? Number.parseFloat(alpha) / 100 : Number(alpha);
      return color === undefined || !(share >= 0 && share <= 1) ? undefined : { ...color, alpha: share };
    }
    // In an array, or under a key that contains "hex", the "#" may be missing.
    const isBareAllowed = /^(?:\d+|hex|color|value|css)$/i.test(path.at(-1) ?? "0") && BARE_HEX.test(text);
    if (isBareAllowed) {
      const bare = parseColor(text);
      return bare.ok ? bare.color : undefined;
    }
    // Sketch and Figma write "#388700 100%".
    const opaque = text.replace(/^(#[\da-f]{6})\s+100%$/i, "$1");
    const plain = strictColor(opaque);
    if (plain !== undefined || !text.includes("(")) return plain;
    const parsed = parseCss5Color(text);
    return parsed.ok ? parsed.color : undefined;
  }

  /** From the root, or from a set of tokens. */
  private followPath(path: readonly string[]): unknown {
    for (const start of [[], ...this.sets]) {
      let found: unknown = this.root;
      for (const key of [...start, ...path])
        found = isRecord(found) && Object.hasOwn(found, key) ? found[key] : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

const BARE_HEX = /^(?:[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** An object whose texts are all hex values, with "#" or without. */
function isMapOfHex(node: Record<string, unknown>): boolean {
  const texts = Object.entries(node).filter(([key, value]) => typeof value === "string" && !WORDS.test(key));
  return texts.length > 0 && texts.every(([, value]) => BARE_HEX.test(String(value).replace(/^#/, "")));
}

/** `[18, 143, 200]` under a key that says what it is. */
function listColor(parts: readonly unknown[]): Color | undefined {
  const values = parts.filter((part): part is number => typeof part === "number" && part >= 0 && part <= 255);
  const [r = 0, g = 0, b = 0] = values;
  if (parts.length !== 3 || values.length !== 3) return undefined;
  const scale = Math.max(r, g, b) > 1 ? 255 : 1;
  return { space: "srgb", coords: [r / scale, g / scale, b / scale], alpha: 1 };
}

function nameOf(node: unknown): string | undefined {
  return isRecord(node) && typeof node.name === "string" ? cleanName(node.name) : undefined;
}

function titleOf(root: unknown): { title?: string } {
  if (!isRecord(root)) return {};
  const given = [root.title, Array.isArray(root.colors) ? root.name : undefined].find(
    (each) => typeof each === "string",
  );
  const title = typeof given === "string" ? cleanName(given) : undefined;
  return title === undefined ? {} : { title };
}
