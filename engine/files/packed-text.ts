/** Compressed text for addresses: DEFLATE (RFC 1951) in URL-safe base64 (RFC 4648 §5), unpadded. */
import { deflateSync } from "fflate";
import { inflateWithin } from "./inflate.ts";
import { utf8Bytes, utf8Text } from "./utf8.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/**
 * Compresses the text to characters that need no escaping in an address; the output is the same on every
 * platform.
 */
export function packText(text: string): string {
  const bytes = deflateSync(utf8Bytes(text), { level: 9 });
  let packed = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b, c] = [bytes[at], bytes[at + 1], bytes[at + 2]];
    const bits = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    for (let letter = 0; letter < (b === undefined ? 2 : c === undefined ? 3 : 4); letter += 1)
      packed += LETTERS[(bits >> (18 - 6 * letter)) & 63];
  }
  return packed;
}

/** Reverses `packText`; undefined for anything else and for more than `most` bytes of text. Never throws. */
export function unpackText(packed: string, most: number): string | undefined {
  const bytes = new Uint8Array(Math.floor((packed.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of packed) {
    const value = LETTERS.indexOf(letter);
    if (value === -1) return undefined;
    bits = ((bits << 6) | value) & 0xfff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[at] = bits >> held;
    at += 1;
  }
  const data = inflateWithin(bytes, most);
  return typeof data === "string" ? undefined : utf8Text(data);
}
