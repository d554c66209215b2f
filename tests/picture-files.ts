/** Picture files made byte by byte, for tests: nothing is downloaded, and each says exactly what it is. */
import { crc32, deflateSync } from "node:zlib";

type Rgba = readonly [red: number, green: number, blue: number, alpha?: number];

/** A PNG of 8 bits a channel with alpha, by a function of place. */
export function pngFile(width: number, height: number, at: (x: number, y: number) => Rgba): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 4));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = at(x, y);
      rows.set([red, green, blue, alpha], y * (1 + width * 4) + 1 + x * 4);
    }
  }
  return pngOf(width, height, 6, rows);
}

/** A PNG with a color table, its stripes as wide as each other; of any size, since equal rows are cheap. */
export function stripedPng(width: number, height: number, colors: readonly Rgba[]): Buffer {
  const row = Buffer.alloc(1 + width);
  for (let x = 0; x < width; x += 1) row[x + 1] = Math.floor((x * colors.length) / width);
  const rows = Buffer.alloc(row.length * height);
  for (let y = 0; y < height; y += 1) row.copy(rows, y * row.length);
  const table = Buffer.from(colors.flatMap(([red, green, blue]) => [red, green, blue]));
  return pngOf(width, height, 3, rows, chunk("PLTE", table));
}

function pngOf(
  width: number,
  height: number,
  kind: number,
  rows: Buffer,
  more: Buffer = Buffer.alloc(0),
): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, kind, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    more,
    chunk("IDAT", deflateSync(rows, { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** An animated GIF of 8 × 8 pixels, each frame of one color. */
export function gifFile(frames: readonly Rgba[]): Buffer {
  const bytes = [...Buffer.from("GIF89a"), 8, 0, 8, 0, 0x81, 0, 0];
  for (let entry = 0; entry < 4; entry += 1) {
    const [red, green, blue] = frames[entry] ?? [0, 0, 0];
    bytes.push(red, green, blue);
  }
  bytes.push(0x21, 0xff, 11, ...Buffer.from("NETSCAPE2.0"), 3, 1, 0, 0, 0);
  for (const index of frames.keys()) {
    bytes.push(0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 8, 0, 8, 0, 0, 2);
    const data = lzw(Array.from({ length: 64 }, () => index));
    bytes.push(data.length, ...data, 0);
  }
  return Buffer.from([...bytes, 0x3b]);
}

/** Codes of three bits; the table is cleared before they would grow. */
function lzw(pixels: readonly number[]): number[] {
  const clear = 4;
  const end = 5;
  const codes = pixels.flatMap((pixel, at) => (at % 2 === 0 ? [clear, pixel] : [pixel]));
  const bits = [...codes, end].map((code) => [code & 1, (code >> 1) & 1, code >> 2] as const).flat();
  return Array.from({ length: Math.ceil(bits.length / 8) }, (_, byte) =>
    bits.slice(byte * 8, byte * 8 + 8).reduce((sum, bit, place) => sum + (bit ?? 0) * 2 ** place, 0),
  );
}

/** The JPEG with EXIF data that says how it is to be turned, 1 to 8, behind its first marker. */
export function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", 0, "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const body = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
