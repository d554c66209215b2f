/**
 * Palettes of one color a line: JASC-PAL of Paint Shop Pro and Aseprite (https://liero.nl/lierohack/docformats/other-jasc.html),
 * Paint.NET's text (https://www.getpaint.net/doc/latest/WorkingWithPalettes.html), rows of three numbers, rows of a hex
 * value with a name.
 */

import { cleanName } from "#engine/bytes/file-problem.ts";
import type { Color } from "#engine/space/color.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

const MAX_LINE = 500;
/** Longer texts are tables or prose. */
const MAX_TEXT = 2_000_000;

interface Row {
  readonly name: string | undefined;
  readonly color: Color;
}

/** Undefined for text of another kind. */
export function readRows(text: string): ReadPalette | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const lines = text.split(/\r\n|\n|\r/);
  if (lines[0]?.trim() === "JASC-PAL") return readList("JASC palette", lines, 3, bytesRow);
  if (/^;\s*paint\.net palette/i.test(lines[0] ?? ""))
    return readList("Paint.NET palette", lines, 0, argbRow);
  return readPlainRows(lines, [bytesRow, floatsRow]);
}

/** Rows of a hex value and a name; undefined for text of another kind. */
export function readNamedRows(text: string): ReadPalette | undefined {
  return text.length > MAX_TEXT ? undefined : readPlainRows(text.split(/\r\n|\n|\r/), [namedRow]);
}

