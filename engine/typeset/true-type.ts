/**
 * Writes a TrueType font with the given outlines for embedding: only the tables that PDF readers require of a
 * CIDFontType2 (ISO 32000-2, 9.9.1). Layouts are those of the OpenType specification.
 */
import { joined } from "#engine/bytes/joined.ts";
import type { Outline } from "./font-face.ts";

export interface FontGlyph {
  readonly outline: Outline;
  /** In thousandths of an em. */
  readonly advance: number;
}

/** Glyph 0 is the empty .notdef; the others follow in order. 1000 units an em. */
export function writeTrueType(glyphs: readonly FontGlyph[]): Uint8Array {
  const all = [{ outline: [], advance: 0 }, ...glyphs];
  const programs = all.map(({ outline }) => glyphProgram(outline));
  const bounds = programs.map(({ box }) => box);
  const offsets = [0];
  for (const { bytes } of programs) offsets.push((offsets.at(-1) ?? 0) + bytes.length);
  const contours = Math.max(0, ...all.map(({ outline }) => outline.length));
  const points = Math.max(0, ...all.map(({ outline }) => outline.flat().length));
  const [left, bottom, right, top] = [
    Math.min(...bounds.map(([x]) => x)),
    Math.min(...bounds.map(([, y]) => y)),
    Math.max(...bounds.map(([, , x]) => x)),
    Math.max(...bounds.map(([, , , y]) => y)),
  ];
  const advances = all.map(({ advance }) => Math.round(advance));
  const words = (...values: readonly number[]) => numbers(2, values);
  const longs = (...values: readonly number[]) => numbers(4, values);
  return joinTables({
    glyf: joined(programs.map(({ bytes }) => bytes)),
    head: joined([
      longs(0x00010000, 0x00010000, 0, 0x5f0f3cf5),
      words(0, 1000),
      longs(0, 0, 0, 0),
      words(left, bottom, right, top, 0, 8, 2, 1, 0),
    ]),
    hhea: joined([
      longs(0x00010000),
      words(1000, -300, 0, Math.max(...advances), left, 0, right, 1, 0, 0, 0, 0, 0, 0, 0, all.length),
    ]),
    hmtx: words(...advances.flatMap((advance, index) => [advance, bounds[index]?.[0] ?? 0])),
    loca: longs(...offsets),
    maxp: joined([longs(0x00010000), words(all.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)]),
  });
}

type Box = readonly [left: number, bottom: number, right: number, top: number];

function glyphProgram(outline: Outline): { readonly bytes: Uint8Array; readonly box: Box } {
  const points = outline.flat().map(({ x, y, onCurve }) => ({ x: Math.round(x), y: Math.round(y), onCurve }));
  if (points.length === 0) return { bytes: new Uint8Array(0), box: [0, 0, 0, 0] };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box: Box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let last = -1;
  const ends = outline.map((contour) => {
    last += contour.length;
    return last;
  });
  const steps = (values: readonly number[]) => values.map((value, index) => value - (values[index - 1] ?? 0));
  // Bit 0: the point is on the curve; bit 6 of the first: contours may overlap.
  const flags = points.map(({ onCurve }, index) => (onCurve ? 1 : 0) | (index === 0 ? 0x40 : 0));
  const bytes = joined([
    numbers(2, [outline.length, ...box, ...ends, 0]),
    Uint8Array.from(flags),
    numbers(2, [...steps(xs), ...steps(ys)]),
  ]);
  return { bytes: joined([bytes, new Uint8Array((4 - (bytes.length % 4)) % 4)]), box };
}

function joinTables(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  let offset = 12 + 16 * names.length;
  const entries: Uint8Array[] = [];
  const bodies: Uint8Array[] = [];
  for (const name of names) {
    const table = tables[name] ?? new Uint8Array(0);
    const padded = joined([table, new Uint8Array((4 - (table.length % 4)) % 4)]);
    entries.push(
      joined([
        Uint8Array.from(name, (letter) => letter.charCodeAt(0)),
        numbers(4, [checksum(padded), offset, table.length]),
      ]),
    );
    bodies.push(padded);
    offset += padded.length;
  }
  const file = joined([
    numbers(4, [0x00010000]),
    numbers(2, [names.length, 16 * power, Math.log2(power), 16 * (names.length - power)]),
    ...entries,
    ...bodies,
  ]);
  const view = new DataView(file.buffer);
  const head = 12 + 16 * names.indexOf("head");
  view.setUint32(view.getUint32(head + 8) + 8, (0xb1b0afba - checksum(file)) >>> 0);
  return file;
}

function checksum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

/** Whole numbers, big-endian, negative ones as two's complement. */
function numbers(size: 2 | 4, values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(size * values.length));
  for (const [index, value] of values.entries()) {
    if (size === 2) view.setUint16(index * 2, value & 0xffff);
    else view.setUint32(index * 4, value >>> 0);
  }
  return new Uint8Array(view.buffer);
}
