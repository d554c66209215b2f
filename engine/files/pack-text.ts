/** Writes compressed text for addresses: DEFLATE (RFC 1951) in URL-safe base64 (RFC 4648 §5), unpadded. */
import { deflateSync } from "fflate";
import { utf8Bytes } from "#engine/bytes/utf8.ts";
import { PACKED_LETTERS } from "./unpack-text.ts";

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
      packed += PACKED_LETTERS[(bits >> (18 - 6 * letter)) & 63];
  }
  return packed;
}
