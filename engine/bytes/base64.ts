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
