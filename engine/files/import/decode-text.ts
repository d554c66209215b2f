/** The text of a file by its byte order mark: UTF-8 without one, UTF-16 of either order with one (Unicode 16 §23.8). */
import { utf8Text } from "#engine/bytes/utf8.ts";

const CHUNK = 8192;

/** `decoded` is the text as UTF-8 if the caller has it, which is faster by the platform. */
export function decodeText(bytes: Uint8Array, decoded?: string): string {
  const isLittle = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isLittle && !isBig) return (decoded ?? utf8Text(bytes)).replace(/^\ufeff/, "");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: string[] = [];
  for (let at = 2; at + 1 < bytes.byteLength; at += 2 * CHUNK) {
    const count = Math.min(CHUNK, Math.floor((bytes.byteLength - at) / 2));
    parts.push(
      String.fromCharCode(
        ...Array.from({ length: count }, (_, index) => view.getUint16(at + 2 * index, isLittle)),
      ),
    );
  }
  return parts.join("");
}
