/**
 * Procreate swatches: a zip (APPNOTE.TXT, PKWARE) from which only Swatches.json is read. Unpacking stops at a
 * limit, regardless of the size that the archive states.
 */
import { crc32 } from "#engine/files/crc32.ts";
import { inflateWithin } from "#engine/files/inflate.ts";
import { utf8Text } from "#engine/files/utf8.ts";
import { entryList, pairedColors } from "./color-entries.ts";
import { cleanName, endsTooEarly, FileProblem } from "./file-problem.ts";
import { boundedJson } from "./json-text.ts";
import type { ReadPalette } from "./read-palette.ts";

const [LOCAL_HEADER, CENTRAL_HEADER, END_RECORD] = [0x04034b50, 0x02014b50, 0x06054b50];
const END_BYTES = 22;
/** Bytes; thirty swatches take four kilobytes. */
const MOST_UNPACKED = 2_000_000;
const MOST_ENTRIES = 64;

/** Detected by its four-byte signature (of a ZIP that is not empty). */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

/** Throws a FileProblem on an archive that is damaged, is not Procreate's, or unpacks to more than the limit. */
export function readProcreate(bytes: Uint8Array): ReadPalette {
  const packed = findSwatches(bytes);
  const data = packed.method === 0 ? packed.data : unpacked(packed.data);
  if (crc32(data) !== packed.checksum) throw new FileProblem("is damaged: its checksum does not fit.");
  const root = boundedJson(utf8Text(data));
  const sets = Array.isArray(root) ? root : [root];
  const list = entryList();
  let title: string | undefined;
  for (const set of sets) {
    if (typeof set !== "object" || set === null || !("swatches" in set) || !Array.isArray(set.swatches))
      continue;
    if (title === undefined && "name" in set && typeof set.name === "string") title = cleanName(set.name);
    for (const swatch of set.swatches) addSwatch(swatch, list.add);
  }
  return {
    format: "Procreate swatches",
    ...(title !== undefined && { title }),
    colors: pairedColors(list.entries),
  };
}

/** Hue, saturation and brightness from 0 to 1; an empty slot is null. */
function addSwatch(swatch: unknown, add: ReturnType<typeof entryList>["add"]): void {
  if (typeof swatch !== "object" || swatch === null) return;
  const part = (key: string): number | undefined => {
    const value = Object.hasOwn(swatch, key) ? (swatch as Record<string, unknown>)[key] : undefined;
    return typeof value === "number" && Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : undefined;
  };
  const [hue, saturation, brightness] = [part("hue"), part("saturation"), part("brightness")];
  if (hue === undefined || saturation === undefined || brightness === undefined) return;
  const name = "name" in swatch && typeof swatch.name === "string" ? swatch.name : undefined;
  add({
    name,
    color: { space: "hsv", coords: [hue * 360, saturation * 100, brightness * 100], alpha: 1 },
  });
}

interface Packed {
  readonly method: number;
  readonly checksum: number;
  readonly data: Uint8Array;
}

/** Finds the file in the central directory at the end of the archive, as other programs do. */
function findSwatches(bytes: Uint8Array): Packed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const need = (at: number, size: number): number => {
    if (at < 0 || at + size > bytes.byteLength) throw endsTooEarly();
    return at;
  };
  let end = bytes.byteLength - END_BYTES;
  const first = Math.max(0, end - 65_535);
  while (end >= first && view.getUint32(end, true) !== END_RECORD) end -= 1;
  if (end < first) throw endsTooEarly();
  const count = Math.min(MOST_ENTRIES, view.getUint16(end + 10, true));
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(need(at, 46), true) !== CENTRAL_HEADER) throw endsTooEarly();
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = String.fromCharCode(...bytes.subarray(at + 46, at + 46 + Math.min(255, nameLength ?? 0)));
    if (/(?:^|\/)Swatches\.json$/i.test(name)) {
      const local = need(view.getUint32(at + 42, true), 30);
      if (view.getUint32(local, true) !== LOCAL_HEADER) throw endsTooEarly();
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const size = view.getUint32(at + 20, true);
      const method = view.getUint16(at + 10, true);
      if (method !== 0 && method !== 8) throw new FileProblem("is packed in a way that is not read.");
      if (method === 0 && size > MOST_UNPACKED) throw tooLarge();
      need(start, size);
      return { method, checksum: view.getUint32(at + 16, true), data: bytes.subarray(start, start + size) };
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new FileProblem("is an archive without Swatches.json: it is no Procreate file.");
}

function unpacked(data: Uint8Array): Uint8Array {
  const result = inflateWithin(data, MOST_UNPACKED);
  if (typeof result !== "string") return result;
  if (result === "too-large") throw tooLarge();
  if (result === "cut-off") throw endsTooEarly();
  throw new FileProblem("is damaged: what is packed in it cannot be unpacked.");
}

function tooLarge(): FileProblem {
  return new FileProblem("unpacks to far more than swatches take, and is not read.");
}
