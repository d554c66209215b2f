/**
 * Decodes a PNG according to the standard, with Node's zlib: verifies every chunk's checksum, then reads the pixels.
 * For tests.
 */
import { crc32, inflateSync } from "node:zlib";

export interface ReadPng {
  readonly width: number;
  readonly height: number;
  /** 3 or 4. */
  readonly channels: number;
  /** Chunk names in order; repeated adjacent names are listed once. */
  readonly chunks: readonly string[];
  readonly bodyOf: (chunk: string) => Buffer;
  readonly at: (x: number, y: number) => readonly number[];
  /** Row by row. */
  readonly pixels: Uint8Array;
}

export function readPng(bytes: Uint8Array): ReadPng {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, 8).toString("latin1") !== "\x89PNG\r\n\x1a\n") throw new Error("No PNG.");
  const bodies = new Map<string, Buffer[]>();
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const typed = file.subarray(at + 4, at + 8 + length);
    if (crc32(typed) !== file.readUInt32BE(at + 8 + length)) throw new Error("A sum is wrong.");
    const name = typed.toString("latin1", 0, 4);
    bodies.set(name, [...(bodies.get(name) ?? []), typed.subarray(4)]);
    at += 12 + length;
  }
  const bodyOf = (name: string): Buffer => Buffer.concat(bodies.get(name) ?? []);
  const head = bodyOf("IHDR");
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const channels = head[9] === 6 ? 4 : 3;
  const pixels = unfiltered(inflateSync(bodyOf("IDAT")), width * channels, height, channels);
  return {
    width,
    height,
    channels,
    chunks: [...bodies.keys()],
    bodyOf,
    pixels,
    at: (x, y) => [...pixels.subarray((y * width + x) * channels, (y * width + x + 1) * channels)],
  };
}

function unfiltered(lines: Buffer, stride: number, height: number, channels: number): Buffer {
  if (lines.length !== (1 + stride) * height) throw new Error("There are more or fewer rows.");
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const kind = lines[y * (1 + stride)] ?? 0;
    const predict = PREDICTORS[kind];
    if (predict === undefined) throw new Error(`Filter ${kind} is not read here.`);
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x >= channels ? (pixels[at - channels] ?? 0) : 0;
      const above = y > 0 ? (pixels[at - stride] ?? 0) : 0;
      const corner = x >= channels && y > 0 ? (pixels[at - stride - channels] ?? 0) : 0;
      pixels[at] = (lines[y * (1 + stride) + 1 + x] ?? 0) + predict(left, above, corner);
    }
  }
  return pixels;
}

/** The filters of the standard by their number: None, Sub, Up, Average, Paeth. */
const PREDICTORS: readonly ((left: number, above: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, above) => above,
  (left, above) => (left + above) >> 1,
  (left, above, corner) => {
    const byLeft = Math.abs(above - corner);
    const byAbove = Math.abs(left - corner);
    const byCorner = Math.abs(left + above - 2 * corner);
    if (byLeft <= byAbove && byLeft <= byCorner) return left;
    return byAbove <= byCorner ? above : corner;
  },
];
