/** Converts a list of colors between two formats: each line has its result or its error. */
import { formatColor, formatHex } from "#engine/format/format.ts";
import type { Precision } from "#engine/format/format-number.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import { splitOutsideBrackets, stripMarks } from "#engine/parse/split-list.ts";
import { parsePairText } from "./pair-text.ts";
import type { WorkedFormat } from "./worked-step.ts";

export interface ListEntry {
  readonly text: string;
  /** Line number, from 1. */
  readonly line: number;
}

export interface ListRow extends ListEntry {
  /** Text of the target format; undefined for an entry that is not a color. */
  readonly result: string | undefined;
  /** CSS color of the swatch. */
  readonly hex: string | undefined;
  /** The error, or the note that the color was mapped to sRGB. */
  readonly note: string | undefined;
}

export const MAX_ENTRIES = 10_000;
const MARKS = "\"'[]{}`";

/**
 * The entries of a text, one per line. A line that is not a color is split at commas, semicolons, tabs and vertical
 * bars outside brackets or, if that gives no more than one part, at spaces. At most `MAX_ENTRIES`; `left` counts the
 * rest.
 */
export function splitEntries(text: string, from: WorkedFormat): { entries: ListEntry[]; left: number } {
  const entries: ListEntry[] = [];
  let left = 0;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const whole = tidy(raw);
    if (whole === "") continue;
    for (const part of partsOf(whole, from)) {
      if (entries.length < MAX_ENTRIES) entries.push({ text: part, line: index + 1 });
      else left += 1;
    }
  }
  return { entries, left };
}

/** One entry; `precision` is that of `formatColor`. */
export function convertEntry(
  entry: ListEntry,
  from: WorkedFormat,
  to: WorkedFormat,
  precision?: Precision,
): ListRow {
  const parsed = parsePairText(entry.text, from);
  if (!parsed.ok) return { ...entry, result: undefined, hex: undefined, note: parsed.error.message };
  const { color } = parsed;
  return {
    ...entry,
    result: formatColor(color, to, precision === undefined ? {} : { precision }),
    hex: formatHex(color),
    note: isInGamut(color, "srgb") ? undefined : "Outside sRGB, mapped",
  };
}

/** The rows as CSV (RFC 4180): entry, result, note, with a header row. */
export function listToCsv(rows: readonly ListRow[], from: WorkedFormat, to: WorkedFormat): string {
  const lines = rows.map(({ text, result, note }) => [text, result ?? "", note ?? ""]);
  return [[from.toUpperCase(), to.toUpperCase(), "Note"], ...lines]
    .map((fields) => `${fields.map(csvField).join(",")}\r\n`)
    .join("");
}

/** Quoted if necessary; a text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
function csvField(text: string): string {
  const safe = /^[=+@-]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function partsOf(whole: string, from: WorkedFormat): string[] {
  if (parsePairText(whole, from).ok) return [whole];
  const parts = splitOutsideBrackets(whole, (character) => ",;\t|".includes(character))
    .map(tidy)
    .filter(Boolean);
  if (parts.length > 1) return parts;
  const words = splitOutsideBrackets(whole, (character) => character === " ")
    .map(tidy)
    .filter(Boolean);
  // "not a color" is one invalid line rather than three entries, unless one of its words is a color.
  return words.some((word) => parsePairText(word, from).ok) ? words : [whole];
}

function tidy(text: string): string {
  return stripMarks(text.trim(), MARKS, `${MARKS},;`).trim();
}
