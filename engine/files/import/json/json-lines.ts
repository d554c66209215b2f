/** JSON, one value a line (https://jsonlines.org), as logs, exports and command lines write it. */
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";

/**
 * The lines as one list, read by `readList`; undefined for a text whose first two lines are not a value each. A line that
 * is no JSON is left out with its number.
 */
export function jsonLines(text: string, readList: (text: string) => ReadPalette): ReadPalette | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const full = lines.filter((line) => line.trim() !== "");
  if (full.length < 2 || !full.slice(0, 2).every(isValue)) return undefined;
  const left: UnreadPart[] = [];
  // Line breaks stay, so that what the list leaves out is named with its own line.
  let count = 0;
  const list = lines.map((line, index) => {
    if (line.trim() === "") return "";
    if (!isValue(line)) {
      left.push({ line: index + 1, text: line.trim().slice(0, 200), why: "This line is no whole JSON." });
      return "";
    }
    count += 1;
    return count === 1 ? line : `,${line}`;
  });
  const read = readList(`[${list.join("\n")}]`);
  const unread = [...(read.unread ?? []), ...left].toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  return { ...read, format: "JSON lines", ...(unread.length > 0 && { unread }) };
}

function isValue(line: string): boolean {
  if (!/^\s*[{[]/.test(line)) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
