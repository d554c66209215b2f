const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 with padding (RFC 4648 §4) of bytes of any length. */
export function base64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 3) {
    const [first = 0, second, third] = bytes.subarray(at, at + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    const letter = (shift: number): string => LETTERS[(bits >> shift) & 63] ?? "";
    parts.push(
      letter(18) +
        letter(12) +
        (second === undefined ? "=" : letter(6)) +
        (third === undefined ? "=" : letter(0)),
    );
  }
  return parts.join("");
}

/** The bytes of a Base64 text, with or without padding; undefined if it has other letters, or its end is cut off. */
export function fromBase64(text: string): Uint8Array | undefined {
  const letters = text.replace(/={1,2}$/, "");
  if (letters.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((letters.length * 3) / 4));
  let [held, bits, at] = [0, 0, 0];
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value === -1) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return bytes;
}
