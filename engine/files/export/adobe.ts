/**
 * Adobe's swatch files, big-endian. ASE (Swatch Exchange): "ASEF", version 1.0, blocks of type, length and body, names in
 * UTF-16 with a closing zero, colors as 32-bit floats. ACO: version 1, then version 2 with names, colors as 16-bit integers
 * (Adobe Photoshop File Formats Specification, "Color swatches").
 */

import { joined } from "#engine/bytes/joined.ts";
import { toBytes } from "#engine/format/format.ts";
import { isInGamut } from "#engine/gamut/gamut.ts";
import type { Color } from "#engine/space/color.ts";
import { colorToSrgb, convertColor } from "#engine/space/convert.ts";
import type { Exporter } from "./export-palette.ts";
import { withDarkBelow } from "./named-values.ts";

const ASE_COLOR = 0x0001;
const ASE_GROUP_START = 0xc001;
const ASE_GROUP_END = 0xc002;
const MAX_NAME = 255;
/** Lab with D50, in hundredths, for colors outside sRGB; both file formats support it. */
const ACO_LAB = 7;
/** Limit of a and b in both formats. */
const LAB_END = 128;

/** One group named after the title; with dark values two groups, "Light" and "Dark". */
export const exportAse: Exporter = (palette) => {
  const { title, colors } = palette;
  const dark = colors.flatMap(({ name, dark: color }) => (color === undefined ? [] : [{ name, color }]));
  const groups = [
    { name: dark.length > 0 ? "Light" : (title ?? "Palette"), colors },
    ...(dark.length > 0 ? [{ name: "Dark", colors: dark }] : []),
  ];
  const blocks = groups.flatMap((group) => [
    block(ASE_GROUP_START, aseName(group.name)),
    ...group.colors.map(aseColor),
    block(ASE_GROUP_END, new Uint8Array()),
  ]);
  const head = new DataView(new ArrayBuffer(12));
  for (const [index, letter] of [..."ASEF"].entries()) head.setUint8(index, letter.charCodeAt(0));
  head.setUint16(4, 1);
  head.setUint32(8, blocks.length);
  return joined([new Uint8Array(head.buffer), ...blocks]);
};

export const exportAco: Exporter = (palette) => {
  const colors = withDarkBelow(palette);
  const entry = (color: (typeof colors)[number]["color"]): Uint8Array => {
    const view = new DataView(new ArrayBuffer(10));
    if (isInGamut(color, "srgb"))
      for (const [index, value] of toBytes(color).bytes.entries()) view.setUint16(2 + 2 * index, value * 257);
    else {
      view.setUint16(0, ACO_LAB);
      for (const [index, value] of labOf(color).entries())
        view.setInt16(2 + 2 * index, Math.round(value * 100));
    }
    return new Uint8Array(view.buffer);
  };
  const head = (version: number): Uint8Array => {
    const view = new DataView(new ArrayBuffer(4));
    view.setUint16(0, version);
    view.setUint16(2, colors.length);
    return new Uint8Array(view.buffer);
  };
  return joined([
    head(1),
    ...colors.map(({ color }) => entry(color)),
    head(2),
    ...colors.flatMap(({ name, color }) => {
      const text = utf16(name);
      const length = new DataView(new ArrayBuffer(4));
      length.setUint32(0, text.byteLength / 2);
      return [entry(color), new Uint8Array(length.buffer), text];
    }),
  ]);
};

function aseColor({ name, color }: { readonly name: string; readonly color: Color }): Uint8Array {
  const isRgb = isInGamut(color, "srgb");
  const { red, green, blue } = colorToSrgb(color);
  const [lightness, a, b] = labOf(color);
  const values = isRgb ? [red, green, blue] : [lightness / 100, a, b];
  const body = new DataView(new ArrayBuffer(18));
  for (const [index, letter] of [...(isRgb ? "RGB " : "LAB ")].entries())
    body.setUint8(index, letter.charCodeAt(0));
  for (const [index, value] of values.entries()) body.setFloat32(4 + 4 * index, value);
  body.setUint16(16, 2); // color type: normal, neither global nor spot
  return block(ASE_COLOR, joined([aseName(name), new Uint8Array(body.buffer)]));
}

function labOf(color: Color): readonly [lightness: number, a: number, b: number] {
  const [lightness = 0, a = 0, b = 0] = convertColor(color, "lab").coords;
  const held = (value: number): number => Math.min(LAB_END - 1, Math.max(-LAB_END, value));
  return [Math.min(100, Math.max(0, lightness)), held(a), held(b)];
}

function block(type: number, body: Uint8Array): Uint8Array {
  const head = new DataView(new ArrayBuffer(6));
  head.setUint16(0, type);
  head.setUint32(2, body.byteLength);
  return joined([new Uint8Array(head.buffer), body]);
}

/** Number of characters, including the terminating zero, then the characters. */
function aseName(name: string): Uint8Array {
  const text = utf16(name);
  const length = new DataView(new ArrayBuffer(2));
  length.setUint16(0, text.byteLength / 2);
  return joined([new Uint8Array(length.buffer), text]);
}

function utf16(name: string): Uint8Array {
  const text = `${name.slice(0, MAX_NAME)}\0`;
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let index = 0; index < text.length; index += 1) view.setUint16(2 * index, text.charCodeAt(index));
  return new Uint8Array(view.buffer);
}
