/**
 * Reads palettes back (COL-6): Adobe ASE and ACO, GIMP GPL, W3C design tokens and other JSON, and any text with colors in
 * it (CSS, SCSS, CSV, SVG, lists). The format is told by the bytes, not by the name of the file.
 */
import type { Color } from "#engine/color.ts";
import { parseColor } from "#engine/parse.ts";
import { parseColorList } from "#engine/parse-list.ts";
import { isAco, readAco } from "./import-aco.ts";
import { isAse, readAse } from "./import-ase.ts";
import { readJson } from "./import-json.ts";

export interface ImportedColor {
  readonly name?: string;
  readonly color: Color;
}

export type ImportResult =
  | {
      readonly ok: true;
      /** For a sentence: "Adobe Swatch Exchange". */
      readonly format: string;
      readonly title?: string;
      readonly colors: readonly ImportedColor[];
    }
  | { readonly ok: false; readonly message: string };

const MAX_BYTES = 10_000_000;
const GPL_ROW = /^\s*(\d{1,3})\s+(\d{1,3})\s+(\d{1,3})(?:\s+(.*))?$/;

export interface ImportFile {
  readonly bytes: Uint8Array;
  /** The bytes as UTF-8, which the engine has no decoder for; what cannot be decoded is replaced. */
  readonly text: string;
  /** For sentences. */
  readonly name: string;
}

/** Never throws; a file that is none says why. */
export function importPalette(file: ImportFile): ImportResult {
  const { bytes, name } = file;
  if (bytes.byteLength === 0) return { ok: false, message: `${name} is empty.` };
  if (bytes.byteLength > MAX_BYTES) return { ok: false, message: `${name} is larger than 10 MB.` };
  try {
    const result = read(file);
    if (result !== undefined && result.colors.length > 0) return { ok: true, ...result };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, message: `${name} ends too early: it is damaged, or not whole.` };
  }
  return { ok: false, message: `${name} holds no colors that can be read.` };
}

export interface ReadPalette {
  readonly format: string;
  readonly title?: string;
  readonly colors: readonly ImportedColor[];
}

function read({ bytes, text }: ImportFile): ReadPalette | undefined {
  if (isAse(bytes)) return readAse(bytes);
  if (text.startsWith("GIMP Palette")) return readGpl(text);
  if (/^\s*[[{]/.test(text)) {
    const json = readJson(text);
    if (json !== undefined) return json;
  }
  if (isAco(bytes)) return readAco(bytes);
  if (text.includes("\0")) return undefined;
  const table = readCsv(text);
  if (table !== undefined) return table;
  return { format: "Colors in text", colors: parseColorList(text).colors };
}

function readGpl(text: string): ReadPalette {
  const lines = text.split(/\r?\n/);
  const title = /^Name:\s*(.+)$/m.exec(text)?.[1]?.trim();
  const colors = lines.flatMap((line): ImportedColor[] => {
    const row = GPL_ROW.exec(line);
    if (row === null) return [];
    const [red, green, blue] = [row[1], row[2], row[3]].map((value) => Math.min(255, Number(value)) / 255);
    const name = row[4]?.trim();
    return [
      {
        ...(name !== undefined && name !== "" && name !== "Untitled" && { name }),
        color: { space: "srgb", coords: [red ?? 0, green ?? 0, blue ?? 0], alpha: 1 },
      },
    ];
  });
  return { format: "GIMP palette", ...(title !== undefined && title !== "" && { title }), colors };
}

/** A table whose first line names a column of values, and perhaps one of names. */
function readCsv(text: string): ReadPalette | undefined {
  const [head, ...lines] = text
    .trim()
    .split(/\r?\n/)
    .filter((line) => !line.startsWith("#") || !line.includes("://"));
  const columns = cellsOf(head ?? "").map((cell) => cell.toLowerCase());
  const valueAt = columns.findIndex((column) => ["hex", "value", "color"].includes(column));
  if (valueAt === -1 || lines.length === 0) return undefined;
  const nameAt = columns.indexOf("name");
  const colors = lines.map(cellsOf).flatMap((cells): ImportedColor[] => {
    const parsed = parseColor(cells[valueAt] ?? "");
    const name = nameAt === -1 ? "" : (cells[nameAt] ?? "");
    return parsed.ok ? [{ ...(name !== "" && { name }), color: parsed.color }] : [];
  });
  return { format: "CSV table", colors };
}

/** Commas inside quotes or brackets belong to their cell; a doubled quote inside quotes is one quote (RFC 4180). */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = "";
  let [isQuoted, depth] = [false, 0];
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "(") depth += 1;
    else if (!isQuoted && character === ")") depth = Math.max(0, depth - 1);
    if (character === "," && !isQuoted && depth === 0) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  return [...cells, cell].map((text) => {
    const trimmed = text.trim();
    const isWhole = trimmed.length > 1 && trimmed.startsWith('"') && trimmed.endsWith('"');
    return (isWhole ? trimmed.slice(1, -1) : trimmed).replaceAll('""', '"');
  });
}
