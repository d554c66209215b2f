/**
 * The files in a zip (APPNOTE.TXT, PKWARE) by the central directory at its end, as other programs read it. Unpacking
 * stops at a limit, regardless of the size that the archive states.
 */
import { crc32 } from "#engine/bytes/crc32.ts";
import { endsTooEarly, FileProblem, MAX_COLORS } from "#engine/bytes/file-problem.ts";
import { inflateWithin } from "#engine/bytes/inflate.ts";
import { utf8Text } from "#engine/bytes/utf8.ts";
import { decodeText } from "#engine/files/import/decode-text.ts";

const [LOCAL_HEADER, CENTRAL_HEADER, END_RECORD] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
/** Bytes of all unpacked files of an archive; thirty swatches take four kilobytes. */
const MAX_UNPACKED = 2_000_000;

/** Detected by its four-byte signature (of a ZIP that is not empty). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/**
 * Path and text of each file whose path matches, in the order of the archive. Throws a FileProblem on an archive
 * that is damaged or unpacks to more than the limit.
 */
export function zippedTexts(
  bytes: Uint8Array,
  pattern: RegExp,
): { readonly path: string; readonly text: string }[] {
  const found: { path: string; text: string }[] = [];
  let room = MAX_UNPACKED;
  for (const { path, packed } of entriesOf(bytes)) {
    if (!pattern.test(path)) continue;
    const data = unpacked(packed(), room);
    room -= data.byteLength;
    found.push({ path, text: decodeText(data) });
  }
  return found;
}

/** The file of exactly this path, of at most `most` bytes; undefined without one. Throws as `zippedTexts` does. */
export function zippedFile(bytes: Uint8Array, path: string, most: number): Uint8Array | undefined {
  for (const entry of entriesOf(bytes)) if (entry.path === path) return unpacked(entry.packed(), most);
  return undefined;
}

interface Packed {
  readonly method: number;
  readonly checksum: number;
  readonly data: Uint8Array;
}

function* entriesOf(bytes: Uint8Array): Generator<{ readonly path: string; readonly packed: () => Packed }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const need = (at: number, size: number): number => {
    if (at < 0 || at + size > bytes.byteLength) throw endsTooEarly();
    return at;
  };
  let end = bytes.byteLength - END_BYTES;
  const first = Math.max(0, end - 65_535);
  while (end >= first && view.getUint32(end, true) !== END_RECORD) end -= 1;
  if (end < first) throw endsTooEarly();
  const count = Math.min(MAX_COLORS, view.getUint16(end + 10, true));
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(need(at, 46), true) !== CENTRAL_HEADER) throw endsTooEarly();
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const entry = at;
    need(entry + 46, (nameLength ?? 0) + (extra ?? 0));
    const long = longSizes(view, entry, entry + 46 + (nameLength ?? 0), extra ?? 0);
    const packed = (): Packed => {
      const local = need(long.local, 30);
      if (view.getUint32(local, true) !== LOCAL_HEADER) throw endsTooEarly();
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const size = long.packed;
      need(start, size);
      return {
        method: view.getUint16(entry + 10, true),
        checksum: view.getUint32(entry + 16, true),
        data: bytes.subarray(start, start + size),
      };
    };
    yield { path: utf8Text(bytes.subarray(at + 46, at + 46 + Math.min(1000, nameLength ?? 0))), packed };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}

const [ZIP64_FIELD, LONG] = [0x0001, 0xffffffff];

/** The size of the packed data and the place of its header, which zip64 keeps in an extra field (APPNOTE §4.5.3). */
function longSizes(view: DataView, entry: number, from: number, length: number) {
  let packed = view.getUint32(entry + 20, true);
  let local = view.getUint32(entry + 42, true);
  const isWholeLong = view.getUint32(entry + 24, true) === LONG;
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== ZIP64_FIELD) continue;
    const end = Math.min(at + 4 + view.getUint16(at + 2, true), from + length);
    let field = at + 4 + (isWholeLong ? 8 : 0);
    const next = (): number | undefined => {
      if (field + 8 > end) return undefined;
      const value = view.getUint32(field, true) + view.getUint32(field + 4, true) * 2 ** 32;
      field += 8;
      return value;
    };
    if (packed === LONG) packed = next() ?? packed;
    if (local === LONG) local = next() ?? local;
  }
  return { packed, local };
}

function unpacked({ method, checksum, data }: Packed, room: number): Uint8Array {
  if (method !== 0 && method !== 8) throw new FileProblem("is packed in a way that is not read.");
  if (method === 0 && data.byteLength > room) throw tooLarge();
  const result = method === 0 ? data : inflateWithin(data, room);
  if (result === "too-large") throw tooLarge();
  if (result === "cut-off") throw endsTooEarly();
  if (result === "damaged") throw new FileProblem("is damaged: what is packed in it cannot be unpacked.");
  if (crc32(result) !== checksum) throw new FileProblem("is damaged: its checksum does not fit.");
  return result;
}

function tooLarge(): FileProblem {
  return new FileProblem("unpacks to far more than swatches take, and is not read.");
}
