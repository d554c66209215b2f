/**
 * Colors in YAML: schemes of terminals and editors (base16 and base24, https://github.com/tinted-theming/home/blob/main/styling.md;
 * Alacritty, Warp, k9s), with the names of the maps that they stand in. Of YAML only maps and lists in lines are read.
 */
import { cleanName } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { nameOfPath } from "#engine/files/import/path-name.ts";
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";
import { bareHex, MEANT, NO_WHOLE_HEX, schemeColor, unquoted } from "./scheme-color.ts";

const MAX_TEXT = 2_000_000;
const MAX_LINE = 2000;
const EMPTY = /^\s*(?:#.*)?$|^(?:---|\.\.\.|%YAML)/;
const ENTRY = /^( *)(?:- +)?("[^"]{1,200}"|'[^']{1,200}'|[\w@$][\w .+/@$-]{0,200}?)\s*:(?:\s+(\S.*?))?\s*$/;
const ITEM = /^( *)- +(\S.*?)\s*$/;
/** The ends of lines in other languages. */
const OTHER_LANGUAGE = /[;{,]\s*$/;
/** The keys of base16 and base24 say that six digits are a color, although they may be a number, too. */
const BASE = /^base[\da-f]{2}$/i;
/** The value begins with a color and goes on. */
const SEVERAL = /^#[\da-f]{3,8}\b/i;
const TITLE = /^(?:scheme|name|title)$/i;

/** Undefined for a text of another kind: flat lines of names and values are rows, unless a value is in quotes. */
export function readYaml(text: string): ReadPalette | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const lines = text.split(/\r\n|\n|\r/);
  if (!isYaml(lines)) return undefined;
  const list = entryList();
  const unread: UnreadPart[] = [];
  let title: string | undefined;
  let path: readonly { readonly indent: number; readonly key: string }[] = [];
  for (const [index, line] of lines.entries()) {
    if (EMPTY.test(line)) continue;
    const [, space = "", quotedKey = "", value = ""] = ENTRY.exec(line) ?? [];
    const [, itemSpace = "", item = ""] = quotedKey === "" ? (ITEM.exec(line) ?? []) : [];
    const indent = (quotedKey === "" ? itemSpace : space).length;
    // An item stands in its list even where it is not indented.
    path = path.filter((each) => each.indent < indent || (item !== "" && each.indent === indent));
    if (quotedKey !== "") path = [...path, { indent, key: unquoted(quotedKey) }];
    const key = path.at(-1)?.key ?? "";
    for (const held of valuesOf(quotedKey === "" ? item : value)) {
      const color = BASE.test(key) ? (bareHex(held) ?? schemeColor(held)) : schemeColor(held);
      if (color !== undefined) list.add({ name: nameOfPath(path.map((each) => each.key)), color });
      else if (MEANT.test(held) || SEVERAL.test(held) || BASE.test(key))
        unread.push({ line: index + 1, text: line.trim().slice(0, 200), why: NO_WHOLE_HEX });
      else if (TITLE.test(key) && path.length === 1) title ??= cleanName(held);
    }
  }
  return {
    format: "YAML",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

/** Every line is one of YAML, and a map stands in another or a value in quotes. */
function isYaml(lines: readonly string[]): boolean {
  const full = lines.filter((line) => !EMPTY.test(line));
  const isOfYaml = (line: string): boolean =>
    line.length <= MAX_LINE && !OTHER_LANGUAGE.test(line) && (ENTRY.test(line) || ITEM.test(line));
  if (full.length === 0 || !full.every(isOfYaml)) return false;
  const isQuoted = (line: string): boolean => /:\s+["']#?(?:0x)?[\da-f]{3,8}["']/i.test(line);
  // A map is further in than its key; the items of a list may stand below it.
  const isHead = (line: string, index: number): boolean => {
    const next = full[index + 1] ?? "";
    if (!/:\s*(?:#\s.*)?$/.test(line)) return false;
    return indentOf(next) > indentOf(line) || (ITEM.test(next) && indentOf(next) === indentOf(line));
  };
  return full.some((line, index) => isQuoted(line) || isHead(line, index));
}

const indentOf = (line: string): number => line.search(/\S|$/);

/** The value without a comment behind it, or those of a list in one line. */
function valuesOf(value: string): readonly string[] {
  if (value === "") return [];
  if (value.startsWith("["))
    return [...value.matchAll(/"[^"]{0,200}"|'[^']{0,200}'|[^\s,[\]]{1,200}/g)].map(([each]) =>
      unquoted(each),
    );
  const quoted = /^("[^"]*"|'[^']*')\s*(?:#.*)?$/.exec(value)?.[1];
  return [unquoted(quoted ?? value.replace(/\s+#.*$/, ""))];
}
