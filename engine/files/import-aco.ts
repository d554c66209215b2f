/**
 * Adobe color swatches, versions 1 and 2 (Adobe Photoshop File Formats Specification, "Color swatches"): 16-bit integers,
 * the second version after the first, with names.
 */
import type { Color } from "#engine/color.ts";
import type { ImportedColor, ReadPalette } from "./import-palette.ts";

const MAX = 65_535;
const ENTRY_BYTES = 10;

/** The format has no mark of its own: version and count must fit the length. */
export function isAco(bytes: Uint8Array): boolean {
  if (bytes.byteLength < 14) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [version, count] = [view.getUint16(0), view.getUint16(2)];
  if (count === 0) return false;
  const end = 4 + count * ENTRY_BYTES;
  if (version === 2) return bytes.byteLength > end;
  return (
    version === 1 && (bytes.byteLength === end || (bytes.byteLength > end + 4 && view.getUint16(end) === 2))
  );
}

/** Throws a RangeError on a file that ends too early. */
export function readAco(bytes: Uint8Array): ReadPalette {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(2);
  const second = 4 + count * ENTRY_BYTES;
  const hasNames = view.getUint16(0) === 2 || bytes.byteLength > second;
  let at = view.getUint16(0) === 2 || !hasNames ? 4 : second + 4;
  const colors: ImportedColor[] = [];
  for (let index = 0; index < count; index += 1) {
    const color = readColor(view, at);
    at += ENTRY_BYTES;
    let name = "";
    if (hasNames) {
      const length = view.getUint32(at);
      for (let letter = 0; letter < length - 1; letter += 1)
        name += String.fromCharCode(view.getUint16(at + 4 + 2 * letter));
      at += 4 + 2 * length;
    }
    if (color !== undefined) colors.push({ ...(name !== "" && { name }), color });
  }
  return { format: "Adobe color swatches", colors };
}

/** Spaces 0 RGB, 1 HSB, 2 CMYK (0 is full ink), 7 Lab (signed hundredths), 8 grey (0 to 10,000). */
function readColor(view: DataView, at: number): Color | undefined {
  const value = (index: number): number => view.getUint16(at + 2 + 2 * index);
  switch (view.getUint16(at)) {
    case 0:
      return { space: "srgb", coords: [value(0) / MAX, value(1) / MAX, value(2) / MAX], alpha: 1 };
    case 1:
      return {
        space: "hsv",
        coords: [(value(0) / MAX) * 360, (value(1) / MAX) * 100, (value(2) / MAX) * 100],
        alpha: 1,
      };
    case 2: {
      const light = (index: number): number => (value(index) / MAX) * (value(3) / MAX);
      return { space: "srgb", coords: [light(0), light(1), light(2)], alpha: 1 };
    }
    case 7:
      return {
        space: "lab",
        coords: [value(0) / 100, view.getInt16(at + 4) / 100, view.getInt16(at + 6) / 100],
        alpha: 1,
      };
    case 8: {
      const light = 1 - value(0) / 10_000;
      return { space: "srgb", coords: [light, light, light], alpha: 1 };
    }
    default:
      return undefined;
  }
}
