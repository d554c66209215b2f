/** A sheet of the palette as PNG (https://www.w3.org/TR/png-3/): equal fields to the edges, 2400 × 1260, eight bits, sRGB. */
import { zlibSync } from "fflate";
import { toBytes } from "#engine/format.ts";
import { joined } from "./adobe.ts";
import { crc32 } from "./crc32.ts";
import type { Exporter } from "./export-palette.ts";

const WIDTH = 2400;
const HEIGHT = 1260;

export const exportPng: Exporter = ({ colors }) => {
  const palette = colors.map(({ color }) => toBytes(color).bytes);
  const row = new Uint8Array(1 + WIDTH * 3);
  for (let x = 0; x < WIDTH; x += 1) {
    const bytes = palette[Math.min(palette.length - 1, Math.floor((x * palette.length) / WIDTH))] ?? [
      255, 255, 255,
    ];
    row.set(bytes, 1 + 3 * x);
  }
  const pixels = new Uint8Array(row.length * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) pixels.set(row, y * row.length);
  return encodePng(WIDTH, HEIGHT, pixels);
};

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
