/**
 * Adobe color swatches, versions 1 and 2 (Adobe Photoshop File Formats Specification, "Color swatches"):
 * 16-bit integers; the second version follows the first and adds names.
 */

import { endsTooEarly } from "#engine/bytes/file-problem.ts";
import type { Color } from "#engine/space/color.ts";
import { type BinaryReader, binaryReader, clamp01 } from "./binary-reader.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

const MAX = 65_535;
const [HEAD_BYTES, ENTRY_BYTES] = [4, 10];

/**
 * The format has no signature; it is detected by a version of 1 or 2 and a plausible count, bytes that no
 * text contains.
 */
export function isAco(bytes: Uint8Array): boolean {
  return bytes.byteLength >= HEAD_BYTES && bytes[0] === 0 && (bytes[1] === 1 || bytes[1] === 2);
}

/** Throws a FileProblem on a file that ends too early. */
export function readAco(bytes: Uint8Array): ReadPalette {
  const reader = binaryReader(bytes);
  const count = reader.uint16(2);
  const isFirst = reader.uint16(0) === 1;
  const end = HEAD_BYTES + count * ENTRY_BYTES;
  if (end > reader.length) throw endsTooEarly();
  // After the first version comes the second with its own count, unless the file is truncated.
  const hasSecond = isFirst && reader.length > end;
  if (hasSecond && (reader.uint16(end) !== 2 || reader.uint16(end + 2) !== count)) throw endsTooEarly();
  const hasNames = !isFirst || hasSecond;
  const list = entryList();
  let at = hasSecond ? end + HEAD_BYTES : HEAD_BYTES;
  for (let index = 0; index < count; index += 1) {
    const color = readColor(reader, at);
    at += ENTRY_BYTES;
    let name: string | undefined;
    if (hasNames) {
      const length = reader.uint32(at);
      name = reader.utf16(at + 4, length);
      at += 4 + 2 * length;
    }
    if (color !== undefined) list.add({ name, color });
  }
  return { format: "Adobe color swatches", colors: pairedColors(list.entries) };
}

/** Spaces 0 RGB, 1 HSB, 2 CMYK (0 is full ink), 7 Lab (signed hundredths), 8 gray (0 to 10,000). */
function readColor(reader: BinaryReader, at: number): Color | undefined {
  const value = (index: number): number => reader.uint16(at + 2 + 2 * index);
  value(3);
  switch (reader.uint16(at)) {
    case 0:
      return { space: "srgb", coords: [value(0) / MAX, value(1) / MAX, value(2) / MAX], alpha: 1 };
    case 1:
      return {
        space: "hsv",
        coords: [(value(0) / MAX) * 360, (value(1) / MAX) * 100, (value(2) / MAX) * 100],
        alpha: 1,
      };
    case 2: {
      const light = (index: number): number => (value(index) / MAX) * (value(3) / MAX);
      return { space: "srgb", coords: [light(0), light(1), light(2)], alpha: 1 };
    }
    case 7: {
      const [a, b] = [reader.int16(at + 4) / 100, reader.int16(at + 6) / 100];
      return { space: "lab", coords: [Math.min(100, value(0) / 100), a, b], alpha: 1 };
    }
    case 8: {
      const light = clamp01(1 - value(0) / 10_000);
      return { space: "srgb", coords: [light, light, light], alpha: 1 };
    }
    default:
      return undefined;
  }
}
