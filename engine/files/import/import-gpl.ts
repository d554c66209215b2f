/**
 * GIMP palettes (https://developer.gimp.org/core/standards/gpl/), which Krita, Inkscape, Aseprite and MyPaint
 * write too. A fourth number is alpha if the header says "Channels: RGBA" (Aseprite). A comment "Dark" starts
 * the dark values of the same names.
 */
import { entryList, pairedColors } from "./color-entries.ts";
import { cleanName, FileProblem } from "./file-problem.ts";
import type { ReadPalette } from "./read-palette.ts";

const ROW = /^[ \t]*(\d{1,3})[ \t]+(\d{1,3})[ \t]+(\d{1,3})(?:[ \t]+(.*))?$/;
const HEAD_LINES = 8;

/** Detected by its first line. */
export function isGpl(text: string): boolean {
  return text.startsWith("GIMP Palette");
}

/** Throws a FileProblem on an invalid row. */
export function readGpl(text: string): ReadPalette {
  const list = entryList();
  let title: string | undefined;
  let [hasAlpha, isDark] = [false, false];
  let number = 0;
  for (const line of linesOf(text)) {
    number += 1;
    const head = number <= HEAD_LINES ? /^(Name|Channels):[ \t]*(.*)$/.exec(line.slice(0, 1000)) : null;
    if (head?.[1] === "Name") title = cleanName(head[2]);
    else if (head?.[1] === "Channels") hasAlpha = /^RGBA/i.test(head[2] ?? "");
    else if (/^#[ \t]*dark[ \t]*$/i.test(line.slice(0, 40))) isDark = true;
    if (number === 1 || head !== null || /^(?:#|Columns:|[ \t]*$)/.test(line)) continue;
    const row = ROW.exec(line.slice(0, 1000));
    if (row === null) throw new FileProblem(`has a line that is no color: line ${number}.`);
    const [red = 0, green = 0, blue = 0] = [row[1], row[2], row[3]].map(
      (value) => Math.min(255, Number(value)) / 255,
    );
    const fourth = hasAlpha ? /^(\d{1,3})(?:[ \t]+(.*))?$/.exec(row[4] ?? "") : null;
    const name = (fourth === null ? row[4] : fourth[2])?.trim();
    list.add({
      name: name === "Untitled" ? undefined : name,
      color: {
        space: "srgb",
        coords: [red, green, blue],
        alpha: fourth === null ? 1 : Math.min(255, Number(fourth[1])) / 255,
      },
      isDark,
    });
  }
  return {
    format: "GIMP palette",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
  };
}

/** Yields one line at a time, so that a file of a million line breaks does not become a huge array. */
function* linesOf(text: string): Generator<string> {
  let at = 0;
  while (at <= text.length) {
    const end = text.indexOf("\n", at);
    const line = text.slice(at, end === -1 ? text.length : end);
    yield line.endsWith("\r") ? line.slice(0, -1) : line;
    if (end === -1) return;
    at = end + 1;
  }
}
