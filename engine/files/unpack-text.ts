/** Reads compressed text of addresses, which pack-text.ts writes; here because pages need it before anything is packed. */
import { inflateWithin } from "#engine/bytes/inflate.ts";
import { utf8Text } from "#engine/bytes/utf8.ts";

export const PACKED_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Reverses `packText`; undefined for anything else and for more than `most` bytes of text. Never throws. */
export function unpackText(packed: string, most: number): string | undefined {
  const bytes = new Uint8Array(Math.floor((packed.length * 3) / 4));
  let [bits, held, at] = [0, 0, 0];
  for (const letter of packed) {
    const value = PACKED_LETTERS.indexOf(letter);
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
