/**
 * Opaque 8-bit sRGB colors as integers, 0xRRGGBB, for loops over millions: nothing is allocated. The results are those
 * of the functions that take a `Color`.
 */

/** Value of each hex digit by character code, 16 for other characters. */
const DIGITS = /* @__PURE__ */ digits();

function digits(): Uint8Array {
  const values = new Uint8Array(128).fill(16);
  for (let value = 0; value < 16; value += 1) {
    const text = value.toString(16);
    values[text.charCodeAt(0)] = value;
    values[text.toUpperCase().charCodeAt(0)] = value;
  }
  return values;
}

const HASH = 35;

/** The color of `#rrggbb` or `#rgb`, in capitals or not; -1 for any other text. */
export function packHex(text: string): number {
  if (text.charCodeAt(0) !== HASH) return -1;
  if (text.length === 7) {
    const a = digit(text, 1);
    const b = digit(text, 2);
    const c = digit(text, 3);
    const d = digit(text, 4);
    const e = digit(text, 5);
    const f = digit(text, 6);
    if ((a | b | c | d | e | f) > 15) return -1;
    return (a << 20) | (b << 16) | (c << 12) | (d << 8) | (e << 4) | f;
  }
  if (text.length !== 4) return -1;
  const red = digit(text, 1);
  const green = digit(text, 2);
  const blue = digit(text, 3);
  return (red | green | blue) > 15 ? -1 : ((red << 16) | (green << 8) | blue) * 17;
}

function digit(text: string, at: number): number {
  return DIGITS[text.charCodeAt(at)] ?? 16;
}

const HEX_OF_BYTE: readonly string[] = /* @__PURE__ */ Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).padStart(2, "0"),
);

/** `#rrggbb` in lower case. */
export function unpackHex(packed: number): string {
  return `#${HEX_OF_BYTE[(packed >> 16) & 255]}${HEX_OF_BYTE[(packed >> 8) & 255]}${HEX_OF_BYTE[packed & 255]}`;
}
