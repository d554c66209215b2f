/**
 * Imports palettes (COL-6): Adobe ASE and ACO, GIMP GPL, Procreate, W3C design tokens, Style Dictionary,
 * Figma variables and other JSON, style sheets with variables, source code, SVG, tables, and any text with
 * colors in it. The format is detected by content, not by the file name.
 */

import { FileProblem } from "#engine/bytes/file-problem.ts";
import { MAX_SHEET } from "#engine/css/css-rules.ts";
import { parseExactly } from "#engine/parse/parse-full.ts";
import { readAppBundle } from "./archives/import-app-bundle.ts";
import { readColorSets } from "./archives/import-color-sets.ts";
import { readKrita } from "./archives/import-krita.ts";
import { readProcreate } from "./archives/import-procreate.ts";
import { isZip } from "./archives/zip-entries.ts";
import { decodeText } from "./decode-text.ts";
import { isAco, readAco } from "./import-aco.ts";
import { isAse, readAse } from "./import-ase.ts";
import { readScript } from "./import-code.ts";
import { isDart, isSwift, readDart, readSwift } from "./import-constructors.ts";
import { readCsv } from "./import-csv.ts";
import { isGpl, readGpl } from "./import-gpl.ts";
import { readNamedRows, readRows } from "./import-rows.ts";
import { isSvg, readSvg } from "./import-svg.ts";
import { isAct, isRiff, readAct, readRiff } from "./import-tables.ts";
import { readText } from "./import-text.ts";
import { isMarkup, readXml } from "./import-xml.ts";
import { readJson } from "./json/import-json.ts";
import { jsonLines } from "./json/json-lines.ts";
import type { ReadPalette } from "./read-palette.ts";
import { readTerminal } from "./schemes/import-terminal.ts";
import { readToml } from "./schemes/import-toml.ts";
import { readYaml } from "./schemes/import-yaml.ts";
import { isScript } from "./script-values.ts";
import { readStyleSheet } from "./style-sheets/import-css.ts";
import { readPage } from "./style-sheets/import-page.ts";

/** The message is for the person who opened the file, and names it. */
export type ImportResult =
  | ({ readonly ok: true } & ReadPalette)
  | { readonly ok: false; readonly message: string };

const MAX_BYTES = 10_000_000;
/** Longer source code is not a palette; it is scanned for colors like any text. */
const MAX_CODE = 1_000_000;

/** A custom property or a variable, by which longer text is told to be a style sheet. */
const SHEET_START = /(?:^|[\s;{])(?:--[\w-]+|[$@][\w-]+)\s{0,9}:/;

export interface ImportFile {
  readonly bytes: Uint8Array;
  /** The bytes decoded as UTF-8; invalid sequences are replaced. */
  readonly text: string;
  /** File name for messages. */
  readonly name: string;
}

/**
 * Never throws; for a file that is not a palette the result says why. Light and dark values of one name
 * become one color.
 */
export function importPalette(file: ImportFile): ImportResult {
  const { bytes, name } = file;
  if (bytes.byteLength === 0) return { ok: false, message: `${name} is empty.` };
  if (bytes.byteLength > MAX_BYTES) return { ok: false, message: `${name} is larger than 10 MB.` };
  try {
    const result = read(file);
    if (result.colors.length > 0) return { ok: true, ...result };
    const [first] = result.unread ?? [];
    if (first !== undefined) {
      const where = first.line === undefined ? "" : `Line ${first.line}, `;
      const what = inOneLine(first.text).slice(0, 60);
      return {
        ok: false,
        message: `${name} holds no colors that can be read. ${where}“${what}”: ${inOneLine(first.why)}`,
      };
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `${name} ${error.message}` };
  }
  return { ok: false, message: `${name} holds no colors that can be read.` };
}

/** A message that quotes a file has no control characters. */
const inOneLine = (text: string): string => text.replaceAll(/[\s\p{C}]+/gu, " ");

function read(file: ImportFile): ReadPalette {
  const { bytes, name } = file;
  if (isAse(bytes)) return readAse(bytes);
  if (isZip(bytes))
    return (
      readColorSets(bytes) ?? readAppBundle(bytes, readSource) ?? readKrita(bytes) ?? readProcreate(bytes)
    );
  if (isRiff(bytes)) return readRiff(bytes);
  if (isAct(bytes, name)) return readAct(bytes);
  if (isAco(bytes)) return readAco(bytes);
  const text = decodeText(bytes, file.text);
  if (text.includes("\0")) throw new FileProblem("is of a kind that is not read.");
  return readSource(text);
}

/** Whether the text begins like JSON. JavaScript objects have unquoted keys. */
function isJson(text: string): boolean {
  return (
    /^\s{0,1000}(?:\{\s{0,1000}["}]|\[\s{0,1000}["{[\]\d-])/.test(text) &&
    !/^\s{0,1000}\[[^\]"{]{0,200}\]\s{0,99}\{/.test(text)
  );
}

const CODE = [
  [isSwift, readSwift],
  [isDart, readDart],
] as const;
/** A longer line is no single color. */
const MAX_COLOR = 300;

function readSource(text: string): ReadPalette {
  const alone = text.length > MAX_COLOR ? undefined : parseExactly(text.trim());
  if (alone?.ok === true) return { format: "Colors in text", colors: [{ color: alone.color }] };
  if (isGpl(text)) return readGpl(text);
  const page = readPage(text);
  if (page !== undefined) return page;
  if (isSvg(text)) return readSvg(text);
  if (isMarkup(text)) return readXml(text);
  if (isJson(text)) return jsonLines(text, readJson) ?? readJson(text);
  for (const [isCode, readCode] of CODE) {
    const code = isCode(text) ? readCode(text) : undefined;
    if (code !== undefined && code.colors.length + (code.unread?.length ?? 0) > 0) return code;
  }
  const isShort = text.length <= MAX_CODE;
  if (isShort && isScript(text)) {
    const script = readScript(text);
    if (script.colors.length > 0) return script;
  }
  for (const readLines of [readToml, readYaml, readTerminal, readRows]) {
    const lines = readLines(text);
    if (lines !== undefined && lines.colors.length > 0) return lines;
  }
  const isSheet = text.length <= MAX_SHEET || SHEET_START.test(text.slice(0, 10_000));
  const sheet = isSheet ? readStyleSheet(text) : undefined;
  // A sheet whose values count nowhere is not searched for colors as if it were prose.
  if (sheet !== undefined && (sheet.colors.length > 0 || (sheet.unread ?? []).length > 0)) return sheet;
  const table = readCsv(text);
  if (table !== undefined && table.colors.length > 0) return table;
  if (isShort && /^\s{0,1000}[{[]/.test(text)) {
    const script = readScript(text);
    if (script.colors.length > 0) return script;
  }
  const named = readNamedRows(text);
  if (named !== undefined && named.colors.length > 0) return named;
  return readText(text);
}
