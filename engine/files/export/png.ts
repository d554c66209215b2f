/** A sheet of the palette as PNG (https://www.w3.org/TR/png-3/): equal fields to the edges, 2400 × 1260, eight bits, sRGB. */
import { zlibSync } from "fflate";
import { toBytes } from "#engine/format/format.ts";
import type { Color } from "#engine/space/color.ts";
import { joined } from "./adobe.ts";
import { crc32 } from "./crc32.ts";
import type { Exporter } from "./export-palette.ts";
import { hasDark } from "./named-values.ts";

const WIDTH = 2400;
const HEIGHT = 1260;

/** Dark values are a second row, under their colors. */
export const exportPng: Exporter = (palette) => {
  const { colors } = palette;
  const rows = [
    scanline(colors.map(({ color }) => color)),
    ...(hasDark(palette) ? [scanline(colors.map(({ color, dark }) => dark ?? color))] : []),
  ];
  const pixels = new Uint8Array((1 + WIDTH * 3) * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) {
    const row = rows[Math.floor((y * rows.length) / HEIGHT)];
    if (row !== undefined) pixels.set(row, y * row.length);
  }
  return encodePng(WIDTH, HEIGHT, pixels);
};

function scanline(colors: readonly Color[]): Uint8Array {
  const bytes = colors.map((color) => toBytes(color).bytes);
  const row = new Uint8Array(1 + WIDTH * 3);
  for (let x = 0; x < WIDTH; x += 1) {
    const field = Math.min(bytes.length - 1, Math.floor((x * bytes.length) / WIDTH));
    row.set(bytes[field] ?? [255, 255, 255], 1 + 3 * x);
  }
  return row;
}

const SIGNATURE = Uint8Array.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** `scanlines`: for each row a filter byte of 0, then red, green and blue of each pixel. */
export function encodePng(width: number, height: number, scanlines: Uint8Array): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 2); // truecolor
  return joined([
    SIGNATURE,
    chunk("IHDR", new Uint8Array(header.buffer)),
    chunk("sRGB", Uint8Array.from([0])),
    chunk("IDAT", zlibSync(scanlines, { level: 6 })),
    chunk("IEND", new Uint8Array()),
  ]);
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const typed = joined([Uint8Array.from([...type].map((letter) => letter.charCodeAt(0))), body]);
  const length = new DataView(new ArrayBuffer(4));
  length.setUint32(0, body.byteLength);
  const check = new DataView(new ArrayBuffer(4));
  check.setUint32(0, crc32(typed));
  return joined([new Uint8Array(length.buffer), typed, new Uint8Array(check.buffer)]);
}
