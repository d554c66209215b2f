/**
 * Facts from a picture's bytes before it is decoded: size, frames, orientation, and whether its end is missing. Pure.
 */
import { jpegFacts } from "./jpeg-facts.ts";
import { type PictureFormat, textAt } from "./picture-format.ts";

export interface PictureFacts {
  /** Stored size in pixels; undefined if the format makes it hard to read. */
  readonly width?: number;
  readonly height?: number;
  /** Number of frames that were counted. */
  readonly frames?: number;
  /** Whether EXIF data rotates or mirrors it. */
  readonly isTurned?: boolean;
  /** Whether the end is missing. */
  readonly isCutOff?: boolean;
  /**
   * Whether a PNG says the gamma and primaries of sRGB, as encoders write them for programs that do not know sRGB
   * (PNG 3 §11.3.2.4). A browser takes the gamma of 1/2.2 for another curve, which no program of pixel art does.
   */
  readonly isStoredSrgb?: boolean;
}

/** Never throws; unreadable facts are absent. */
export function pictureFacts(bytes: Uint8Array, format: PictureFormat): PictureFacts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    switch (format) {
      case "jpeg":
        return jpegFacts(view);
      case "png":
        return pngFacts(bytes, view);
      case "gif":
        return gifFacts(bytes, view);
      case "webp":
        return webpFacts(bytes, view);
      case "bmp":
        return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
      case "avif":
      case "heic":
      case "svg":
      case "ico":
      case "tiff":
      case "jxl":
        return {};
    }
  } catch {
    // The file ended before the announced data.
    return { isCutOff: true };
  }
}

/** Chunks of length, name, content, checksum. The last one is IEND; `acTL` has the number of animation frames. */
function pngFacts(bytes: Uint8Array, view: DataView): PictureFacts {
  const size = { width: view.getUint32(16), height: view.getUint32(20) };
  let frames = 1;
  const chunks = new Map<string, number>();
  for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const name = textAt(bytes, at + 4, 4);
    if (!chunks.has(name)) chunks.set(name, at + 8);
    if (name === "acTL") frames = view.getUint32(at + 8);
    if (name === "IEND") return { ...size, frames, ...(saysSrgb(view, chunks) && { isStoredSrgb: true }) };
  }
  return { ...size, frames, isCutOff: true };
}

/** White and the primaries of sRGB, and its gamma, times 100,000. */
const SRGB_CHRM = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000];
const SRGB_GAMA = 45_455;
/** Encoders round these numbers differently. */
const MAX_OFF = 60;

/** By `gAMA` and `cHRM` alone; `sRGB`, `iCCP` and `cICP` have precedence, and browsers know them. */
function saysSrgb(view: DataView, chunks: ReadonlyMap<string, number>): boolean {
  const [gamma, primaries] = [chunks.get("gAMA"), chunks.get("cHRM")];
  if (gamma === undefined || ["sRGB", "iCCP", "cICP"].some((name) => chunks.has(name))) return false;
  const isNear = (at: number, wanted: number): boolean => Math.abs(view.getUint32(at) - wanted) <= MAX_OFF;
  return (
    isNear(gamma, SRGB_GAMA) &&
    (primaries === undefined || SRGB_CHRM.every((wanted, index) => isNear(primaries + index * 4, wanted)))
  );
}

/** Blocks: 0x21 extensions, 0x2C frames, 0x3B the end. */
function gifFacts(bytes: Uint8Array, view: DataView): PictureFacts {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let frames = 0;
  let at = 13 + tableBytes(view.getUint8(10));
  const skipSubBlocks = (): void => {
    while (view.getUint8(at) !== 0) at += 1 + view.getUint8(at);
    at += 1;
  };
  while (at < bytes.length) {
    const block = view.getUint8(at);
    if (block === 0x3b) return { ...size, frames };
    if (block === 0x2c) {
      frames += 1;
      at += 11 + tableBytes(view.getUint8(at + 9));
    } else {
      at += 2;
    }
    if (at >= bytes.length) break;
    skipSubBlocks();
  }
  return { ...size, frames, isCutOff: true };
}

/** A RIFF file; the extended form contains its size and an animation flag. */
function webpFacts(bytes: Uint8Array, view: DataView): PictureFacts {
  const isCutOff = view.getUint32(4, true) + 8 > bytes.length;
  if (textAt(bytes, 12, 4) !== "VP8X") return { isCutOff };
  const side = (at: number): number => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
  const isAnimated = (view.getUint8(20) & 2) !== 0;
  return { width: side(24), height: side(27), isCutOff, ...(isAnimated && { frames: 2 }) };
}
