/**
 * Adobe Swatch Exchange, verified with files of four programs; adobe.ts describes the layout. Groups named
 * "Light" and "Dark" are the two modes of one palette; the name of any other group is the title.
 */

import { cleanName, endsTooEarly } from "#engine/bytes/file-problem.ts";
import type { Color } from "#engine/space/color.ts";
import { type BinaryReader, binaryReader, clamp01 } from "./binary-reader.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

const COLOR_BLOCK = 0x0001;
const GROUP_START = 0xc001;
const GROUP_END = 0xc002;
const BLOCK_HEAD = 6;

/** Detected by its four-byte signature. */
export function isAse(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 4)) === "ASEF";
}

/** Throws a FileProblem on a file that is damaged. */
export function readAse(bytes: Uint8Array): ReadPalette {
  const reader = binaryReader(bytes);
  const count = reader.uint32(8);
  // Every block has a header, so a count that cannot fit means a damaged file; this avoids a long loop.
  if (count * BLOCK_HEAD > reader.length - 12) throw endsTooEarly();
  const list = entryList();
  let [title, group]: (string | undefined)[] = [];
  let at = 12;
  for (let block = 0; block < count; block += 1) {
    const type = reader.uint16(at);
    const length = reader.uint32(at + 2);
    const body = at + BLOCK_HEAD;
    if (body + length > reader.length) throw endsTooEarly();
    if (type === GROUP_START) {
      group = cleanName(readName(reader, body).text);
      if (group !== undefined && !/^(?:light|dark)$/i.test(group)) title ??= group;
    } else if (type === GROUP_END) group = undefined;
    else if (type === COLOR_BLOCK) {
      const name = readName(reader, body);
      const color = readColor(reader, name.end);
      if (color !== undefined) list.add({ name: name.text, color, isDark: /^dark$/i.test(group ?? "") });
    }
    at = body + length;
  }
  return {
    format: "Adobe Swatch Exchange",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
  };
}

/** Number of characters, including the terminating zero, then UTF-16. */
function readName(reader: BinaryReader, at: number): { text: string; end: number } {
  const length = reader.uint16(at);
  return { text: reader.utf16(at + 2, length), end: at + 2 + 2 * length };
}

/**
 * RGB, CMYK and gray from 0 to 1; L*a*b* with L from 0 to 1 and D50. CMYK has no profile here, so the naive
 * conversion is used.
 */
function readColor(reader: BinaryReader, at: number): Color | undefined {
  const model = reader.ascii(at, 4).trimEnd().toUpperCase();
  const raw = (index: number): number => reader.float32(at + 4 + 4 * index);
  const value = (index: number): number => clamp01(raw(index));
  switch (model) {
    case "RGB":
      return { space: "srgb", coords: [value(0), value(1), value(2)], alpha: 1 };
    case "GRAY":
      return { space: "srgb", coords: [value(0), value(0), value(0)], alpha: 1 };
    case "LAB": {
      const hold = (part: number): number => Math.min(128, Math.max(-128, part));
      return { space: "lab", coords: [value(0) * 100, hold(raw(1)), hold(raw(2))], alpha: 1 };
    }
    case "CMYK": {
      const light = (index: number): number => (1 - value(index)) * (1 - value(3));
      return { space: "srgb", coords: [light(0), light(1), light(2)], alpha: 1 };
    }
    default:
      return undefined;
  }
}
