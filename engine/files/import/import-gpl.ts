/**
 * GIMP palettes (https://developer.gimp.org/core/standards/gpl/), which Krita, Inkscape, Aseprite and MyPaint
 * write too. A fourth number is alpha if the header says "Channels: RGBA" (Aseprite). A comment "Dark" starts
 * the dark values of the same names.
 */

import { cleanName } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette, UnreadPart } from "./read-palette.ts";

const ROW = /^[ \t]*(\d{1,3})[ \t]+(\d{1,3})[ \t]+(\d{1,3})(?:[ \t]+(.*))?$/;
const HEAD_LINES = 8;

/** Detected by its first line. */
export function isGpl(text: string): boolean {
  return text.startsWith("GIMP Palette");
}

/** A row that is no color is left out with its line, as in GIMP. */
export function readGpl(text: string): ReadPalette {
  const list = entryList();
  let title: string | undefined;
  let [hasAlpha, isDark] = [false, false];
  let number = 0;
  const unread: UnreadPart[] = [];
  for (const line of linesOf(text)) {
    number += 1;
    const head = number <= HEAD_LINES ? /^(Name|Channels):[ \t]*(.*)$/.exec(line.slice(0, 1000)) : null;
    if (head?.[1] === "Name") title = cleanName(head[2]);
    else if (head?.[1] === "Channels") hasAlpha = /^RGBA/i.test(head[2] ?? "");
    else title ??= cleanName(/^#[ \t]*palette name:[ \t]*(.+)$/i.exec(line.slice(0, 1000))?.[1]);
    if (/^#[ \t]*dark[ \t]*$/i.test(line.slice(0, 40))) isDark = true;
    if (number === 1 || head !== null || /^(?:#|Columns:|[ \t]*$)/.test(line)) continue;
    const row = ROW.exec(line.slice(0, 1000));
    const fourth = hasAlpha ? /^(\d{1,3})(?:[ \t]+(.*))?$/.exec(row?.[4] ?? "") : null;
    const bytes = [row?.[1], row?.[2], row?.[3], fourth?.[1] ?? 255].map(Number);
    if (row === null || bytes.some((value) => value > 255)) {
      unread.push({ line: number, text: line.slice(0, 200), why: "This line is no color." });
      continue;
    }
    const [red = 0, green = 0, blue = 0, alpha = 1] = bytes.map((value) => value / 255);
    const name = (fourth === null ? row[4] : fourth[2])?.trim();
    list.add({
      name: name === "Untitled" ? undefined : name,
      color: { space: "srgb", coords: [red, green, blue], alpha },
      isDark,
    });
  }
  return {
    format: "GIMP palette",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

/** Yields one line at a time, so that a file of a million line breaks does not become a huge array. */
function* linesOf(text: string): Generator<string> {
  let at = 0;
  while (at <= text.length) {
    const next = text.slice(at, at + 5000).search(/\n|\r(?!\n)/);
    const end = next === -1 ? text.indexOf("\n", at) : at + next;
    const line = text.slice(at, end === -1 ? text.length : end);
    yield line.endsWith("\r") ? line.slice(0, -1) : line;
    if (end === -1) return;
    at = end + 1;
  }
}
