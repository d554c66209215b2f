/** Big-endian reading with bounds checks, to detect truncated files. */
import { endsTooEarly, FileProblem } from "#engine/bytes/file-problem.ts";

export interface BinaryReader {
  readonly length: number;
  readonly byte: (at: number) => number;
  readonly uint16: (at: number) => number;
  readonly int16: (at: number) => number;
  readonly uint32: (at: number) => number;
  /** A finite number; any other means that the file is damaged. */
  readonly float32: (at: number) => number;
  /** `length` UTF-16 code units, up to the first zero. */
  readonly utf16: (at: number, length: number) => string;
  readonly ascii: (at: number, length: number) => string;
}

/** Reads big-endian numbers at byte offsets; throws a FileProblem outside the bounds. */
export function binaryReader(bytes: Uint8Array): BinaryReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const within = (at: number, size: number): number => {
    if (at < 0 || at + size > view.byteLength) throw endsTooEarly();
    return at;
  };
  return {
    length: view.byteLength,
    byte: (at) => view.getUint8(within(at, 1)),
    uint16: (at) => view.getUint16(within(at, 2)),
    int16: (at) => view.getInt16(within(at, 2)),
    uint32: (at) => view.getUint32(within(at, 4)),
    float32: (at) => {
      const value = view.getFloat32(within(at, 4));
      if (!Number.isFinite(value)) throw new FileProblem("is damaged: a value in it is no number.");
      return value;
    },
    utf16: (at, length) => {
      within(at, 2 * length);
      let text = "";
      for (let index = 0; index < length && text.length < 1000; index += 1) {
        const code = view.getUint16(at + 2 * index);
        if (code === 0) break;
        text += String.fromCharCode(code);
      }
      return text;
    },
    ascii: (at, length) => {
      within(at, length);
      return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(at + index))).join("");
    },
  };
}

/** Clamps to 0 to 1; NaN stays NaN. */
export function clamp01(value: number): number {
  return Math.min(1, Math.max(0, value));
}
