/**
 * A streaming PNG encoder (https://www.w3.org/TR/png-3/): 8 bits per channel, in sRGB or Display P3. It holds
 * only one row and the compressor's window in memory, whatever the size of the picture.
 */
import { Zlib } from "fflate";
import { crc32 } from "#engine/bytes/crc32.ts";
import { joined } from "#engine/bytes/joined.ts";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import type { RasterGamut } from "#engine/raster/raster.ts";
import { displayP3Profile } from "./p3-profile.ts";

/** `width` and `height` in px, at least 1; `gamut` is written into the file as its profile. */
export interface PngPicture {
  readonly width: number;
  readonly height: number;
  readonly gamut: RasterGamut;
  readonly hasAlpha: boolean;
}

export interface PngWriter {
  /** Complete rows of RGBA bytes, from the top down. */
  readonly writeRows: (rgba: Uint8ClampedArray | Uint8Array) => void;
  /** Finishes the file. Throws if rows are missing. */
  readonly end: () => void;
}

const SIGNATURE = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);
const [TRUECOLOR, TRUECOLOR_WITH_ALPHA] = [2, 6];
/** Coding-independent code points (H.273): primaries of Display P3, the curve of sRGB, RGB, full range. */
const P3_CODE_POINTS = Uint8Array.from([12, 13, 0, 1]);
const PERCEPTUAL = 0;
/** At this level a dithered gradient is a seventh larger than at level 6, but takes a quarter of the time. */
const LEVEL = 3;

/** Passes the bytes of the file to `onBytes`, in order, as they are produced. */
export function createPngWriter(picture: PngPicture, onBytes: (bytes: Uint8Array) => void): PngWriter {
  const { width, height, gamut, hasAlpha } = picture;
  const channels = hasAlpha ? 4 : 3;
  const stride = width * channels;
  const filter = createRowFilter(stride, channels);
  let missing = height;
  onBytes(SIGNATURE);
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  head.setUint8(9, hasAlpha ? TRUECOLOR_WITH_ALPHA : TRUECOLOR);
  onBytes(chunk("IHDR", new Uint8Array(head.buffer)));
  if (gamut === "srgb") onBytes(chunk("sRGB", Uint8Array.of(PERCEPTUAL)));
  else {
    // Readers that know cICP prefer it over the profile; older ones, such as most image editors, need the
    // profile.
    onBytes(chunk("cICP", P3_CODE_POINTS));
    onBytes(chunk("iCCP", namedProfile()));
  }
  const zlib = new Zlib({ level: LEVEL }, (data) => {
    if (data.length > 0) onBytes(chunk("IDAT", data));
  });
  return {
    writeRows(rgba) {
      const rows = rgba.length / (width * 4);
      const lines = new Uint8Array((1 + stride) * rows);
      for (let row = 0; row < rows; row += 1) {
        filter(rgba.subarray(row * width * 4, (row + 1) * width * 4), lines, row * (1 + stride));
      }
      missing -= rows;
      zlib.push(lines);
    },
    end() {
      if (missing !== 0) throw new RangeError(`${missing} rows of ${height} are missing.`);
      zlib.push(new Uint8Array(), true);
      onBytes(chunk("IEND", new Uint8Array()));
    },
  };
}

/** PNG filters (§9): bytes unchanged, minus the left neighbor, minus the one above. */
const [NONE, SUB, UP] = [0, 1, 2];

/** Chooses the filter with the smallest differences for each row, as the standard recommends (§12.7). */
function createRowFilter(stride: number, channels: number) {
  let above = new Uint8Array(stride);
  let packed = new Uint8Array(stride);
  return (rgba: Uint8ClampedArray | Uint8Array, lines: Uint8Array, start: number): void => {
    if (channels === 4) packed.set(rgba);
    else {
      for (let from = 0, at = 0; at < stride; from += 4, at += 3) {
        packed[at] = rgba[from] ?? 0;
        packed[at + 1] = rgba[from + 1] ?? 0;
        packed[at + 2] = rgba[from + 2] ?? 0;
      }
    }
    const kind = leastDifferent(packed, above, channels);
    lines[start] = kind;
    const to = start + 1;
    if (kind === NONE) lines.set(packed, to);
    else if (kind === UP)
      for (let at = 0; at < stride; at += 1) lines[to + at] = (packed[at] ?? 0) - (above[at] ?? 0);
    else {
      lines.set(packed.subarray(0, channels), to);
      for (let at = channels; at < stride; at += 1)
        lines[to + at] = (packed[at] ?? 0) - (packed[at - channels] ?? 0);
    }
    [above, packed] = [packed, above];
  };
}

/** Bytes between two that are compared: a prime, so that all channels are. The choice decides the size of the file only. */
const COMPARED = 7;

function leastDifferent(row: Uint8Array, above: Uint8Array, channels: number): number {
  let none = size(row[0] ?? 0);
  let sub = none;
  let up = size((row[0] ?? 0) - (above[0] ?? 0));
  for (let at = channels; at < row.length; at += COMPARED) {
    const value = row[at] ?? 0;
    none += size(value);
    sub += size(value - (row[at - channels] ?? 0));
    up += size(value - (above[at] ?? 0));
  }
  if (up <= sub && up <= none) return UP;
  return sub <= none ? SUB : NONE;
}

/** Absolute value of a byte difference, modulo 256. */
function size(difference: number): number {
  const byte = difference & 0xff;
  return byte < 128 ? byte : 256 - byte;
}

function namedProfile(): Uint8Array {
  return joined([utf8Bytes("Display P3\0\0"), zlibbed(displayP3Profile())]);
}

function zlibbed(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  new Zlib({ level: 6 }, (data) => parts.push(data)).push(bytes, true);
  return joined(parts);
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const typed = joined([utf8Bytes(type), body]);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, body.byteLength);
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, crc32(typed));
  return joined([new Uint8Array(length.buffer), typed, new Uint8Array(check.buffer)]);
}
