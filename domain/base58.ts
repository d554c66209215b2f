const BASE58 = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/**
 * URL-safe without similar-looking characters (LIB-7), at least `length` characters: nine bytes take about 12, twelve
 * bytes about 17.
 */
export function base58(bytes: Uint8Array, length = 12): string {
  let number = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  let text = "";
  for (let place = 0; place < length; place += 1) {
    text = (BASE58[Number(number % 58n)] ?? "1") + text;
    number /= 58n;
  }
  return text;
}
