/**
 * Binary color tables: Adobe's .act (256 colors of three bytes; Photoshop File Formats Specification, "Color Table") and
 * Microsoft's RIFF .pal (Multimedia Programming Interface 1.0, LOGPALETTE).
 */

import { endsTooEarly } from "#engine/bytes/file-problem.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import type { ReadPalette } from "./read-palette.ts";

const ACT_BYTES = 768;

/** By its size, as the format has no signature; four more bytes tell how many colors there are. */
export function isAct(bytes: Uint8Array, name: string): boolean {
  return /\.act$/i.test(name) && (bytes.byteLength === ACT_BYTES || bytes.byteLength === ACT_BYTES + 4);
}

/** 256 colors, or as many as its last bytes say. */
export function readAct(bytes: Uint8Array): ReadPalette {
  const said = bytes.byteLength > ACT_BYTES ? ((bytes[768] ?? 0) << 8) | (bytes[769] ?? 0) : 256;
  const count = said === 0 || said > 256 ? 256 : said;
  return tableOf("Adobe Color Table", bytes, 0, count, 3);
}

/** "RIFF", a size, "PAL ". */
export function isRiff(bytes: Uint8Array): boolean {
  return letters(bytes, 0) === "RIFF" && letters(bytes, 8) === "PAL ";
}

/** Throws a FileProblem on a file that is cut off. */
export function readRiff(bytes: Uint8Array): ReadPalette {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.byteLength; ) {
    const size = view.getUint32(at + 4, true);
    if (letters(bytes, at) === "data") {
      if (at + 12 > bytes.byteLength) throw endsTooEarly();
      const count = view.getUint16(at + 10, true);
      if (at + 12 + 4 * count > bytes.byteLength) throw endsTooEarly();
      return tableOf("RIFF palette", bytes, at + 12, count, 4);
    }
    at += 8 + size + (size % 2);
  }
  throw endsTooEarly();
}

function tableOf(format: string, bytes: Uint8Array, from: number, count: number, width: number): ReadPalette {
  const list = entryList();
  for (let index = 0; index < count; index += 1) {
    const at = from + index * width;
    const [r = 0, g = 0, b = 0] = [bytes[at], bytes[at + 1], bytes[at + 2]].map(
      (value) => (value ?? 0) / 255,
    );
    list.add({ name: undefined, color: { space: "srgb", coords: [r, g, b], alpha: 1 } });
  }
  return { format, colors: pairedColors(list.entries) };
}

function letters(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
