/**
 * A table (RFC 4180, or separated by semicolons or tabs) whose header row names a column of values, and
 * optionally names and dark values.
 */
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, isWideColor, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

const MOST_LINE = 5000;
const VALUES = ["value", "hex", "color", "colour", "css", "rgb", "oklch"] as const;

/** A function name: the commas inside its brackets do not separate cells. */
const FUNCTION = /(?:rgba?|hsla?|hwb|lab|lch|color)$/i;

/** Undefined for text that is not such a table. */
export function readCsv(text: string): ReadPalette | undefined {
  const firstEnd = text.indexOf("\n");
  if (firstEnd === -1 || firstEnd > MOST_LINE) return undefined;
  const head = text.slice(0, firstEnd);
  const sign = [",", ";", "\t"].find((each) => head.includes(each)) ?? ",";
  const columns = cellsOf(head, sign).map((cell) => cell.trim().toLowerCase());
  const valueAt = VALUES.map((name) => columns.indexOf(name)).find((at) => at !== -1);
  if (valueAt === undefined) return undefined;
  const [nameAt, darkAt] = [columns.indexOf("name"), columns.indexOf("dark")];
  const [wideAt, darkWideAt] = [columns.indexOf("oklch"), columns.indexOf("dark oklch")];
  const list = entryList();
  for (let at = firstEnd + 1; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, Math.min(end === -1 ? text.length : end, at + MOST_LINE));
    at = end === -1 ? text.length : end + 1;
    const cells = cellsOf(line.replace(/\r$/, ""), sign);
    // The apostrophe that keeps spreadsheets from running a name as a formula is not part of the name.
    const name = nameAt === -1 ? undefined : cells[nameAt]?.replace(/^'(?=[=+\-@\t\r])/, "");
    const colorAt = (column: number): Color | undefined => {
      const read = column === -1 ? undefined : parseColor((cells[column] ?? "").trim());
      return read?.ok === true ? read.color : undefined;
    };
    const value = wider(colorAt(valueAt), colorAt(wideAt));
    if (value === undefined) continue;
    list.add({ name, color: value });
    const dark = wider(colorAt(darkAt), colorAt(darkWideAt));
    if (dark !== undefined) list.add({ name, color: dark, isDark: true });
  }
  return { format: "CSV table", colors: pairedColors(list.entries) };
}

/** The OKLCH value if it lies outside sRGB, since the value before it is then a fallback. */
function wider(value: Color | undefined, own: Color | undefined): Color | undefined {
  return value !== undefined && own !== undefined && isWideColor(own) ? own : value;
}

/** Separators inside quotes or inside the brackets of a color belong to their cell. */
function cellsOf(line: string, sign: string): string[] {
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
    } else if (letter === '"') isQuoted = true;
    else if (letter === sign && depth === 0) {
      cells.push(cell);
      cell = "";
    } else {
      if (letter === "(" && (depth > 0 || FUNCTION.test(cell.slice(-6)))) depth += 1;
      else if (letter === ")") depth = Math.max(0, depth - 1);
      cell += letter;
    }
  }
  return [...cells, cell];
}
