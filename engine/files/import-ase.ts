/** Adobe Swatch Exchange, as read from the files of four programs; the layout is that of adobe.ts. */
import type { Color } from "#engine/color.ts";
import type { ImportedColor, ReadPalette } from "./import-palette.ts";

const COLOR_BLOCK = 0x0001;
const GROUP_START = 0xc001;

export function isAse(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 4)) === "ASEF";
}

/** Throws a RangeError on a file that ends too early. */
export function readAse(bytes: Uint8Array): ReadPalette {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(8);
  const colors: ImportedColor[] = [];
  let title: string | undefined;
  let at = 12;
  for (let block = 0; block < count; block += 1) {
    const type = view.getUint16(at);
    const length = view.getUint32(at + 2);
    const body = at + 6;
    if (type === COLOR_BLOCK || type === GROUP_START) {
      const name = readName(view, body);
      if (name.end > body + length) throw new RangeError("A name is longer than its block");
      if (type === GROUP_START) title ??= name.text === "" ? undefined : name.text;
      else {
        const color = readColor(view, name.end);
        if (color?.coords.every(Number.isFinite))
          colors.push({ ...(name.text !== "" && { name: name.text }), color });
      }
    }
    at = body + length;
  }
  return { format: "Adobe Swatch Exchange", ...(title !== undefined && { title }), colors };
}

/** Length in characters, the closing zero counted, then UTF-16. */
function readName(view: DataView, at: number): { text: string; end: number } {
  const length = view.getUint16(at);
  let text = "";
  for (let index = 0; index < length - 1; index += 1)
    text += String.fromCharCode(view.getUint16(at + 2 + 2 * index));
  return { text, end: at + 2 + 2 * length };
}

/** RGB, CMYK and grey from 0 to 1; L*a*b* with L from 0 to 1 and D50. CMYK has no profile here: the naive formula. */
function readColor(view: DataView, at: number): Color | undefined {
  const model = [0, 1, 2, 3].map((index) => String.fromCharCode(view.getUint8(at + index))).join("");
  const value = (index: number): number => view.getFloat32(at + 4 + 4 * index);
  switch (model.trimEnd().toUpperCase()) {
    case "RGB":
      return { space: "srgb", coords: [value(0), value(1), value(2)], alpha: 1 };
    case "GRAY":
      return { space: "srgb", coords: [value(0), value(0), value(0)], alpha: 1 };
    case "LAB":
      return { space: "lab", coords: [value(0) * 100, value(1), value(2)], alpha: 1 };
    case "CMYK": {
      const light = (index: number): number => (1 - value(index)) * (1 - value(3));
      return { space: "srgb", coords: [light(0), light(1), light(2)], alpha: 1 };
    }
    default:
      return undefined;
  }
}
