/** Detects a file type by its first bytes, whatever its name says. Pure. */

export const PICTURE_FORMATS = {
  jpeg: "JPEG",
  png: "PNG",
  gif: "GIF",
  webp: "WebP",
  bmp: "BMP",
  avif: "AVIF",
  heic: "HEIC",
  svg: "SVG",
  ico: "ICO",
  tiff: "TIFF",
  jxl: "JPEG XL",
} as const;
export type PictureFormat = keyof typeof PICTURE_FORMATS;

export type FileKind =
  | { readonly kind: "picture"; readonly format: PictureFormat }
  /** Another format: "a PDF document". */
  | { readonly kind: "other"; readonly what: string }
  | { readonly kind: "empty" }
  | { readonly kind: "unknown" };

const PICTURES: readonly (readonly [PictureFormat, string])[] = [
  ["jpeg", "\xff\xd8\xff"],
  ["png", "\x89PNG\r\n\x1a\n"],
  ["gif", "GIF8"],
  ["bmp", "BM"],
  ["ico", "\0\0\x01\0"],
  ["tiff", "II*\0"],
  ["tiff", "MM\0*"],
  ["jxl", "\xff\x0a"],
  ["jxl", "\0\0\0\x0cJXL "],
];
const OTHERS: readonly (readonly [what: string, string])[] = [
  ["a PDF document", "%PDF"],
  ["a Photoshop document", "8BPS"],
  ["a ZIP archive", "PK\x03\x04"],
  ["a gzip archive", "\x1f\x8b"],
  ["a video", "\x1aE\xdf\xa3"],
  ["a sound", "ID3"],
];
const HEIC_BRANDS = new Set(["heic", "heix", "hevc", "hevx", "heim", "heis", "mif1", "msf1"]);
/** Bytes of a text that are examined. */
const TEXT_BYTES = 4096;

/** Detected by the first bytes; binary data of any other format is "unknown". */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return { kind: "empty" };
  const picture = PICTURES.find(([, magic]) => startsWith(bytes, magic));
  if (picture !== undefined) return { kind: "picture", format: picture[0] };
  if (startsWith(bytes, "RIFF")) {
    return textAt(bytes, 8, 4) === "WEBP"
      ? { kind: "picture", format: "webp" }
      : { kind: "other", what: "a sound or a video" };
  }
  if (textAt(bytes, 4, 4) === "ftyp") return isoKind(textAt(bytes, 8, 4));
  const other = OTHERS.find(([, magic]) => startsWith(bytes, magic));
  if (other !== undefined) return { kind: "other", what: other[0] };
  return textKind(bytes);
}

/** The brand of an ISO base media file names its content. */
function isoKind(brand: string): FileKind {
  if (brand === "avif" || brand === "avis") return { kind: "picture", format: "avif" };
  if (HEIC_BRANDS.has(brand)) return { kind: "picture", format: "heic" };
  return { kind: "other", what: "a video" };
}

function textKind(bytes: Uint8Array): FileKind {
  const head = bytes.subarray(0, TEXT_BYTES);
  // Text contains no control characters other than tab and line breaks.
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return { kind: "unknown" };
  const text = new TextDecoder().decode(head);
  if (/<svg[\s>]/i.test(text)) return { kind: "picture", format: "svg" };
  return { kind: "other", what: /^\s*(?:<!doctype html|<html)/i.test(text) ? "a web page" : "text" };
}

function startsWith(bytes: Uint8Array, magic: string): boolean {
  return textAt(bytes, 0, magic.length) === magic;
}

/** Bytes as characters with the same codes. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
