/** A table (RFC 4180, or with semicolons or tabs) whose first line names a column of values, and perhaps names and dark values. */
import { parseColor } from "#engine/parse/parse.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

const MOST_LINE = 5000;
const VALUES = ["value", "hex", "color", "colour", "css", "rgb", "oklch"] as const;

/** Before a bracket: its commas are not the table's. */
const FUNCTION = /(?:rgba?|hsla?|hwb|lab|lch|color)$/i;

/** Undefined for text that is no such table. */
export function readCsv(text: string): ReadPalette | undefined {
  const firstEnd = text.indexOf("\n");
  if (firstEnd === -1 || firstEnd > MOST_LINE) return undefined;
  const head = text.slice(0, firstEnd);
  const sign = [",", ";", "\t"].find((each) => head.includes(each)) ?? ",";
  const columns = cellsOf(head, sign).map((cell) => cell.trim().toLowerCase());
  const valueAt = VALUES.map((name) => columns.indexOf(name)).find((at) => at !== -1);
  if (valueAt === undefined) return undefined;
  const [nameAt, darkAt] = [columns.indexOf("name"), columns.indexOf("dark")];
  const list = entryList();
  for (let at = firstEnd + 1; at < text.length; ) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, Math.min(end === -1 ? text.length : end, at + MOST_LINE));
    at = end === -1 ? text.length : end + 1;
    const cells = cellsOf(line.replace(/\r$/, ""), sign);
    // An apostrophe before a sign keeps spreadsheets from running a name; it is not part of it.
    const name = nameAt === -1 ? undefined : cells[nameAt]?.replace(/^'(?=[=+\-@\t\r])/, "");
    const value = parseColor((cells[valueAt] ?? "").trim());
    if (value.ok) list.add({ name, color: value.color });
    const dark = darkAt === -1 ? undefined : parseColor((cells[darkAt] ?? "").trim());
    if (value.ok && dark?.ok) list.add({ name, color: dark.color, isDark: true });
  }
  return { format: "CSV table", colors: pairedColors(list.entries) };
}

/** Signs inside quotes or the brackets of a color belong to their cell. */
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
