/** UTF-8 (RFC 3629); JavaScript itself has no function for it without a platform API. */

/** Encodes the text; a lone surrogate is encoded as its own code point. */
export function utf8Bytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 0x3f));
    else if (code < 0x10000)
      bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 0x3f),
        0x80 | ((code >> 6) & 0x3f),
        0x80 | (code & 0x3f),
      );
  }
  return Uint8Array.from(bytes);
}

/** Overlong encodings are invalid: the least code point of each length. */
const MIN_OF_SIZE = [0, 0, 0x80, 0x800, 0x10000];
const REPLACEMENT = "\ufffd";

/** Decodes the bytes; invalid sequences become U+FFFD. */
export function utf8Text(bytes: Uint8Array): string {
  const parts: string[] = [];
  let at = 0;
  while (at < bytes.length) {
    const first = bytes[at] ?? 0;
    const size =
      first < 0x80
        ? 1
        : first >= 0xc2 && first < 0xe0
          ? 2
          : first >= 0xe0 && first < 0xf0
            ? 3
            : first >= 0xf0 && first < 0xf5
              ? 4
              : 0;
    let code = size <= 1 ? first : first & (0xff >> (size + 1));
    let isWhole = size > 0;
    for (let index = 1; index < size; index += 1) {
      const next = bytes[at + index] ?? 0;
      isWhole &&= (next & 0xc0) === 0x80;
      code = (code << 6) | (next & 0x3f);
    }
    const isLetter =
      isWhole && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) && code >= (MIN_OF_SIZE[size] ?? 0);
    parts.push(isLetter ? String.fromCodePoint(code) : REPLACEMENT);
    at += isLetter ? size : 1;
  }
  return parts.join("");
}