/** Every line from `first` on is a color, a comment or unread. */
function readList(
  format: string,
  lines: readonly string[],
  first: number,
  rowOf: (line: string) => Row | undefined,
): ReadPalette {
  const list = entryList();
  const unread: UnreadPart[] = [];
  let title: string | undefined;
  for (const [index, line] of lines.entries()) {
    const given = line.trim().slice(0, MAX_LINE);
    title ??= cleanName(/^[;#]\s*palette name:\s*(.+)$/i.exec(given)?.[1]);
    if (index < first || given === "" || /^[;#](?![\da-f]{3,8}\b)/i.test(given)) continue;
    const row = rowOf(given);
    if (row === undefined) unread.push({ line: index + 1, text: given, why: "This line is no color." });
    else list.add(row);
  }
  return {
    format,
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

const BYTES =
  /^(\d{1,3})(?:\s*[,;\t]\s*|\s+)(\d{1,3})(?:\s*[,;\t]\s*|\s+)(\d{1,3})(?:(?:\s*[,;\t]\s*|\s+)(\S.*))?$/;
const FLOATS =
  /^([01]?\.\d+|[01](?:\.\d+)?)(?:\s*[,;\t]\s*|\s+)([01]?\.\d+|[01](?:\.\d+)?)(?:\s*[,;\t]\s*|\s+)([01]?\.\d+|[01](?:\.\d+)?)$/;

/** "18 143 200", with a name behind it or without; a fourth number is alpha of 255. */
function bytesRow(line: string): Row | undefined {
  const [, red = "", green = "", blue = "", rest = ""] = BYTES.exec(line) ?? [];
  const values = [red, green, blue].map(Number);
  if (red === "" || values.some((value) => value > 255)) return undefined;
  const [r = 0, g = 0, b = 0] = values.map((value) => value / 255);
  const isAlpha = /^\d{1,3}$/.test(rest) && Number(rest) <= 255;
  const alpha = isAlpha ? Number(rest) / 255 : 1;
  const name = isAlpha || rest === "" ? undefined : rest.replaceAll(/^["']|["']$/g, "");
  // Numbers behind the third are not a name: they may be a second color.
  if (name !== undefined && !/\p{L}/u.test(name)) return undefined;
  return { name, color: { space: "srgb", coords: [r, g, b], alpha } };
}

/** "0.1 0.5 0.25": numbers from 0 to 1 of which one has a decimal point. */
function floatsRow(line: string): Row | undefined {
  const [, ...parts] = FLOATS.exec(line) ?? [];
  const [r = 2, g = 2, b = 2] = parts.map(Number);
  if (!line.includes(".") || Math.max(r, g, b) > 1) return undefined;
  return { name: undefined, color: { space: "srgb", coords: [r, g, b], alpha: 1 } };
}

/** AARRGGBB. */
function argbRow(line: string): Row | undefined {
  const [, alpha = "", digits = ""] = /^([\da-f]{2})([\da-f]{6})$/i.exec(line) ?? [];
  const color = hexColor(digits);
  return color && { name: undefined, color: { ...color, alpha: Number.parseInt(alpha, 16) / 255 } };
}

function hexColor(digits: string): Color | undefined {
  if (!/^[\da-f]{6}$|^[\da-f]{8}$/i.test(digits)) return undefined;
  const [r = 0, g = 0, b = 0, alpha = 1] = (digits.match(/../g) ?? []).map(
    (pair) => Number.parseInt(pair, 16) / 255,
  );
  return { space: "srgb", coords: [r, g, b], alpha };
}

/** "363732, Black olive", "Black olive: #363732", "#fcfc80 This is a name". */
function namedRow(line: string): Row | undefined {
  const [, before = "", rest = ""] =
    /^["']?#?([\da-f]{6}|[\da-f]{8})["']?(?:\s*[,;:|\t=]\s*|\s+[-–—]?\s*)(\S.*)$/i.exec(line) ?? [];
  const [, lead = "", after = ""] =
    /^(.*?\S)(?:\s*[,;:|\t=]\s*|\s+[-–—]?\s*)["']?(#[\da-f]{6}|#[\da-f]{8}|(?<=[,;:|\t=]\s{0,9}["']?)[\da-f]{6})["']?[,;]?$/i.exec(
      line,
    ) ?? [];
  const [digits, name] = before === "" ? [after.replace("#", ""), lead] : [before, rest];
  const color = hexColor(digits);
  const plain = name.replaceAll(/^["'\s]+|["',;\s]+$/g, "");
  // A second value, or the syntax of a language, is no name.
  if (
    color === undefined ||
    plain === "" ||
    /[#{}()[\]<>=;]|^\d+$|(?:^|[\s,])[\da-f]{6}(?:$|[\s,])/i.test(plain)
  )
    return undefined;
  // Behind several colors it is a place in a gradient.
  const isPlace = /^[\d.]{1,9}%$/.test(plain);
  return { name: isPlace ? undefined : plain.replace(/^(?:--|[$@])/, ""), color };
}

/** Rows of one form; undefined if the lines are of none. */
function readPlainRows(
  lines: readonly string[],
  kinds: readonly ((line: string) => Row | undefined)[],
): ReadPalette | undefined {
  const full = lines
    .map((line, index) => ({ text: line.trim().slice(0, MAX_LINE), line: index + 1 }))
    .filter(({ text }) => text !== "" && !/^(?:\/\/|;|#(?![\da-f]{3}))/i.test(text));
  if (full.length === 0) return undefined;
  for (const rowOf of kinds) {
    const rows = full.map(({ text }) => rowOf(text));
    const found = rows.filter((row) => row !== undefined).length;
    if (found === 0 || (rowOf === namedRow && found < 2) || found * 2 <= full.length) continue;
    const list = entryList();
    const unread: UnreadPart[] = [];
    for (const [index, row] of rows.entries()) {
      const given = full[index];
      if (row !== undefined) list.add(row);
      // The first line may be a title.
      else if (given !== undefined && (index > 0 || /\d/.test(given.text)))
        unread.push({ line: given.line, text: given.text, why: "This line is not like the others." });
    }
    return {
      format: rowOf === namedRow ? "Colors with names" : "Rows of RGB",
      colors: pairedColors(list.entries),
      ...(unread.length > 0 && { unread }),
    };
  }
  return undefined;
}
