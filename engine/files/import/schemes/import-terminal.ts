/**
 * Colors in the settings of terminals: kitty (https://sw.kovidgoyal.net/kitty/conf/), Ghostty
 * (https://ghostty.org/docs/config/reference) and X resources (X(7), "RESOURCES", and XParseColor(3) for their colors).
 */
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { bareHex } from "./scheme-color.ts";

const MAX_TEXT = 2_000_000;
const MAX_LINE = 500;
/** Settings that take a color; only for them a word is one. */
const COLOR_KEY = /colou?r|foreground|background|cursor|selection|border|palette|^mark\d/i;

interface Kind {
  readonly format: string;
  /** What tells it from other texts, in as many lines. */
  readonly mark: RegExp;
  readonly least: number;
  readonly comment: RegExp;
  /** Key and value. */
  readonly entry: RegExp;
}

const KINDS: readonly Kind[] = [
  {
    format: "Ghostty theme",
    mark: /^[ \t]*palette[ \t]*=[ \t]*\d{1,3}[ \t]*=/gm,
    least: 1,
    comment: /^#/,
    entry: /^([\w-]{1,60})\s*=\s*(\S.*)$/,
  },
  {
    format: "X resources",
    mark: /^[ \t]*(?:[\w-]{1,60})?[*.][\w*.-]{0,60}(?:color\d{1,3}|foreground|background|cursorColor)[ \t]*:/gim,
    least: 1,
    comment: /^!/,
    entry: /^(?:#define\s+(\w{1,60})\s+|[\w-]*[*.](?:[\w-]*[*.])*([\w-]{1,60})\s*:\s*)(\S.*)$/,
  },
  {
    format: "kitty theme",
    mark: /^(?:foreground|background|cursor|selection_\w{1,20}|color\d{1,3})[ \t]+#[\da-f]{3,6}[ \t]*$/gim,
    least: 2,
    comment: /^#/,
    entry: /^([a-z]\w{1,60})\s+(\S.*)$/,
  },
];

/** Undefined for a text of another kind. */
export function readTerminal(text: string): ReadPalette | undefined {
  const kind =
    text.length > MAX_TEXT
      ? undefined
      : KINDS.find(({ mark, least }) => (text.match(mark)?.length ?? 0) >= least);
  if (kind === undefined) return undefined;
  const list = entryList();
  const unread: UnreadPart[] = [];
  const defined = new Map<string, string>();
  for (const [index, whole] of text.split(/\r\n|\n|\r/).entries()) {
    const line = whole.trim().slice(0, MAX_LINE);
    const parts = line === "" || kind.comment.test(line) ? null : kind.entry.exec(line);
    const [defines, key = defines ?? "", value = ""] =
      kind.format === "X resources" ? (parts ?? []).slice(1) : [undefined, ...(parts ?? []).slice(1)];
    if (defines !== undefined) {
      defined.set(defines, value);
      continue;
    }
    const [, number, ofPalette] = /^(\d{1,3})\s*=\s*(\S+)$/.exec(value) ?? [];
    const held = defined.get(value) ?? ofPalette ?? value;
    const color = COLOR_KEY.test(key) ? terminalColor(held) : undefined;
    if (color !== undefined) list.add({ name: number === undefined ? key : `${key} ${number}`, color });
    else if (/^(?:#|rgbi?:)/i.test(held))
      unread.push({ line: index + 1, text: line.slice(0, 200), why: "This is no color of a terminal." });
  }
  return { format: kind.format, colors: pairedColors(list.entries), ...(unread.length > 0 && { unread }) };
}

/** "#1e1e2e", "1e1e2e", "rgb:1e/1e/2e" with one to four digits each, or a name. */
function terminalColor(text: string): Color | undefined {
  const channels = /^rgb:([\da-f]{1,4})\/([\da-f]{1,4})\/([\da-f]{1,4})$/i.exec(text)?.slice(1);
  if (channels === undefined) return bareHex(text) ?? strictColor(text);
  const [r = 0, g = 0, b = 0] = channels.map(
    (digits) => Number.parseInt(digits, 16) / (16 ** digits.length - 1),
  );
  return { space: "srgb", coords: [r, g, b], alpha: 1 };
}
