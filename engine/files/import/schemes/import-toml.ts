/**
 * Colors in TOML and INI: schemes of terminals and desktops (Alacritty, Konsole, KDE, Foot, Helix), with the names of their
 * sections. Of TOML's syntax only what stands in one line is read.
 */
import { entryList, pairedColors } from "#engine/files/import/color-entries.ts";
import { nameOfPath } from "#engine/files/import/path-name.ts";
import type { ReadPalette, UnreadPart } from "#engine/files/import/read-palette.ts";
import { bareHex, MEANT, NO_WHOLE_HEX, schemeColor, unquoted } from "./scheme-color.ts";

const MAX_TEXT = 2_000_000;
const MAX_LINE = 2000;
const COLORS = /\bcolou?rs?\b|\bpalette\b/i;
const SECTION = /^\s*\[{1,2}\s*(["\w][^[\]=]{0,200}?)\s*\]{1,2}\s*(?:[#;].*)?$/;
const ENTRY = /^\s*(["']?[\w][\w .+-]{0,200}?["']?)\s*=\s*(\S.*?)\s*$/;
/** A string, or what is none, in a table or a list of one line. */
const INNER = /(?:([\w-]{1,60})\s*=\s*)?("[^"]{0,200}"|'[^']{0,200}'|0x[\da-f]{6,8}\b)/gi;

/** Undefined for a text without sections, unless all of its lines are entries and one is a number in hex. */
export function readToml(text: string): ReadPalette | undefined {
  if (text.length > MAX_TEXT) return undefined;
  const lines = text.split(/\r\n|\n|\r/);
  const isEmpty = (line: string): boolean => /^\s*(?:[#;]|$)/.test(line);
  const areEntries = (): boolean =>
    /=\s*["']?0x[\da-f]{6}/i.test(text) && lines.every((line) => isEmpty(line) || ENTRY.test(line));
  if (!lines.some((line) => SECTION.test(line)) && !areEntries()) return undefined;
  const list = entryList();
  const unread: UnreadPart[] = [];
  let section: readonly string[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.length > MAX_LINE || isEmpty(line)) continue;
    const header = SECTION.exec(line)?.[1];
    if (header !== undefined) {
      section = header.split(".").map(unquoted);
      continue;
    }
    const [, key = "", value = ""] = ENTRY.exec(line) ?? [];
    // What is neither a section nor an entry is the syntax of another language, or goes on over lines.
    if (key === "") continue;
    for (const { name, text: held } of valuesOf(value)) {
      // In a section of colors six digits are one, although they may be a number, too.
      const color = schemeColor(held) ?? (COLORS.test(section.join(" ")) ? bareHex(held) : undefined);
      const path = [...section, ...unquoted(key).split("."), ...(name === undefined ? [] : [name])];
      if (color !== undefined) list.add({ name: nameOfPath(path), color });
      else if (MEANT.test(held))
        unread.push({ line: index + 1, text: line.trim().slice(0, 200), why: NO_WHOLE_HEX });
    }
  }
  return {
    format: "TOML",
    colors: pairedColors(list.entries),
    ...(unread.length > 0 && { unread }),
  };
}

function valuesOf(value: string): readonly { readonly name?: string; readonly text: string }[] {
  if (/^[{[]/.test(value))
    return [...value.matchAll(INNER)].map(([, name, held = ""]) => ({
      ...(name !== undefined && { name }),
      text: unquoted(held),
    }));
  // A comment behind it is none of the value.
  const [, quoted] = /^("[^"]*"|'[^']*')\s*(?:[#;].*)?$/.exec(value) ?? [];
  return [{ text: unquoted(quoted ?? value.replace(/\s+[#;].*$/, "")) }];
}
