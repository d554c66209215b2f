/**
 * The canvas that Figma copies and saves: "fig-kiwi", a version, and two parts with their lengths, the schema and the
 * message, each packed by DEFLATE or Zstandard. Fields are found by their names in the schema that comes along, so that
 * their numbers may change.
 */

import { Decompress } from "fzstd";
import { endsTooEarly, FileProblem } from "#engine/bytes/file-problem.ts";
import { inflateWithin } from "#engine/bytes/inflate.ts";
import { joined } from "#engine/bytes/joined.ts";
import { type KiwiChoice, type KiwiRecord, readKiwi, readKiwiSchema, tooManyLayers } from "./kiwi.ts";

/** Of designs, boards and slides. */
const SIGNATURES = ["fig-kiwi", "fig-jam.", "fig-deck"];
/** After the signature and the version, which no reader needs. */
const HEADER_BYTES = 12;
/** Figma's own schema unpacks to about 80 kB. */
const MAX_SCHEMA = 4_000_000;
const ZSTANDARD = [0x28, 0xb5, 0x2f, 0xfd];

/** By the eight bytes that it begins with. */
export function isFigmaCanvas(bytes: Uint8Array): boolean {
  return SIGNATURES.includes(String.fromCharCode(...bytes.subarray(0, 8)));
}

/** What a canvas is unpacked to, so that it can be read more than once. */
export interface FigmaCanvas {
  readonly message: (choice?: KiwiChoice) => KiwiRecord;
}

/** `most` is the size in bytes of the unpacked message. Throws a FileProblem, as `message` does, if it cannot be read. */
export function openFigmaCanvas(bytes: Uint8Array, most: number): FigmaCanvas {
  const [packedSchema, packedMessage] = partsOf(bytes);
  const schema = readKiwiSchema(unpacked(packedSchema, MAX_SCHEMA));
  const message = unpacked(packedMessage, most);
  return { message: (choice) => readKiwi(message, schema, "Message", choice) };
}

function partsOf(bytes: Uint8Array): readonly [Uint8Array, Uint8Array] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const part = (at: number): Uint8Array => {
    if (at + 4 > bytes.byteLength) throw endsTooEarly();
    const end = at + 4 + view.getUint32(at, true);
    if (end > bytes.byteLength) throw endsTooEarly();
    return bytes.subarray(at + 4, end);
  };
  const schema = part(HEADER_BYTES);
  return [schema, part(HEADER_BYTES + 4 + schema.byteLength)];
}

function unpacked(data: Uint8Array, most: number): Uint8Array {
  if (ZSTANDARD.every((byte, index) => data[index] === byte)) return unpackedZstandard(data, most);
  const result = inflateWithin(data, most);
  if (result === "too-large") throw tooManyLayers();
  if (result === "cut-off") throw endsTooEarly();
  if (result === "damaged") throw new FileProblem("is damaged: what is packed in it cannot be unpacked.");
  return result;
}

/** Stops at the limit, whatever the data says of its size: a block has at most 128 kB. */
function unpackedZstandard(data: Uint8Array, most: number): Uint8Array {
  if (memoryFor(data) > most) throw tooManyLayers();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    new Decompress((part) => {
      size += part.byteLength;
      if (size > most) throw tooManyLayers();
      parts.push(part);
    }).push(data, true);
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem("is damaged: what is packed in it cannot be unpacked.");
  }
  return joined(parts);
}

/** Bytes that unpacking keeps at once, as the head of the frame states (RFC 8878 §3.1.1.1). */
function memoryFor(data: Uint8Array): number {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const descriptor = data[4] ?? 0;
  if ((descriptor & 0x20) === 0) {
    const window = data[5] ?? 0;
    return 2 ** (10 + (window >> 3)) * (1 + (window & 7) / 8);
  }
  const at = 5 + ([0, 1, 2, 4][descriptor & 3] ?? 0);
  const length = [1, 2, 4, 8][descriptor >> 6] ?? 1;
  if (at + length > data.byteLength) throw endsTooEarly();
  if (length === 1) return view.getUint8(at);
  if (length === 2) return view.getUint16(at, true) + 256;
  return view.getUint32(at, true) + (length === 8 ? view.getUint32(at + 4, true) * 2 ** 32 : 0);
}
