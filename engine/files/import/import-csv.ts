/**
 * A table (RFC 4180, or separated by semicolons, tabs or the bars of Markdown) with a column of values, of red, green and
 * blue, or without a header one of values and one of names.
 */
import { parseFullColor } from "#engine/parse/parse-full.ts";
import { strictColor } from "#engine/parse/strict-color.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, isWideColor, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

const MAX_RECORD = 5000;
const NAMES =
  /^(?:(?:colou?r|swatch|token|paint)[ _-]?)?(?:name|title|label)$|^(?:token|swatch|description)$/;
const VALUES =
  /^(?:(?:colou?r|html|web)[ _-]?)?(?:value|hex(?:[ _-]?(?:code|value|colou?r|triplet))?|code)$|^(?:colou?r|css|rgb|hex ?\(rgb\)|oklch|html)$/;
/** In the order in which a column of values is chosen. */
const VALUE_ORDER = [/hex/, /value/, /colou?r|code|html/, /css/, /rgb/, /oklch/];
const CHANNELS = [/^r(?:ed)?$/, /^g(?:reen)?$/, /^b(?:lue)?$/] as const;

/** Begins as a color does, or is several of bare hex. */
const COLORFUL =
  /^(?:#|(?:rgba?|hsla?|hsva?|hwb|lab|lch|oklab|oklch|color)\(|[\da-f]{6}(?:[ ,-]+[\da-f]{6})+$)/i;

/** The end of a function name: the commas inside its brackets do not separate cells. */
const FUNCTION = /[\w-]$/;

interface Columns {
  readonly value: number;
  readonly name: number;
  readonly dark: number;
  readonly wide: number;
  readonly darkWide: number;
  readonly channels: readonly number[];
}

/** Undefined for text that is not such a table. */
export function readCsv(text: string): ReadPalette | undefined {
  const said = /^sep=(.)\r?\n/i.exec(text);
  const start = said?.[0].length ?? tableStart(text);
  const firstEnd = text.indexOf("\n", start);
  const head = text.slice(start, firstEnd === -1 ? text.length : firstEnd);
  if (head.length > MAX_RECORD) return undefined;
  const sign = said?.[1] ?? ["|", "\t", ";", ","].find((each) => head.includes(each));
  if (sign === undefined) return undefined;
  const firstCells = cellsOf(head, sign);
  const columns = columnsOf(firstCells);
  const isOneRow = text.slice(start + head.length).trim() === "";
  if (columns === undefined && isList(firstCells, isOneRow)) return undefined;
  const list = entryList();
  const unread: UnreadPart[] = [];
  let isFirst = true;
  const firstLine = text.slice(0, start).split("\n").length;
  for (const { line: own, text: record } of recordsOf(text, start)) {
    const line = own + firstLine - 1;
    const cells = cellsOf(record, sign);
    const isHeader = isFirst && columns !== undefined;
    isFirst = false;
    if (isHeader || cells.every((cell) => /^[\s:-]*$/.test(cell))) continue;
    const row = columns === undefined ? plainRow(cells) : headedRow(cells, columns);
    if (row === undefined) {
      if (columns === undefined && list.entries.length === 0 && unread.length === 0) return undefined;
      unread.push({ line, text: record.slice(0, 200), why: "This row has no color." });
      continue;
    }
    list.add({ name: row.name, color: row.color });
    if (row.dark !== undefined) list.add({ name: row.name, color: row.dark, isDark: true });
  }
  if (columns === undefined && unread.length >= list.entries.length) return undefined;
  return {
    format: sign === "|" ? "Table" : "CSV table",
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

/** Where a table of Markdown begins below its heading, if no color stands above it. */
function tableStart(text: string): number {
  const table = /^\|.*\|[ \t]*\r?\n\|[ \t:|-]+\|[ \t]*$/m.exec(text.slice(0, MAX_RECORD));
  return table === null || /#[\da-f]{3}/i.test(text.slice(0, table.index)) ? 0 : table.index;
}

/** Undefined for a first row that names no columns of colors. */
function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const channels = CHANNELS.map((channel) => names.findIndex((name) => channel.test(name)));
  const values = VALUE_ORDER.map((kind) => names.findIndex((name) => VALUES.test(name) && kind.test(name)));
  const value = values.find((at) => at !== -1) ?? -1;
  if (value === -1 && channels.includes(-1)) return undefined;
  return {
    value,
    name: names.findIndex((name) => NAMES.test(name)),
    dark: names.indexOf("dark"),
    wide: names.indexOf("oklch"),
    darkWide: names.indexOf("dark oklch"),
    channels: channels.includes(-1) ? [] : channels,
  };
}

interface TableRow {
  readonly name: string | undefined;
  readonly color: Color;
  readonly dark?: Color | undefined;
}

function headedRow(cells: readonly string[], columns: Columns): TableRow | undefined {
  const colorAt = (column: number): Color | undefined => {
    const cell = column === -1 ? "" : (cells[column] ?? "").trim();
    const read = cell === "" ? undefined : parseFullColor(cell);
    return read?.ok === true ? read.color : undefined;
  };
  const color = wider(colorAt(columns.value), colorAt(columns.wide)) ?? channelColor(cells, columns.channels);
  if (color === undefined) return undefined;
  // The apostrophe that keeps spreadsheets from running a name as a formula is not part of the name.
  const name = columns.name === -1 ? undefined : cells[columns.name]?.trim().replace(/^'(?=[=+\-@\t\r])/, "");
  return { name, color, dark: wider(colorAt(columns.dark), colorAt(columns.darkWide)) };
}

function channelColor(cells: readonly string[], channels: readonly number[]): Color | undefined {
  const values = channels.map((column) => Number((cells[column] ?? "").trim() || Number.NaN));
  const [r = Number.NaN, g = Number.NaN, b = Number.NaN] = values.map((value) => value / 255);
  if (![r, g, b].every((value) => value >= 0 && value <= 1)) return undefined;
  return { space: "srgb", coords: [r, g, b], alpha: 1 };
}

/** A row of colors alone has no names; “Red, #e4002b” is one of several rows with a name that is a color as well. */
function isList(cells: readonly string[], isOneRow: boolean): boolean {
  const colors = cells.filter((cell) => strictColor(cell.trim()) !== undefined);
  return colors.length === cells.length && (isOneRow || cells.length > 2);
}

/** One cell with a color and one with words, which is the name. */
function plainRow(cells: readonly string[]): TableRow | undefined {
  const bare = cells.map((cell) => cell.trim().replaceAll(/^`|`$/g, ""));
  const colors = bare.map((cell) =>
    /^#|\(/.test(cell) ? strictColor(cell) : /^[\da-f]{6}$/i.test(cell) ? strictColor(`#${cell}`) : undefined,
  );
  const at = colors.findIndex((color) => color !== undefined);
  const color = colors[at];
  if (color === undefined) return undefined;
  // What begins as a color does and is none is no name either.
  const name = bare.find(
    (cell, index) =>
      index !== at && colors[index] === undefined && /\p{L}/u.test(cell) && !COLORFUL.test(cell),
  );
  return name === undefined ? undefined : { name, color };
}

/** The OKLCH value if it lies outside sRGB, since the value before it is then a fallback. */
function wider(value: Color | undefined, own: Color | undefined): Color | undefined {
  return value !== undefined && own !== undefined && isWideColor(own) ? own : value;
}

/** Rows with the line that each begins at; a line break within quotes belongs to its cell. */
function* recordsOf(
  text: string,
  start: number,
): Generator<{ readonly line: number; readonly text: string }> {
  let [from, line, begun, isQuoted] = [start, 1, 1, false];
  for (let at = start; at <= text.length; at += 1) {
    const letter = text.charAt(at);
    // A quote begins a cell only where a cell begins.
    if (letter === '"' && (isQuoted || /^[\s,;|\t]?$/.test(text.charAt(at - 1)))) isQuoted = !isQuoted;
    const isBreak = letter === "\n" || (letter === "\r" && text.charAt(at + 1) !== "\n");
    if (isBreak) line += 1;
    if (at - from > MAX_RECORD) isQuoted = false;
    if (at < text.length && !(isBreak && !isQuoted)) continue;
    const record = text.slice(from, Math.min(at, from + MAX_RECORD)).replace(/\r$/, "");
    if (record.trim() !== "") yield { line: begun, text: record };
    [from, begun] = [at + 1, line];
  }
}

/** Separators inside quotes or inside the brackets of a color belong to their cell. */
function cellsOf(record: string, sign: string): string[] {
  const line = sign === "|" ? record.trim().replaceAll(/^\||\|$/g, "") : record;
  const cells: string[] = [];
  let cell = "";
  let [isQuoted, depth] = [false, 0];
  for (let at = 0; at < line.length; at += 1) {
    const letter = line[at] ?? "";
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (line[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === "") isQuoted = true;
    else if (letter === sign && depth === 0) {
      cells.push(cell);
      cell = "";
    } else {
      if (letter === "(" && (depth > 0 || FUNCTION.test(cell))) depth += 1;
      else if (letter === ")") depth = Math.max(0, depth - 1);
      cell += letter;
    }
  }
  return [...cells, cell];
}
