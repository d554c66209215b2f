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
    at: (x, y) => [...pixels.subarray((y * width + x) * channels, (y * width + x + 1) * channels)],
  };
}

function unfiltered(lines: Buffer, stride: number, height: number, channels: number): Buffer {
  if (lines.length !== (1 + stride) * height) throw new Error("There are more or fewer rows.");
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const kind = lines[y * (1 + stride)] ?? 0;
    if (kind > 2) throw new Error(`Filter ${kind} is not read here.`);
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const before =
        kind === 1 && x >= channels ? pixels[at - channels] : kind === 2 && y > 0 ? pixels[at - stride] : 0;
      pixels[at] = (lines[y * (1 + stride) + 1 + x] ?? 0) + (before ?? 0);
    }
  }
  return pixels;
}
