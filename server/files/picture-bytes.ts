/** Detects the picture format by the first bytes, before any decoder runs. */

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

export type PictureFormat = "png" | "jpeg" | "webp" | "gif" | "avif";

/** Undefined for any other format. */
export function pictureFormat(bytes: Uint8Array): PictureFormat | undefined {
  if (PNG.every((byte, at) => bytes[at] === byte)) return "png";
  if (JPEG.every((byte, at) => bytes[at] === byte)) return "jpeg";
  const text = (from: number, to: number) => String.fromCodePoint(...bytes.subarray(from, to));
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(0, 6) === "GIF87a" || text(0, 6) === "GIF89a") return "gif";
  if (text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "avif";
  return undefined;
}
