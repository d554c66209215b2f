/** Whether bytes are those of a picture, by their first ones. */

const SIGNATURES: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x42, 0x4d],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
];

/** PNG, JPEG, GIF, BMP, TIFF, WebP, AVIF and HEIC. SVG is text with colors in it. */
export function isPicture(bytes: Uint8Array): boolean {
  if (SIGNATURES.some((signature) => signature.every((byte, index) => bytes[index] === byte)))
    // "BM" alone may begin a text; a bitmap has zeros behind its size.
    return bytes[0] !== 0x42 || (bytes[6] === 0 && bytes[7] === 0);
  const at = (from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));
  return (
    (at(0) === "RIFF" && at(8) === "WEBP") ||
    (at(4) === "ftyp" && /^(?:avif|avis|heic|heix|mif1)$/.test(at(8)))
  );
}
